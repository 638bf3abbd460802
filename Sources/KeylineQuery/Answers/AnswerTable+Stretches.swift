import KeylineModel

extension AnswerTable {
  /// The answers column by column, joined where only another column split them.
  package var records: [AnswerRecord] {
    rowsByDevice.flatMap { rows in
      columns.indices.flatMap { joined(rows, column: $0).flatMap(\.records) }
    }
  }

  /// The table of one column, joined where only another column split it.
  package func column(_ index: Int) -> AnswerTable {
    AnswerTable(
      columns: [columns[index]], rows: rowsByDevice.flatMap { joined($0, column: index) },
      asked: asked, dropped: dropped, isUnfolded: isUnfolded, folding: folding, calendar: calendar)
  }

  private var rowsByDevice: [[Row]] {
    let rowsOf = Dictionary(grouping: rows, by: \.device.id)
    var seen: Set<Device.ID> = []
    return rows.map(\.device.id).filter { seen.insert($0).inserted }.map { rowsOf[$0] ?? [] }
  }

  private func joined(_ rows: [Row], column: Int) -> [Row] {
    let own = rows.map {
      Row(
        device: $0.device, ranges: $0.ranges, columns: [columns[column]],
        answers: [$0.answers[column]])
    }
    if isUnfolded { return own }
    return Timeline(folding: own, by: folding).stretches.map {
      Row(
        device: rows[0].device, ranges: $0.ranges, columns: [columns[column]], answers: $0.value)
    }
  }
}
