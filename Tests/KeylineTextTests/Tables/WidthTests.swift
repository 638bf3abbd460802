import KeylineText
import Testing

@Suite("Texts that fit a terminal")
struct WidthTests {
  private let table = TextTable(
    columns: [.init("Devices"), .init("Height of the bar", isNumeric: true), .init("Rule")],
    rows: [
      ["iPhone 11 Pro, 11 Pro Max, X, XS, XS Max", "44 or 48", "bars"],
      ["导航栏导航栏 导航栏导航栏", "52", "https://example.org/a/very/long/address/of/a/page"],
    ])

  private func isFitting(_ line: Substring, _ width: Int) -> Bool {
    String(line).displayWidth <= width || !line.drop { $0 == " " }.contains(" ")
  }

  @Test(arguments: [1, 8, 20, 40, 60, 79, 80, 100, 200])
  func `no line of a table is wider, but for one long word`(width: Int) {
    let text = PlainTable(width: width).text(table)
    #expect(text.split(separator: "\n").allSatisfy { isFitting($0, width) }, "\(text)")
  }

  @Test(arguments: [1, 20, 40, 80, 200])
  func `every word of a table is there, in its order`(width: Int) {
    let words = PlainTable(width: width).text(table).split { " \n".contains($0) }
    for cell in table.rows.joined() {
      let wanted = cell.split(separator: " ")
      #expect(wanted.allSatisfy(words.contains), "\(cell)")
    }
  }

  @Test(arguments: [24, 30, 40, 60, 80])
  func `a version stays with its system`(width: Int) {
    let sentence = "48 from iOS 14 on, 50 on iPadOS 17.2, in apps built with SDK 26 or later"
    let table = TextTable(
      columns: [.init("Right"), .init("Keyline")], rows: [["before iOS 14 only", sentence]])
    for text in [PlainTable(width: width).text(table), sentence.fitted(to: width)] {
      for line in text.split(separator: "\n") {
        #expect(!["iOS", "iPadOS", "SDK"].contains(where: line.hasSuffix), "\(text)")
      }
      #expect(text.contains("iPadOS 17.2"))
    }
  }

  @Test func `a number stays on one line as long as there are columns`() {
    let text = PlainTable(width: 80).text(table)
    #expect(text.contains("44 or 48"))
  }

  @Test func `a terminal too narrow for columns gets a line for each cell`() {
    let table = TextTable(
      columns: [.init("Metric"), .init("Rule")],
      rows: [["tabBar.y", "tab-bar/phones"], ["tabBar.height", "any"]])
    #expect(
      PlainTable(width: 12).text(table) == """
        Metric
          tabBar.y
        Rule
          tab-bar/
          phones

        Metric
          tabBar.
          height
        Rule    any

        """)
  }

  @Test func `a key is broken after a slash or a point before columns are given up`() {
    let table = TextTable(
      columns: [.init("Metric"), .init("Rule")], rows: [["tabBar.height", "tab-bar/phones"]])
    #expect(
      PlainTable(width: 18).text(table) == """
        Metric    Rule
        tabBar.   tab-bar/
        height    phones

        """)
  }

  @Test(arguments: [
    ("one two three", 7, "one two\n  three"), ("  one two three", 9, "  one two\n    three"),
    ("unbreakable", 4, "unbreakable"), ("a  b", 80, "a  b"), ("", 10, ""),
    ("导航栏 高度", 6, "导航栏\n  高度"),
  ])
  func `a line that is too wide goes on below it, further in`(
    text: String, width: Int, fitted: String
  ) {
    #expect(text.fitted(to: width) == fitted)
  }
}
