/// A table of texts: what every table format writes.
public struct TextTable: Hashable, Sendable {
  /// One column.
  public struct Column: Hashable, Sendable {
    public let title: String
    /// Whether it holds numbers, which stand at the right.
    public let isNumeric: Bool

    public init(_ title: String, isNumeric: Bool = false) {
      self.title = title
      self.isNumeric = isNumeric
    }
  }

  public let columns: [Column]
  /// The rows; each has as many texts as there are columns.
  public let rows: [[String]]

  public init(columns: [Column], rows: [[String]]) {
    self.columns = columns
    self.rows = rows
  }
}

/// A way of writing a table.
public protocol TableFormat: Sendable {
  /// The text of a table, ending with a line break.
  func text(_ table: TextTable) -> String
}
