import KeylineData
import KeylineModel
import KeylineQuery
import Testing

@testable import KeylineText

@Suite("Units and sizes in tables of others")
struct ColumnUnitTests {
  @Test(arguments: [
    ("Bar height (px)", "Bar height", true), ("Bar height [pt]", "Bar height", false),
    ("Bar height, px", "Bar height", true), ("Bar height in pixels", "Bar height", true),
    ("Bar height", "Bar height", false), ("px", "px", true), ("Points", "Points", false),
  ])
  func `a title ends with its unit`(title: String, name: String, isInPixels: Bool) {
    let found = ColumnTitle(title)
    #expect((found.name, found.isInPixels) == (name, isInPixels))
  }

  @Test(arguments: [
    ("d,v (px)\na,132\n", "m=#2", true), ("d,v\na,132px\n", "m=v", true),
    ("d,v (px)\na,44 pt\n", "m=#2", false), ("d,v\na,44 pts\n", "m=v", false),
  ])
  func `pixels are told from points by title or cell`(
    text: String, map: String, isInPixels: Bool
  ) throws {
    #expect(try table(text, map: ["device=d", map]).readings.map(\.isInPixels) == [isInPixels])
  }

  @Test(arguments: ["402×874", "402x874", "402 X 874", "402×874 pt"])
  func `a size in one cell is a width and a height`(cell: String) throws {
    let found = try table("d,s\na,\(cell)\n", map: ["device=d", "screen.size=s"])
    #expect(
      found.lines == ["a · portrait · screen.width = 402", "a · portrait · screen.height = 874"])
    #expect(found.readings[0].screen != nil)
  }

  @Test(arguments: ["3", "@3x", "3x", "@3×"])
  func `a scale is written in many ways`(cell: String) throws {
    let found = try table("d,s\na,\(cell)\n", map: ["device=d", "screen.scale=s"])
    #expect(found.lines == ["a · portrait · screen.scale = 3"])
  }

  @Test func `devices in the head row are read below it`() throws {
    let map = ColumnMap {
      $0 == "Bar" ? "bar.height" : nil
    } isDevice: {
      $0.hasPrefix("iPhone")
    }
    let text =
      "Element,iPhone X,iPhone 8,Source\nBar (px),132,40,1\nfoot.height,1,-,2\nOther,5,6,\n"
    let found = try ExternalTable(SourceText(name: "a", bytes: text.utf8), map: map)
    #expect(
      found.lines == [
        "iPhone X · portrait · bar.height = 132", "iPhone 8 · portrait · bar.height = 40",
        "iPhone X · portrait · foot.height = 1",
      ])
    #expect(found.readings.map(\.isInPixels) == [true, true, false])
    #expect(found.missed.map(\.kind) == [.column, .row])
    #expect(found.missed.last?.text.contains("transpose") == true)
  }

  @Test func `a row of Markdown without bars does not end its table`() throws {
    let found = try table("| device | m.n |\n|-|-|\n| a | 1 |\nb\n| c | 2 |\n")
    #expect(found.lines == ["a · portrait · m.n = 1", "c · portrait · m.n = 2"])
  }

  @Test func `every table of a file is read`() throws {
    let one = "| device | m.n |\n|-|-|\n| a | 1 |\n\n"
    #expect(try table(one + one.replacing("1", with: "2")).readings.map(\.place.line) == [3, 7])
  }
}
