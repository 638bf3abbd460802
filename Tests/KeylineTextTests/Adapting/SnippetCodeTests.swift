import KeylineModel
import Testing

@testable import KeylineText

@Suite("Snippets of code")
struct SnippetCodeTests {
  private static let changed = EraConstant(before: Length(points: 20), from: Length(points: 12))
  private static let same = EraConstant(before: Length(points: 16), from: Length(points: 16))
  private static let third = EraConstant(before: nil, from: Length(sixths: 322))

  private static let all: [SnippetConstants] = [
    .zeroEdgeMargin(margin: same, height: Length(points: 44)),
    .itemSpacing(margin: changed, spacing: same, height: Length(points: 44)),
    .titleViewFill(margin: changed), .tableShift(top: changed), .tableExtraSpace,
    .tabBarJump(y: Length(points: 729)),
  ]

  private func swift(_ constants: SnippetConstants) -> String {
    SwiftSnippet(constants: constants, place: "iPhone X, iOS 11").text
  }

  private func objectiveC(_ constants: SnippetConstants) -> String {
    ObjectiveCSnippet(constants: constants, place: "iPhone X, iOS 11").text
  }

  @Test(arguments: 0..<all.count)
  func `import UIKit, close what they open and end with a line break`(index: Int) {
    for (text, head) in [
      (swift(Self.all[index]), "import UIKit\n\n"),
      (objectiveC(Self.all[index]), "#import <UIKit/UIKit.h>\n\n"),
    ] {
      #expect(text.hasPrefix(head))
      for pair in ["{}", "()", "[]"].map({ [Character]($0) }) {
        #expect(text.count { $0 == pair[0] } == text.count { $0 == pair[1] })
      }
      #expect(text.hasSuffix("\n"))
      #expect(!text.split(separator: "\n").contains { $0.hasSuffix(" ") })
    }
  }

  @Test func `a constant that iOS 11 changed is asked for at run time`() {
    #expect(
      swift(.titleViewFill(margin: Self.changed)).contains(
        """
        /// The distance of the widest title view from the edge: iPhone X, iOS 11.
        private let edgeMargin: CGFloat = {
          if #available(iOS 11.0, *) { return 12 }
          return 20
        }()
        """))
    #expect(
      objectiveC(.titleViewFill(margin: Self.changed)).contains(
        """
        static inline CGFloat EdgeMargin(void) {
            if (@available(iOS 11.0, *)) {
                return 12;
            }
            return 20;
        }
        """))
  }

  @Test func `a constant that stayed is a number`() {
    let constants = SnippetConstants.zeroEdgeMargin(margin: Self.same, height: Length(points: 44))
    #expect(swift(constants).contains("private let edgeMargin: CGFloat = 16\n"))
    #expect(objectiveC(constants).contains("{\n    return 16;\n}"))
    #expect(swift(constants).contains("heightAnchor.constraint(equalToConstant: 44)"))
    #expect(objectiveC(constants).contains("constraintEqualToConstant:44]"))
  }

  @Test func `a table's inset is set only where it is known`() {
    let only = SnippetConstants.tableShift(top: Self.third)
    #expect(swift(only).contains("contentInset.top = 53.667"))
    #expect(swift(only).split(separator: "contentInset.top").count == 2)
    #expect(objectiveC(only).split(separator: "inset.top = ").count == 2)
    let both = SnippetConstants.tableShift(top: Self.changed)
    #expect(swift(both).contains("contentInset.top = 12"))
    #expect(swift(both).contains("contentInset.top = 20"))
    let none = SnippetConstants.tableShift(top: EraConstant(before: nil, from: nil))
    #expect(!swift(none).contains("contentInset.top"))
    #expect(swift(none).contains("contentInsetAdjustmentBehavior = .never"))
    #expect(swift(none).contains("automaticallyAdjustsScrollViewInsets = false"))
  }

  @Test func `both languages have the same numbers`() {
    for constants in Self.all {
      #expect(numbers(swift(constants)) == numbers(objectiveC(constants)))
    }
  }

  /// The numbers in a text, apart from nought and iOS 11.
  private func numbers(_ text: String) -> Set<Double> {
    let words = text.split { !($0.isNumber || $0 == ".") }
    return Set(words.compactMap { Double($0) }).subtracting([0, 11])
  }
}
