package import KeylineModel

/// The devices and versions on which metrics have given values.
package struct FindAnswer: Sendable {
  /// The matches: one device each, over versions in which no value changes.
  package let matches: AnswerTable
  /// The rows where no condition fails, but one depends on one of several values or on an unknown
  /// one.
  package let undecided: AnswerTable
  /// The values closest to the given one; empty if something matches or several conditions were
  /// given.
  package let nearest: [Length]
}

extension FindAnswer {
  /// The devices that cannot be decided and have no matching version, each once; those with one of
  /// two values come first.
  package var undecidedDevices: [Device] {
    let matching = Set(matches.rows.map(\.device.id))
    let uncertain = undecided.rows.filter { $0.answers.contains { $0.status == .uncertain } }
    return (uncertain + undecided.rows).map(\.device).eachOnce.filter { !matching.contains($0.id) }
  }
}

extension Resolver {
  /// Finds the places where conditions hold in a situation, among some devices and versions.
  package func find(
    _ conditions: [FindCondition], in situation: Situation, among devices: DeviceSet,
    _ versions: VersionSet
  ) -> FindAnswer {
    let metrics = [].merged(with: conditions.map(\.metric))
    let table = table(
      AnswerTable.Request(
        columns: metrics.map { Column($0, situation) }, devices: DeviceSet(all: devices.devices),
        versions: versions.ascending))
    let matches = table.filtered { $0.verdict(conditions) == .holds }
    return FindAnswer(
      matches: matches,
      undecided: table.filtered { row in
        row.verdict(conditions) == .perhaps && conditions.allSatisfy { mayHold($0, of: row) }
      },
      nearest: matches.rows.isEmpty && conditions.count == 1
        ? conditions[0].nearest(of: table.rows.flatMap(\.answers).compactMap(\.value)) : [])
  }
}

extension Resolver {
  /// True if an unknown metric may have a matching value: on the device's other versions it is
  /// unknown, too, or has such a value.
  fileprivate func mayHold(_ condition: FindCondition, of row: AnswerTable.Row) -> Bool {
    zip(row.columns, row.answers).allSatisfy { column, answer in
      guard column.metric == condition.metric, answer.status == .unknown,
        let question = question(column.metric.id, device: row.device.id),
        let support = row.device.support
      else { return true }
      let verdicts = question.contents(over: support, in: column.situation).stretches.map(\.value)
        .filter { $0.value != nil || $0.status == .uncertain }
        .map { condition.verdict($0.content) }
      return verdicts.isEmpty || !verdicts.allSatisfy { $0 == .fails }
    }
  }
}

extension FindCondition {
  /// The largest value below the condition and the smallest above it.
  fileprivate func nearest(of values: [Length]) -> [Length] {
    let below = lower.flatMap { lower in values.filter { $0 < lower }.max() }
    let above = upper.flatMap { upper in values.filter { $0 > upper }.min() }
    return [below, above].compactMap(\.self)
  }
}

extension AnswerTable.Row {
  /// The worst verdict on any of the conditions.
  fileprivate func verdict(_ conditions: [FindCondition]) -> FindCondition.Verdict {
    conditions.flatMap { condition in
      zip(columns, answers).filter { $0.0.metric == condition.metric }.map {
        condition.verdict($1.content)
      }
    }.max() ?? .fails
  }
}
