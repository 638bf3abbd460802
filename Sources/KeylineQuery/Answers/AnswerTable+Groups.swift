package import KeylineModel

extension AnswerTable.Row: DeviceStage {
  /// The values and statuses, one per column.
  package var content: [Answer.Content] { answers.map(\.content) }
}

extension FoldedDevices<AnswerTable.Row> {
  /// The answers of the first device; the others show the same.
  package var answers: [Answer] { stages[0].answers }
  /// The versions of each row, one after the other.
  package var ranges: [VersionRange] { stages.flatMap(\.ranges) }
}

extension AnswerTable {
  /// The rows, folded by devices with equal values wherever both ran.
  package var groups: [FoldedDevices<Row>] { FoldedDevices.all(rows, asked: asked) }

  /// True if all devices show the same in each column.
  package var isAlike: Bool {
    columns.indices.allSatisfy { column in Set(rows.map { $0.answers[column].content }).count == 1 }
  }
}
