import KeylineModel

extension Check {
  /// What independent sources measured alike is answered.
  ///
  /// Both sizes of an inner display were once measured twice, and no rule used them.
  public static let agreement = Check(
    name: "agreement", claim: "What two independent sources measured alike has an answer."
  ) { resolver in
    let measured = resolver.knowledge.observations.filter {
      $0.obtained == .measured && $0.disputed == nil
    }
    return Dictionary(grouping: measured, by: Reading.init).values.filter { alike in
      resolver.independence.independent(alike.map(\.source)) > 1
    }.compactMap { alike in
      let unanswered = resolver.replays(of: alike).filter { $0.verdict == .notCovered }
      guard unanswered.count == alike.count,
        let first = alike.min(by: { $0.id < $1.id })
      else { return nil }
      let sources = Set(alike.map(\.source)).sorted().joined(separator: " and ")
      return Finding(
        check: "agreement", subject: first.id,
        message: "\(sources) measured \(first.metric) = \(first.value), and no rule says so")
    }.sorted { $0.subject < $1.subject }
  }

  /// What one source states of one thing is one value.
  ///
  /// A bar was once recorded as it stands after a search, and that it did so stood in a note: the
  /// same source has another height for the bar at rest.
  public static let distinction = Check(
    name: "distinction",
    claim: "What a rule rests on has no other value for the same situation in the same source."
  ) { resolver in
    let cited = Set(resolver.knowledge.rules.flatMap(\.restsOn))
    let stated = resolver.knowledge.observations.filter { $0.disputed == nil }
    return Dictionary(grouping: stated, by: Statement.init).values.flatMap { rows -> [Finding] in
      let sorted = rows.sorted { $0.id < $1.id }
      return sorted.dropFirst().compactMap { row in
        guard let other = sorted.first, other.value != row.value,
          cited.contains(row.id) || cited.contains(other.id)
        else { return nil }
        return Finding(
          check: "distinction", subject: row.id,
          message: "states \(row.value) where \(other.id) states \(other.value); what tells the "
            + "two apart belongs in their conditions")
      }
    }.sorted { $0.subject < $1.subject }
  }
}

/// A value that was read of something, whoever read it.
private struct Reading: Hashable {
  let metric: Metric.ID
  let scope: Scope
  let os: Observation.StatedOS
  let value: Length

  init(_ observation: Observation) {
    (metric, scope) = (observation.metric, observation.scope)
    (os, value) = (observation.os, observation.value)
  }
}

/// What a source speaks of, whatever it says.
private struct Statement: Hashable {
  let metric: Metric.ID
  let source: Source.ID
  let scope: Scope
  let os: Observation.StatedOS

  init(_ observation: Observation) {
    (metric, source) = (observation.metric, observation.source)
    (scope, os) = (observation.scope, observation.os)
  }
}
