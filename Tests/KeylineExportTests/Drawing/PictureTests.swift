import KeylineModel
import KeylineTestSupport
import KeylineText
import Testing

@testable import KeylineExport

@Suite("Pictures as files")
struct PictureTests {
  private let picture = Picture(
    title: "A & B", description: "Two <things>.", width: 100, height: 50,
    elements: [SVGElement("rect", ["x": 1])])

  @Test func `a file has its own style, a title and a description`() throws {
    let root = try Markup.read(picture.svg)
    #expect(root.name == "svg")
    #expect(root.attributes["role"] == "img")
    #expect(root.attributes["viewBox"] == "0 0 100 50")
    #expect(root.children.map(\.name).prefix(4) == ["title", "desc", "style", "rect"])
    #expect(root.children[0].text == "A & B")
    #expect(root.children[1].text == "Two <things>.")
    #expect(root.children[3].attributes["class"] == "paper")
  }

  @Test func `the style is for pictures alone, by day and by night`() {
    let text = PictureStyle.text
    #expect(text.contains("@media (prefers-color-scheme: dark)"))
    for line in text.split(separator: "\n") where line.contains("{") && !line.contains("@media") {
      let selectors = line.prefix { $0 != "{" }.split(separator: ",")
      #expect(selectors.allSatisfy { $0.contains(".\(PictureStyle.root) ") }, "\(line)")
    }
    #expect(text.count { $0 == "{" } == text.count { $0 == "}" })
    #expect(!text.contains("url(") && !text.contains("@import"))
  }

  @Test(arguments: [
    ("abc", 5, "abc"), ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("abcd", 1, "…"), ("导航栏", 6, "导航栏"),
    ("导航栏", 5, "导航…"), ("导航栏", 4, "导…"), ("", 0, ""), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
  ])
  func `a text that is too long ends with a mark`(text: String, columns: Int, short: String) {
    #expect(text.shortened(to: columns) == short)
    #expect(text.shortened(to: columns).displayWidth <= max(columns, 1))
  }

  @Test(arguments: [
    ("a b c", 3, ["a b", "c"]), ("a  b", 3, ["a b"]), ("", 3, []),
    ("abcdef gh", 4, ["abc…", "gh"]),
    ("导航 栏", 5, ["导航", "栏"]),
  ])
  func `a text is broken into lines of some columns`(text: String, columns: Int, lines: [String]) {
    #expect(text.wrapped(to: columns) == lines)
  }

  @Test func `names inside pictures tell pictures apart`() {
    let names = ["iPhone X, iOS 11", "iPhone X, iOS 12", "", "导航"].map(PictureName.of)
    #expect(Set(names).count == names.count)
    #expect(PictureName.of("a") == PictureName.of("a"))
    for name in names {
      #expect(name.hasPrefix("keyline-"))
      #expect(name.utf8.count < 32)
    }
  }

  @Test(arguments: [(nil, "44 Bar"), ("assumed", "44 Bar · assumed")] as [(String?, String)])
  func `a measure is labelled with its value, its title and its doubts`(
    remark: String?, label: String
  ) throws {
    let measure = Measure(
      metric: "m", title: "Bar", value: Length(points: 44), from: 10, until: 54, remark: remark)
    #expect(measure.label == label)
    #expect(measure.extent == 44)
    #expect(measure.middle == 32)
    let group = try Markup.read(measure.group([measure.text(x: 0, y: 0)]).xml())
    #expect(group.all.first { $0.name == "text" }?.text == label)
    #expect(group.of(class: "unsure").isEmpty == (remark == nil))
    #expect(group.attributes["data-metric"] == "m")
  }
}
