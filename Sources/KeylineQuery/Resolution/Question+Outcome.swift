package import KeylineModel

extension Question {
  /// The full answer at a version in a situation.
  ///
  /// With `hypothetical`, the question whether the device ever ran that OS is left out.
  package func outcome(
    at version: OSVersion, in situation: Situation, hypothetical: Bool = false
  ) -> Outcome {
    var memory = SupportMemory()
    return outcome(at: version, in: situation, hypothetical: hypothetical, &memory)
  }

  /// The same among answers at one version after the other in the same situation.
  func outcome(
    at version: OSVersion, in situation: Situation, hypothetical: Bool,
    _ memory: inout SupportMemory
  ) -> Outcome {
    if let support = device.support, !hypothetical, !ran(version) {
      return Outcome(.impossible, reason: .ranOnly(support))
    }
    if isSupportUnknown, !hypothetical {
      return Outcome(
        .unknown, reason: .firstOSUnknown,
        Unanswered(self, at: version, in: situation, reason: .firstOSUnknown))
    }
    let latest = trace(version, situation, .latest)
    var readings = [latest]
    if isUncertain(version), latest.result.kind != .conflict {
      let earliest = trace(version, situation, .earliest)
      if earliest.result.kind == .conflict {
        readings = [earliest]
      } else if earliest.value != latest.value || earliest.result.kind != latest.result.kind {
        readings = [latest, earliest]
      }
    }
    return Outcome(
      readings.map { ($0, memory.support(of: $0, on: self, in: situation)) }, question: self,
      version: version, situation: situation)
  }

  /// How the value comes about in one reading of the inexact boundaries.
  func trace(
    _ version: OSVersion, _ situation: Situation, _ reading: OSBounds.Reading
  ) -> Trace {
    var recorder = TraceRecorder()
    let result = evaluate(
      version, SituationBits(situation), situation.sdk, reading, recorder: &recorder)
    return recorder.root ?? Trace(node: 0, result: result)
  }
}

extension Outcome {
  fileprivate init(_ status: Status, reason: Reason, _ unanswered: Unanswered = Unanswered()) {
    self.init(
      status: status, value: nil, candidates: [], confidence: nil, measuredUntil: nil,
      statedUntil: nil, readsDefaultSDK: false, otherSDK: nil, basis: nil, isStarred: false,
      isUnreleased: false, rules: [], sources: [], reason: reason, unanswered: unanswered)
  }

  /// Sums up one reading, or two that differ.
  fileprivate init(
    _ supported: [(reading: Trace, support: [LeafSupport])], question: Question,
    version: OSVersion, situation: Situation
  ) {
    let readings = supported.map(\.reading)
    let support = supported.flatMap(\.support)
    let result = readings[0].result
    let isUncertain = readings.count > 1
    let status = isUncertain ? .uncertain : Status(result)
    let isAnswered = status.hasValue || isUncertain
    let calendar = question.resolver.calendar
    let confidence =
      isAnswered
      ? supported.compactMap {
        question.confidence($0.reading, $0.support, at: version, in: situation)
      }.max() : nil
    let readsDefaultSDK = readings.contains { $0.result.readDefaultSDK }
    let reason =
      isAnswered ? nil : question.reason(readings[0], at: version, in: situation)
    self.init(
      status: status,
      value: status.hasValue ? Length(sixths: result.sixths) : nil,
      candidates: isUncertain
        ? readings.map(\.value)
        : status == .conflict ? readings[0].conflicting(question.nodes) : [],
      confidence: confidence,
      measuredUntil: question.measuredUntil(support),
      statedUntil: isAnswered
        ? support.filter(\.isByRule).map(\.statedUntil).min().map {
          // Nobody looks for a version that the device never ran.
          calendar.end(before: min($0, question.device.support?.until ?? .highest))
        } : nil,
      readsDefaultSDK: readsDefaultSDK,
      otherSDK: readsDefaultSDK && status.hasValue
        ? question.otherSDK(than: readings[0], at: version, in: situation) : nil,
      basis: status == .inferred
        ? question.basis(of: readings[0], at: version, in: situation) : nil,
      isStarred: status.hasValue
        && question.isStarred(readings[0], confidence, at: version, in: situation),
      isUnreleased: calendar.isUnreleased(version),
      rules: [].merged(with: readings.flatMap { $0.rules(question.nodes) }),
      sources: isAnswered ? Set(support.flatMap(\.sources)).sorted() : [],
      reason: reason,
      unanswered: status.hasValue
        ? Unanswered() : Unanswered(question, at: version, in: situation, reason: reason))
  }
}

extension Trace {
  /// The value of this reading; nil when there is none.
  var value: Length? { result.value }

  /// The traces of the terms, each metric once.
  var parts: [Trace] { terms.filter { !$0.isRepeated } }

  /// The traces that rest on no further metric.
  var leaves: [Trace] { terms.isEmpty ? [self] : parts.flatMap(\.leaves) }

  /// The rules that applied, this metric's before those of its terms.
  func rules(_ nodes: [Node]) -> [Rule.ID] {
    selected.map { nodes[node].candidates[$0].rule.id } + terms.flatMap { $0.rules(nodes) }
  }

  /// The plain values of rules that contradict each other.
  func conflicting(_ nodes: [Node]) -> [Length?] {
    let values = selected.map { index -> Length? in
      guard case .length(let length) = nodes[node].candidates[index].value else { return nil }
      return length
    }
    return values.isEmpty ? terms.flatMap { $0.conflicting(nodes) } : values
  }
}
