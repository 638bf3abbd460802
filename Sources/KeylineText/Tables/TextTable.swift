public import KeylineQuery

/// A table of texts: what every table format writes.
public struct TextTable: Hashable, Sendable {
  /// One column.
  public struct Column: Hashable, Sendable {
    /// The title at its head.
    public let title: String
    /// True if it holds numbers, which stand at the right.
    public let isNumeric: Bool

    /// Creates a column.
    public init(_ title: String, isNumeric: Bool = false) {
      self.title = title
      self.isNumeric = isNumeric
    }
  }

  /// The columns, from left to right.
  public let columns: [Column]
  /// The rows; each has as many texts as there are columns.
  public let rows: [[String]]
  /// The notes below the table, numbered from 1; cells refer to them with ``mark(_:)``.
  public let footnotes: [String]
  /// How its cells are to be read, below the footnotes; nil where they speak for themselves.
  public let legend: String?

  /// Creates a table; every row has a text for each column.
  public init(
    columns: [Column], rows: [[String]], footnotes: [String] = [], legend: String? = nil
  ) {
    self.columns = columns
    self.rows = rows
    self.footnotes = footnotes
    self.legend = legend
  }

  /// The sign that stands behind a cell for a footnote: its number in small raised digits.
  public static func mark(_ number: Int) -> String {
    let digits = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")
    return String(String(number).compactMap(\.wholeNumberValue).map { digits[$0] })
  }
}

/// A way of writing a table.
public protocol TableFormat: Sendable {
  /// The text of a table, ending with a line break.
  func text(_ table: TextTable) -> String
}

extension VersionLabels {
  /// How the open ranges of a table are to be read; nil where there are none.
  public func legend(_ versions: [SharedVersions]) -> String? {
    versions.contains(where: \.isOpen) ? Self.legend : nil
  }

  /// How open ranges are to be read.
  public static let legend =
    "An open range (all, 14+, to 13) covers only the requested versions that each device ran."
}
