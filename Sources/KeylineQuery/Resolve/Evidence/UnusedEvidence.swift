package import KeylineModel

/// The observations that are not shipped and that no rule rests on: they are kept, but decide
/// nothing.
package struct UnusedEvidence: Sendable {
  private let resolver: Resolver
  /// The observations, in the order of their rows.
  package let observations: [Observation]

  /// Finds the unused observations of a resolver.
  package init(_ resolver: Resolver) {
    self.resolver = resolver
    let own = resolver.knowledge.observations.filter { $0.layer != .shipped && $0.disputed == nil }
    // Most users have none, and then no rule needs to be examined.
    let used =
      own.isEmpty ? [] : Set(resolver.knowledge.rules.flatMap { $0.restsOn + $0.continues })
    observations = own.filter { !used.contains($0.id) }
  }

  /// The observations that disagree with the answers in the rows of a table.
  package func contradicting(_ table: AnswerTable) -> [Observation] {
    guard !observations.isEmpty else { return [] }
    let found = table.rows.reduce(into: Set<Observation.ID>()) { found, row in
      for record in row.records { found.formUnion(contradicting(record)) }
    }
    return observations.filter { found.contains($0.id) }
  }

  private func contradicting(_ record: AnswerRecord) -> Set<Observation.ID> {
    let situation = record.situation
    guard record.status != .impossible,
      let question = resolver.question(record.metric.id, device: record.device.id)
    else { return [] }
    let metrics = Set(question.nodes.map(\.metric.id))
    let stated = observations.filter { metrics.contains($0.metric) }.flatMap(\.os.ranges.joined)
    let versions = record.ranges.flatMap { asked in
      stated.compactMap { asked.clipped(to: $0)?.from }
    }
    return Set(
      Set(versions).flatMap { version in
        question.allContradictions(
          of: question.trace(version, situation, .latest), at: version, in: situation)
      }.map(\.id))
  }
}

extension Question {
  /// The observations that contradict the answer, for a metric and for the terms of its formula.
  fileprivate func allContradictions(
    of trace: Trace, at version: OSVersion, in situation: Situation
  ) -> [Observation] {
    contradictions(of: trace, at: version, in: situation)
      + trace.parts.flatMap { allContradictions(of: $0, at: version, in: situation) }
  }
}
