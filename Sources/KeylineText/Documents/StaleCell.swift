/// A part of a block that is out of date.
package struct StaleCell: Hashable, Sendable {
  /// The line of the file; the first line is 1.
  package let line: Int
  /// The change, for example `iPhone XR, iOS 14: 44 → 48`.
  package let text: String
  /// The number of lines it stands for.
  package var lines = 1
}

extension StaleCell {
  /// The longest text, in bytes, for a comparison line by line: longer than any table for people.
  static let maximumSize = 1 << 20

  /// Lists the differences between the text of a block and the text it should hold, cell by cell in
  /// tables.
  package static func all(from old: String, to new: String, in block: MarkedBlock) -> [StaleCell] {
    if old.utf8.elementsEqual(new.utf8) { return [] }
    if block.isInline { return [StaleCell(line: block.line, text: "\(old) → \(new)")] }
    guard old.utf8.count <= maximumSize, new.utf8.count <= maximumSize else {
      let counts = [old, new].map { text in text.utf8.count { $0 == UInt8(ascii: "\n") } }
      return [
        StaleCell(
          line: block.firstLine,
          text: "too long to compare line by line: \(counts[0]) lines → \(counts[1]) lines")
      ]
    }
    let (before, after) = (lines(old), lines(new))
    let cells: [StaleCell]
    if let left = WrittenTable(before), let right = WrittenTable(after),
      left.columns == right.columns
    {
      cells = all(from: left, to: right, at: block.firstLine)
    } else {
      cells = all(from: before, to: after, at: block.firstLine)
    }
    return cells.isEmpty
      ? [StaleCell(line: block.firstLine, text: "the same values in another form")] : cells
  }

  private static func all(
    from old: WrittenTable, to new: WrittenTable, at firstLine: Int
  ) -> [StaleCell] {
    let known = Dictionary(old.rows.map { (old.subject($0.cells), $0) }) { first, _ in first }
    let wanted = Set(new.rows.map { new.subject($0.cells) })
    let isOneColumn = new.columns.count(where: \.isNumeric) == 1
    var stale: [StaleCell] = []
    var last = old.rows.first?.line ?? 0
    for row in new.rows {
      let subject = new.subject(row.cells)
      guard let found = known[subject] else {
        let values = zip(new.columns, row.cells).filter(\.0.isNumeric).map(\.1)
        stale.append(
          StaleCell(
            line: firstLine + last,
            text: "missing: \(subject): \(values.joined(separator: ", "))"))
        continue
      }
      last = found.line
      for (index, column) in new.columns.enumerated()
      where column.isNumeric && found.cells[at: index] != row.cells[at: index] {
        let title = isOneColumn ? "" : ", \(column.title)"
        stale.append(
          StaleCell(
            line: firstLine + found.line,
            text: "\(subject)\(title): \(found.cells[at: index]) → \(row.cells[at: index])"))
      }
    }
    for row in old.rows where !wanted.contains(old.subject(row.cells)) {
      stale.append(
        StaleCell(line: firstLine + row.line, text: "no longer: \(old.subject(row.cells))"))
    }
    return stale.sorted { $0.line < $1.line }
  }

  private static func all(
    from old: [Substring], to new: [Substring], at firstLine: Int
  ) -> [StaleCell] {
    let changes = LineChanges(from: old, to: new)
    let removed = changes.removed.filter { !old[$0].isEmpty }.map {
      StaleCell(line: firstLine + $0, text: "no longer: \(old[$0])")
    }
    let inserted = changes.inserted.filter { !new[$0].isEmpty }.map {
      StaleCell(line: firstLine + min($0, old.count - 1), text: "missing: \(new[$0])")
    }
    return (removed + inserted).sorted { $0.line < $1.line }
  }

  private static func lines(_ text: String) -> [Substring] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring($0) }
  }
}

extension [String] {
  /// The cell of a column; empty if the row is too short.
  fileprivate subscript(at index: Int) -> String { indices.contains(index) ? self[index] : "" }
}
