public import KeylineModel

extension AnswerTable {
  /// One cell of one device with the versions over which its own content does not change.
  public struct Stretch: Sendable {
    /// The device.
    public let device: Device
    /// The versions in which the value does not change.
    public internal(set) var ranges: [VersionRange]
    /// The answer there.
    public internal(set) var cell: Cell
  }

  /// The cells column by column, joined where another column cut them.
  public var stretches: [Stretch] {
    var order: [Device.ID] = []
    var rowsOf: [Device.ID: [Row]] = [:]
    for row in rows {
      if rowsOf[row.device.id] == nil { order.append(row.device.id) }
      rowsOf[row.device.id, default: []].append(row)
    }
    return order.flatMap { id in
      columns.indices.flatMap { joined(rowsOf[id] ?? [], column: $0) }
    }
  }

  /// The table of one column alone, joined where another column cut it.
  public func column(_ index: Int) -> AnswerTable {
    let rowsOf = Dictionary(grouping: rows, by: \.device.id)
    var seen: Set<Device.ID> = []
    let order = rows.map(\.device.id).filter { seen.insert($0).inserted }
    let stretches = order.flatMap { joined(rowsOf[$0] ?? [], column: index) }
    return AnswerTable(
      columns: [columns[index]],
      rows: stretches.map { Row(device: $0.device, ranges: $0.ranges, cells: [$0.cell]) },
      dropped: dropped, isUnfolded: isUnfolded, folding: folding)
  }

  private func joined(_ rows: [Row], column: Int) -> [Stretch] {
    var stretches: [Stretch] = []
    for row in rows {
      let cell = row.cells[column]
      if !isUnfolded, let last = stretches.last, last.cell.agrees(with: cell, in: folding) {
        for range in row.ranges { stretches[stretches.count - 1].ranges.join(range) }
        stretches[stretches.count - 1].cell.absorb(cell)
      } else {
        stretches.append(Stretch(device: row.device, ranges: row.ranges, cell: cell))
      }
    }
    return stretches
  }
}

extension Cell {
  /// Whether another cell of the same column may be shown together with this one.
  func agrees(with other: Cell, in folding: AnswerTable.Folding) -> Bool {
    guard content == other.content else { return false }
    return folding == .content || (status == other.status && rules == other.rules)
  }

  /// Takes in the outcomes of a cell with the same content.
  mutating func absorb(_ other: Cell) {
    for outcome in other.outcomes where !outcomes.contains(outcome) { outcomes.append(outcome) }
  }
}
