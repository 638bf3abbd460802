/// CSV as in RFC 4180, or values separated by tabs.
public struct SeparatedTable: TableFormat {
  private let separator: String
  private let end: String
  private let quotes: Bool

  /// Comma-separated values: texts quoted, numbers not, lines ended with CR LF.
  public static let commas = SeparatedTable(separator: ",", end: "\r\n", quotes: true)
  /// Tab-separated values: nothing quoted, tabs and line breaks in texts become spaces.
  public static let tabs = SeparatedTable(separator: "\t", end: "\n", quotes: false)

  /// The header and the rows; footnotes have no place in it.
  public func text(_ table: TextTable) -> String {
    header(table.columns) + table.rows.map { line($0, of: table.columns) }.joined()
  }

  /// The first line.
  public func header(_ columns: [TextTable.Column]) -> String {
    columns.map { field($0.title, isNumeric: false) }.joined(separator: separator) + end
  }

  /// The line of a row.
  public func line(_ row: [String], of columns: [TextTable.Column]) -> String {
    zip(columns, row).map { field($1, isNumeric: $0.isNumeric) }.joined(separator: separator) + end
  }

  private func field(_ text: String, isNumeric: Bool) -> String {
    guard quotes else {
      return String(text.map { $0 == "\t" || $0.isNewline ? " " : $0 })
    }
    if isNumeric || text.isEmpty { return text }
    return "\""
      + text.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }
}

extension TableFormat where Self == SeparatedTable {
  /// Comma-separated values.
  public static var csv: SeparatedTable { .commas }
  /// Tab-separated values.
  public static var tsv: SeparatedTable { .tabs }
}
