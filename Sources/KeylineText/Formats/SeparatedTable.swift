import KeylineData

/// CSV as in RFC 4180, or values separated by tabs; an apostrophe protects texts that a spreadsheet
/// would run.
package struct SeparatedTable: TableFormat {
  private let separator: String
  private let end: String
  private let quotes: Bool

  /// Comma-separated values: texts quoted, numbers not, lines ended with CR LF.
  package static let commas = SeparatedTable(separator: ",", end: "\r\n", quotes: true)
  /// Tab-separated values: nothing quoted, tabs and line breaks in texts become spaces.
  package static let tabs = SeparatedTable(separator: "\t", end: "\n", quotes: false)

  /// The header and the rows, without footnotes.
  package func text(_ table: TextTable) -> String {
    header(table.columns) + table.rows.map { line($0, of: table.columns) }.joined()
  }

  /// The header line.
  package func header(_ columns: [TextTable.Column]) -> String {
    columns.map { field($0.title, isNumeric: false) }.joined(separator: separator) + end
  }

  /// The line of a row.
  package func line(_ row: [String], of columns: [TextTable.Column]) -> String {
    zip(columns, row).map { field($1, isNumeric: $0.isNumeric) }.joined(separator: separator) + end
  }

  private func field(_ text: String, isNumeric: Bool) -> String {
    let cell = SpreadsheetCell.neutral(text)
    guard quotes else {
      return String(cell.map { $0 == "\t" || $0.isNewline ? " " : $0 })
    }
    if text.isEmpty || isNumeric && cell == text { return text }
    return Self.quoted(cell)
  }

  /// A text in quotes, with quotes inside doubled.
  package static func quoted(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\"")) else { return "\"\(text)\"" }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" { quoted += "\"" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }
}

extension TableFormat where Self == SeparatedTable {
  /// Comma-separated values.
  package static var csv: SeparatedTable { .commas }
  /// Tab-separated values.
  package static var tsv: SeparatedTable { .tabs }
}

extension ListFormat {
  /// Comma-separated values, a row for each object.
  package static let csv = separated("csv", SeparatedTable.commas)
  /// Values separated by tabs, a row for each object.
  package static let tsv = separated("tsv", SeparatedTable.tabs)
}
