package import KeylineModel

/// The devices and versions on which metrics have given values.
package struct FindAnswer: Sendable {
  /// Where all conditions hold: one device each, over versions in which no value changes.
  package let matches: AnswerTable
  /// Where none fails, but one rests on what is unknown or one of several values.
  package let undecided: AnswerTable
}

extension Resolver {
  /// Finds where conditions hold in a situation, among some devices and versions.
  package func find(
    _ conditions: [FindCondition], in situation: Situation, among devices: DeviceSet,
    _ versions: VersionSet
  ) -> FindAnswer {
    let metrics = [].merged(with: conditions.map(\.metric))
    let table = table(
      AnswerTable.Request(
        columns: metrics.map { Column($0, situation) }, devices: DeviceSet(all: devices.devices),
        versions: versions.ascending))
    return FindAnswer(
      matches: table.filtered { $0.verdict(conditions) == .holds },
      undecided: table.filtered { $0.verdict(conditions) == .perhaps })
  }
}

extension AnswerTable.Row {
  /// The worst that is known about any of the conditions.
  fileprivate func verdict(_ conditions: [FindCondition]) -> FindCondition.Verdict {
    conditions.flatMap { condition in
      cells.filter { $0.column.metric == condition.metric }.map {
        condition.verdict($0.content)
      }
    }.max() ?? .fails
  }
}
