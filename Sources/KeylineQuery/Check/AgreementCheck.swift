import KeylineModel

extension Check {
  /// Values that independent sources measured alike have an answer.
  ///
  /// Both sizes of an inner display were once measured twice, and no rule used them.
  package static let agreement = Check(.agreement) { resolver in
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
      return Finding(
        first.id,
        .measuredWithoutRule(first.metric, first.value, by: Set(alike.map(\.source)).sorted()))
    }.sorted { $0.subject < $1.subject }
  }

  /// One source states one value for one subject.
  ///
  /// A bar was once recorded as it is after a search, with a note to say so: the same source has
  /// another height for the bar at rest.
  package static let distinction = Check(.distinction) { resolver in
    let cited = Set(resolver.knowledge.rules.flatMap(\.restsOn))
    let stated = resolver.knowledge.observations.filter { $0.disputed == nil }
    return Dictionary(grouping: stated, by: Statement.init).values.flatMap { rows -> [Finding] in
      let sorted = rows.sorted { $0.id < $1.id }
      return sorted.dropFirst().compactMap { row in
        guard let other = sorted.first, other.value != row.value,
          cited.contains(row.id) || cited.contains(other.id)
        else { return nil }
        return Finding(row.id, .contradictsItsSource(row.value, other.id, other.value))
      }
    }.sorted { $0.subject < $1.subject }
  }
}

/// A reading of a subject, whatever its source.
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

/// The subject of an observation, whatever its value.
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
