import Testing

@testable import KeylineText

@Suite("Markdown tables that are read back")
struct WrittenTableTests {
  private func written(_ text: String) -> WrittenTable? {
    WrittenTable(text.split(separator: "\n", omittingEmptySubsequences: false))
  }

  @Test func `have titles, numbers at the right, and rows with their lines`() throws {
    let table = try #require(
      written("Before.\n\n| Device | Top |\n| --- | --: |\n| A | 44 |\n| B |  |\n\nAfter | it |"))
    #expect(table.columns.map(\.title) == ["Device", "Top"])
    #expect(table.columns.map(\.isNumeric) == [false, true])
    #expect(table.rows.map(\.cells) == [["A", "44"], ["B", ""]])
    #expect(table.rows.map(\.line) == [4, 5])
  }

  @Test(arguments: [
    "", "text", "| A |", "| A |\n| B |", "| A | B |\n| - |", "a\n| - |", "---\n---",
  ])
  func `are none without a rule of as many cells below their titles`(text: String) {
    let found = written(text)
    #expect(found == nil || found?.columns.count != 1)
  }

  @Test(arguments: [
    (#"| a \| b | 1 |"#, [#"a \| b"#, "1"]), (#"| a \\| 1 |"#, [#"a \\"#, "1"]),
    ("|a|1|", ["a", "1"]),
    ("|  | |", ["", ""]), ("| 导航 | 1 |", ["导航", "1"]), ("| a | 1", ["a"]),
  ])
  func `have cells between the bars that are not escaped`(row: String, cells: [String]) throws {
    let table = try #require(written("| A | B |\n| - | -: |\n\(row)"))
    #expect(table.rows.map(\.cells) == [cells])
  }

  @Test(arguments: [
    "44", "", "a & b", "<b>\"it's\"</b>", "&lt;", "&amp;lt;", "导航", "|", "td>", "a > b",
  ])
  func `of HTML have the cells that were written`(cell: String) throws {
    let table = TextTable(
      columns: [.init("Device & iOS"), .init("Top", isNumeric: true)],
      rows: [["iPhone X", "44"], [cell, cell]], footnotes: ["<tr><td>1</td></tr>"])
    let text = "\n" + HTMLTable().text(table).split(separator: "\n").map { "  \($0)\n" }.joined()
    let read = try #require(written(text))
    #expect(read.columns == table.columns)
    #expect(read.rows.map(\.cells) == table.rows)
    #expect(read.rows.map(\.line) == [6, 7])
  }

  @Test(arguments: ["<p>text</p>", "<table>\n</table>", "<tr>\n<td>44</td>\n</tr>"])
  func `of HTML are none where no line holds a row`(text: String) {
    #expect(written(text) == nil)
  }

  @Test func `are about what is no number, a version with its system`() throws {
    let table = try #require(written("| Device | iOS | Top |\n| - | - | -: |\n| A | 14 | 44 |"))
    #expect(table.subject(["A", "14", "44"]) == "A, iOS 14")
  }

  @Test(arguments: [
    [["iPhone X", "11–16", "44"]], [["a|b", "*c*", "-8"], ["导航栏", "", "53.667"]],
    [["\\", "`", "0"]], [["a\\", "b", "1"]],
  ])
  func `are what was written, cell by cell`(rows: [[String]]) throws {
    let made = TextTable(
      columns: [.init("Device"), .init("iOS"), .init("Top | it", isNumeric: true)], rows: rows)
    let table = try #require(written(MarkdownTable().text(made)))
    #expect(table.columns.map(\.isNumeric) == [false, false, true])
    #expect(table.rows.map(\.cells) == rows.map { $0.map(MarkdownTable.escaped) })
  }

  @Test(arguments: [
    [["iPhone X", "11–16", "44"]], [["a|b", "*c*", "-8"], ["导航栏", "", "53.667"]],
    [["\\", "`", "0"]], [["a ++ b", "(C) {x}", "1"]],
  ])
  func `of AsciiDoc are what was written, cell by cell`(rows: [[String]]) throws {
    let made = TextTable(
      columns: [.init("Device"), .init("iOS"), .init("Top | it", isNumeric: true)], rows: rows,
      footnotes: ["A | note."])
    let table = try #require(written("\n" + AsciiDocTable().text(made) + "\n"))
    #expect(table.columns.map(\.isNumeric) == [false, false, true])
    #expect(table.rows.map(\.cells) == rows.map { $0.map(AsciiDocTable.escaped) })
    #expect(table.rows.first?.line == 4)
  }

  @Test(arguments: ["|===\n|a |b\n|1 |2\n|===", "[%header,cols=\"<\"]\n|===\n|a |b\n|==="])
  func `of AsciiDoc are none without a sign for each column`(text: String) {
    #expect(written(text) == nil)
  }
}
