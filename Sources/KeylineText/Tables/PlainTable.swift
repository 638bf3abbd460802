import KeylineJSON

/// Columns aligned with spaces, for a terminal.
///
/// A long list of names in the first column is broken over several lines.
public struct PlainTable: TableFormat {
  /// Creates the format; it has no settings.
  public init() {}

  /// The widest that a list of names may be.
  static let listWidth = 48

  /// The aligned lines, with the footnotes below them.
  public func text(_ table: TextTable) -> String {
    let header = table.columns.map(\.title.printable)
    let rows = table.rows.map { $0.map(\.printable) }
    let broken = rows.map { Self.broken($0[0]) }
    let firstWidth = ([header[0]] + broken.joined()).map(\.displayWidth).max() ?? 0
    let widths = table.columns.indices.map { column in
      column == 0 ? firstWidth : ([header] + rows).map { $0[column].displayWidth }.max() ?? 0
    }
    func line(_ cells: [String]) -> String {
      cells.indices.map { column in
        cells[column].padded(to: widths[column], right: table.columns[column].isNumeric)
      }.joined(separator: "  ").withoutTrailingSpaces + "\n"
    }
    var text = line(header)
    for (index, row) in rows.enumerated() {
      let isRepeated = index > 0 && rows[index - 1][0] == row[0] && broken[index].count > 1
      let names = isRepeated ? ["″"] : broken[index]
      text += line([names[0]] + row.dropFirst())
      for name in names.dropFirst() { text += name + "\n" }
    }
    for (index, note) in table.footnotes.enumerated() {
      text += "\(index + 1). \(note.printable)\n"
    }
    if let legend = table.legend { text += legend.printable + "\n" }
    return text
  }

  /// A list of names over lines that are not too wide, broken after commas.
  private static func broken(_ list: String) -> [String] {
    var lines = [""]
    var rest = list[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: ",").map { rest.index(after: $0) } ?? rest.endIndex
      let name = String(rest[..<end])
      if lines[lines.count - 1].displayWidth + name.displayWidth > listWidth,
        !lines[lines.count - 1].isEmpty
      {
        lines.append("")
      }
      let isFirst = lines[lines.count - 1].isEmpty
      lines[lines.count - 1] += isFirst ? String(name.drop { $0 == " " }) : name
      rest = rest[end...]
    }
    return lines
  }
}

extension TableFormat where Self == PlainTable {
  /// Columns aligned with spaces.
  public static var plain: PlainTable { PlainTable() }
}
