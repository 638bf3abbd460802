import KeylineText
import Testing

@Suite("Separated values")
struct SeparatedTableTests {
  private static let columns: [TextTable.Column] = [.init("a"), .init("n", isNumeric: true)]

  private func csv(_ rows: [[String]]) -> String {
    SeparatedTable.commas.text(TextTable(columns: Self.columns, rows: rows))
  }

  /// Reads CSV as RFC 4180 has it.
  private func fields(_ text: String) -> [[String]] {
    var rows: [[String]] = [[]]
    var field = ""
    var isQuoted = false
    var scalars = Array(text.unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"" where isQuoted && scalars.first == "\"":
        scalars.removeFirst()
        field += "\""
      case "\"": isQuoted.toggle()
      case "," where !isQuoted:
        rows[rows.count - 1].append(field)
        field = ""
      case "\r" where !isQuoted && scalars.first == "\n":
        scalars.removeFirst()
        rows[rows.count - 1].append(field)
        rows.append([])
        field = ""
      default: field.unicodeScalars.append(scalar)
      }
    }
    return rows.dropLast()
  }

  @Test func `texts are quoted, numbers are not, lines end with CR LF`() {
    #expect(
      csv([["iPhone X", "53.667"], ["", ""]]) == "\"a\",\"n\"\r\n\"iPhone X\",53.667\r\n,\r\n")
  }

  @Test(arguments: [
    "a,b", "say \"x\"", "\"", "\"\"", "a\nb", "a\r\nb", "a\rb", "导航栏", "a;b", " a ", "a\tb",
  ])
  func `whatever a text holds is read back`(text: String) {
    #expect(
      fields(csv([[text, "1"]])).map { $0.map { Array($0.utf8) } }
        == [["a", "n"], [text, "1"]].map { $0.map { Array($0.utf8) } })
  }

  @Test(arguments: ["a\tb", "a\nb", "a\r\nb", "a\u{2028}b", "a\u{85}b"])
  func `tabs and line breaks become spaces between tabs`(text: String) {
    let table = TextTable(columns: Self.columns, rows: [[text, "1"]])
    #expect(SeparatedTable.tabs.text(table) == "a\tn\na b\t1\n")
  }

  @Test func `nothing is quoted between tabs`() {
    let table = TextTable(columns: Self.columns, rows: [["say \"x\", y", "1"]])
    #expect(SeparatedTable.tabs.text(table) == "a\tn\nsay \"x\", y\t1\n")
  }

  @Test(arguments: [
    "=1+1", "+a", "-a", "@SUM(A1)", "=cmd|' /C calc'!A0", "\rx", "'=1", "''-x", "-",
  ])
  func `a text that a spreadsheet would run begins with an apostrophe`(text: String) {
    #expect(fields(csv([[text, "1"]]))[1][0].utf8.elementsEqual(("'" + text).utf8))
    let table = TextTable(columns: Self.columns, rows: [[text, text]])
    #expect(
      SeparatedTable.tabs.text(table).split(separator: "\n").last?.hasPrefix("'") == true)
    #expect(fields(csv([["a", text]]))[1][1].utf8.elementsEqual(("'" + text).utf8))
  }

  @Test(arguments: ["-8", "+5", "-53.667", "44", "a=b", "'tis", "a-b", "5.0", "'"])
  func `a number and any other text stand as they are`(text: String) {
    #expect(fields(csv([[text, "1"]]))[1][0] == text)
    #expect(csv([["a", text]]) == "\"a\",\"n\"\r\n\"a\",\(text)\r\n")
  }
}
