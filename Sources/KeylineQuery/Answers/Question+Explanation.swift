package import KeylineModel

extension Question {
  /// The explanation of the answer at a version in a situation.
  package func explanation(
    at version: OSVersion, in situation: Situation
  ) -> Explanation {
    let answer = answer(at: version, in: situation)
    let column = Column(metric, situation)
    return Explanation(
      asked: metric, device: device, version: version, situation: situation, answer: answer,
      readings: parts(answer.status, at: version, in: situation), calendar: resolver.calendar,
      neighbours: NeighbourSearch(resolver).neighbours(
        of: AnswerRecord(device, column, [VersionRange(version)], answer)),
      related: answer.status == .unknown
        ? related(at: version, in: situation) : [])
  }

  private func parts(
    _ status: Status, at version: OSVersion, in situation: Situation
  ) -> [Explanation.Part] {
    if status == .impossible { return [] }
    let readings: [OSBounds.Reading] =
      status == .uncertain ? [.latest, .earliest] : [.latest]
    return readings.map { part(trace(version, situation, $0), version, situation, reading: $0) }
  }

  private func related(
    at version: OSVersion, in situation: Situation
  ) -> [Explanation.Part] {
    // Without their own related metrics, since two may name each other.
    metric.see.compactMap { resolver.question($0, device: device.id) }.flatMap { question in
      question.parts(
        question.result(at: version, in: situation).status, at: version, in: situation)
    }.filter { $0.value != nil }
  }

  private func part(
    _ trace: Trace, _ version: OSVersion, _ situation: Situation, reading: OSBounds.Reading,
    isSubtracted: Bool = false
  ) -> Explanation.Part {
    let node = nodes[trace.node]
    if trace.isRepeated {
      return Explanation.Part(
        repeating: node.metric, status: Status(trace.result), value: trace.value,
        isSubtracted: isSubtracted)
    }
    let chosen = trace.selected.map { node.candidates[$0] }
    let support = MetricSupport(trace, question: self, situation: situation)
    let covering = chosen.flatMap { $0.evidence.covering(device) }
    let signs: [Bool]
    if case .sum(let terms)? = chosen.first?.value {
      signs = terms.map(\.isSubtracted)
    } else {
      signs = []
    }
    return Explanation.Part(
      metric: node.metric,
      status: Status(trace.result),
      value: trace.value,
      isSubtracted: isSubtracted,
      isRepeated: false,
      winners: chosen.map(\.rule),
      sources: support.isByRule || trace.value == nil ? [] : support.sources,
      covering: covering,
      elsewhere: chosen.flatMap(\.evidence.supports).filter { !covering.contains($0) },
      independent: resolver.independence.independent(support.sources),
      confidence: confidence(trace, at: version, in: situation),
      measuredUntil: support.measuredUntil,
      against: contradictions(of: trace, at: version, in: situation),
      beaten: beaten(trace, version, situation, reading),
      misses: misses(trace.node, at: version, in: situation),
      terms: zip(trace.terms, signs).map {
        part($0, version, situation, reading: reading, isSubtracted: $1)
      })
  }

  private func beaten(
    _ trace: Trace, _ version: OSVersion, _ situation: Situation, _ reading: OSBounds.Reading
  ) -> [Explanation.Beaten] {
    let node = nodes[trace.node]
    let missed = Set(misses(trace.node, at: version, in: situation).map(\.rule.id))
    return node.candidates.indices.compactMap { index in
      let rule = node.candidates[index].rule
      let range = node.candidates[index].range(reading)
      guard !trace.selected.contains(index), !missed.contains(rule.id), range.contains(version),
        let victor = trace.selected.first(where: { node.beats($0, index) })
      else { return nil }
      return Explanation.Beaten(rule: rule, by: node.candidates[victor].rule)
    }
  }
}
