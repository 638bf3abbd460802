package import KeylineQuery

/// A table of texts, the input of every table format.
package struct TextTable: Hashable, Sendable {
  /// One column.
  package struct Column: Hashable, Sendable {
    /// The title of the column.
    package let title: String
    /// True if it holds numbers, which are aligned right.
    package let isNumeric: Bool

    /// Creates a column.
    package init(_ title: String, isNumeric: Bool = false) {
      self.title = title
      self.isNumeric = isNumeric
    }
  }

  /// The columns, from left to right.
  package let columns: [Column]
  /// The rows; each has as many texts as there are columns.
  package let rows: [[String]]
  /// The notes below the table, numbered from 1; cells refer to them with ``mark(_:)``.
  package let footnotes: [String]
  /// The sentences below the footnotes that explain how to read the cells.
  package let legends: [String]
  /// True if rows stay on one line even if a terminal is too narrow for them: many short rows to
  /// compare.
  package let staysWide: Bool

  /// Creates a table; every row has a text for each column.
  package init(
    columns: [Column], rows: [[String]], footnotes: [String] = [], legends: [String?] = [],
    staysWide: Bool = false
  ) {
    self.staysWide = staysWide
    self.columns = columns
    self.rows = rows
    self.footnotes = footnotes
    self.legends = legends.compactMap(\.self)
  }

  /// The mark of a footnote after a cell: its number in superscript digits.
  package static func mark(_ number: Int) -> String {
    let digits = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")
    return String(String(number).compactMap(\.wholeNumberValue).map { digits[$0] })
  }
}

/// A format that writes a table.
package protocol TableFormat: Sendable {
  /// The text of a table, ending with a line break.
  func text(_ table: TextTable) -> String
}

extension VersionLabels {
  /// The explanation of the open ranges in a table, with one of each kind; nil if there are none.
  package func legend(_ versions: [SharedVersions]) -> String? {
    let kinds: [(SharedVersions) -> Bool] = [
      { if case .open(nil, nil) = $0 { true } else { false } },
      { if case .open(.some, nil) = $0 { true } else { false } },
      { if case .open(nil, .some) = $0 { true } else { false } },
    ]
    let examples = kinds.compactMap { versions.first(where: $0) }.map { "\"\(label($0))\"" }
    return examples.isEmpty
      ? nil
      : "\(NameLists.list(examples)) \(examples.count == 1 ? "leaves" : "leave") out the versions that a "
        + "device never ran."
  }
}
