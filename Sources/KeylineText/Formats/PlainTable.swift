import KeylineData

/// Columns aligned with spaces, for a terminal; cells are wrapped if the table is too wide.
package struct PlainTable: TableFormat {
  private let width: Int

  /// Creates the format for a number of columns, by default as many as a table needs.
  package init(width: Int = .max) { self.width = width }

  /// The largest width of a list of names in the first column, however much room there is.
  private static let listWidth = 48
  private static let gap = "  "

  /// The aligned lines, with the footnotes below them.
  package func text(_ table: TextTable) -> String {
    let header = table.columns.map(\.title.printable)
    let rows = table.rows.map { $0.map(\.printable) }
    let lines = [header] + rows
    let widths =
      widths(table, lines, \.wordWidth) ?? widths(table, lines, \.partWidth)
      ?? (table.staysWide ? Self().widths(table, lines, \.wordWidth) : nil)
    let body = widths.map { aligned(table, header, rows, $0) } ?? stacked(header, rows)
    let footnotes = table.footnotes.enumerated().map { "\($0 + 1). \($1.printable)\n" }
    let legends = table.legends.map { $0.printable + "\n" }
    return body + (footnotes + legends).joined().fitted(to: width)
  }

  /// The width of each column: that of its texts if they fit, otherwise narrowed, the widest first,
  /// down to the minimum of each. Nil if even the minimums do not fit.
  private func widths(
    _ table: TextTable, _ lines: [[String]], _ least: (String) -> Int
  ) -> [Int]? {
    let columns = table.columns.indices
    let leasts = columns.map { column in
      lines.enumerated().map { index, cells in
        // Numbers stay on one line; their title may be wrapped.
        table.columns[column].isNumeric && index > 0
          ? cells[column].displayWidth : least(cells[column])
      }.max() ?? 0
    }
    let full = columns.map { column in
      lines.map { cells in
        let isList = column == 0 && cells[0].contains(", ")
        return isList
          ? min(cells[0].displayWidth, max(Self.listWidth, leasts[0])) : cells[column].displayWidth
      }.max() ?? 0
    }
    let room = width - Self.gap.count * (columns.count - 1)
    func widths(atMost limit: Int) -> [Int] {
      columns.map { max(leasts[$0], min(full[$0], limit)) }
    }
    var limit = full.max() ?? 0
    while limit > 0, widths(atMost: limit).reduce(0, +) > room { limit -= 1 }
    let fitting = widths(atMost: limit)
    return fitting.reduce(0, +) <= room ? fitting : nil
  }

  private func aligned(
    _ table: TextTable, _ header: [String], _ rows: [[String]], _ widths: [Int]
  ) -> String {
    var text = ""
    func add(_ cells: [[String]]) {
      for line in 0..<(cells.map(\.count).max() ?? 0) {
        text +=
          cells.indices.map { column in
            (line < cells[column].count ? cells[column][line] : "")
              .padded(to: widths[column], right: table.columns[column].isNumeric)
          }.joined(separator: Self.gap).withoutTrailingSpaces + "\n"
      }
    }
    add(header.indices.map { header[$0].filled(to: widths[$0]) })
    for (index, row) in rows.enumerated() {
      var cells = row.indices.map { row[$0].filled(to: widths[$0]) }
      if index > 0, rows[index - 1][0] == row[0], cells[0].count > 1 { cells[0] = ["″"] }
      add(cells)
    }
    return text
  }

  /// A line for each cell, for a terminal that is too narrow for columns.
  private func stacked(_ header: [String], _ rows: [[String]]) -> String {
    let titles = header.map(\.displayWidth).max() ?? 0
    return rows.map { row in
      zip(header, row).filter { !$1.isEmpty }.map { stacked($0, $1, titles) }.joined()
    }.joined(separator: "\n")
  }

  private func stacked(_ title: String, _ cell: String, _ titles: Int) -> String {
    let room = width - titles - Self.gap.count
    // A word that does not fit beside its title gets its own line.
    guard cell.wordWidth <= room else {
      let lines = cell.filled(to: max(1, width - Self.gap.count))
      return (title.filled(to: width) + lines.map { Self.gap + $0 }).joined(separator: "\n") + "\n"
    }
    return cell.filled(to: room).enumerated().map { index, line in
      (index == 0 ? title : "").padded(to: titles) + Self.gap + line + "\n"
    }.joined()
  }
}

extension ListFormat {
  /// Columns for a terminal.
  package static let text = pivoted("text") { PlainTable(width: $0) }
}
