import KeylineModel

extension AnswerTable {
  /// The cells column by column, a row for each, joined where another column cut them.
  package var stretches: [Row] {
    rowsByDevice.flatMap { rows in
      columns.indices.flatMap { joined(rows, column: $0) }
    }
  }

  /// The table of one column alone, joined where another column cut it.
  package func column(_ index: Int) -> AnswerTable {
    AnswerTable(
      columns: [columns[index]], rows: rowsByDevice.flatMap { joined($0, column: index) },
      asked: asked, dropped: dropped, isUnfolded: isUnfolded, folding: folding, calendar: calendar)
  }

  /// The rows of each device, in the order of the devices.
  private var rowsByDevice: [[Row]] {
    let rowsOf = Dictionary(grouping: rows, by: \.device.id)
    var seen: Set<Device.ID> = []
    return rows.map(\.device.id).filter { seen.insert($0).inserted }.map { rowsOf[$0] ?? [] }
  }

  private func joined(_ rows: [Row], column: Int) -> [Row] {
    let own = rows.map {
      Row(device: $0.device, ranges: $0.ranges, cells: [$0.cells[column]])
    }
    if isUnfolded { return own }
    return Timeline(folding: own, by: folding).stretches.map {
      Row(device: rows[0].device, ranges: $0.ranges, cells: $0.value)
    }
  }
}

extension Cell {
  /// Tells whether another cell of the same column may be shown together with this one.
  func agrees(with other: Cell, in folding: AnswerTable.Folding) -> Bool {
    guard content == other.content else { return false }
    let isAlike = status == other.status || other.outcomes.allSatisfy(\.isUnreleased)
    return switch folding {
    case .content: true
    case .status: isAlike
    case .reasons: isAlike && rules == other.rules
    }
  }

  /// Takes in the outcomes of a cell of later versions with the same content; what has no value is told of the
  /// newest that is released.
  mutating func absorb(_ other: Cell) {
    guard value == nil else {
      outcomes = outcomes.merged(with: other.outcomes)
      return
    }
    let ranges = outcomes[0].unanswered.ranges + other.outcomes[0].unanswered.ranges
    let (first, second) =
      other.outcomes[0].isUnreleased ? (outcomes, other.outcomes) : (other.outcomes, outcomes)
    outcomes = first.merged(with: second)
    outcomes[0].unanswered.ranges = ranges
  }

  /// The cell with the versions that it is told for.
  func told(over ranges: [VersionRange]) -> Cell {
    if value != nil { return self }
    var cell = self
    cell.outcomes[0].unanswered.ranges = ranges
    return cell
  }
}
