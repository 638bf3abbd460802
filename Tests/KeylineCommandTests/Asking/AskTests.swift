import ArgumentParser
import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@testable import keyline

@Suite("A question written back as a call")
struct AskTests {
  private static let sets = [
    "iphone-x", "family:iphone and since:2023", "iPhone 15 Pro", "width:375..414", "'17*",
  ]

  /// A question with about half of everything that can be asked.
  private static func ask(_ seed: UInt64) -> Ask {
    var random = XorShift(seed: seed)
    func some<Value>(_ values: [Value]) -> [Value] {
      values.filter { _ in Bool.random(using: &random) }
    }
    var situation = Situation()
    let settings: [(Dimension, [Int])] = [
      (.designCompatibility, [1]), (.zoom, [1]), (.presentation, [1]), (.split, [1, 2, 3]),
      (.inCallBar, [1]), (.statusBar, [1]), (.display, [1]), (.navigationBar, [1]),
      (.largeTitle, [1]), (.prompt, [1]), (.titleView, [1]), (.tabBar, [1]), (.toolbar, [1]),
    ]
    for (dimension, codes) in some(settings) {
      situation.set(dimension, to: codes.randomElement(using: &random) ?? 0)
    }
    situation.sdk = some([12, 26]).first
    let conditions = some([(Dimension.widget, [0, 2]), (.detent, [1])])
    return Ask(
      some(["statusBar.height", "safeAreaInsets"]), devices: some(sets),
      except: some(["iphone-8", "notch"]), os: some(["11-13", "latest"]).first,
      orientation: some(Orientation.allCases).first, situation: situation.completed,
      conditions: Dictionary(uniqueKeysWithValues: conditions))
  }

  @Test(arguments: UInt64(1)...60)
  func `is read as the same question`(seed: UInt64) throws {
    let ask = Self.ask(seed)
    let options = try ExportOptions.parse(ask.arguments)
    #expect(options.selection.asked(options.metric, options.situation) == ask)
  }
}
