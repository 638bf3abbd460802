import KeylineModel
package import KeylineQuery

extension AnswerTable {
  /// The answers of the only column with devices down and versions across; a cell is empty if the
  /// device did not run the versions.
  ///
  /// - Parameter isGrouped: True if devices with equal cells share a row.
  package func matrix(_ labels: VersionLabels, isGrouped: Bool) -> TextTable {
    let ends = Set(rows.flatMap(\.ranges).flatMap { [$0.from, $0.until] }).sorted()
    let rowsOf = rows.grouped(by: \.device.id).map(\.members)
    var columns: [(range: VersionRange, cells: [String])] = []
    for (from, until) in zip(ends, ends.dropFirst()) {
      let part = VersionRange(from: from, until: until)
      let cells = rowsOf.map { rows in
        rows.first { $0.ranges.contains(where: part.overlaps) }?.answers[0].content.text ?? ""
      }
      if cells.allSatisfy(\.isEmpty) || !calendar.existed(part) { continue }
      if let last = columns.last, last.cells == cells {
        columns[columns.count - 1].range = VersionRange(from: last.range.from, until: until)
      } else {
        columns.append((part, cells))
      }
    }
    var lines: [(devices: [Device], cells: [String])] = []
    for (index, device) in rowsOf.map({ $0[0].device }).enumerated() {
      let cells = columns.map { $0.cells[index] }
      if isGrouped, let line = lines.firstIndex(where: { $0.cells == cells }) {
        lines[line].devices.append(device)
      } else {
        lines.append(([device], cells))
      }
    }
    return TextTable(
      columns: [.init("Device")]
        + columns.map { .init(labels.label($0.range), isNumeric: true) },
      rows: lines.map { [NameLists.joined($0.devices.map(\.name))] + $0.cells }, staysWide: true)
  }
}
