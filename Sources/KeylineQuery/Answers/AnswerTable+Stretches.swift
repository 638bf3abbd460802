import KeylineModel

extension AnswerTable {
  /// The answers column by column, joined where only another column split them.
  package var records: [AnswerRecord] {
    rows.grouped(by: \.device.id).flatMap { _, rows in
      columns.indices.flatMap { joined(rows, column: $0).flatMap(\.records) }
    }
  }

  /// The table of one column, joined where only another column split it.
  package func column(_ index: Int) -> AnswerTable {
    AnswerTable(
      columns: [columns[index]],
      rows: rows.grouped(by: \.device.id).flatMap { joined($0.members, column: index) },
      asked: asked, dropped: dropped, isUnfolded: isUnfolded, folding: folding, calendar: calendar)
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
