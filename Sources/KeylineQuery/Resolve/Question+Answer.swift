package import KeylineModel

extension Question {
  /// The result at a version in a situation, without its evidence.
  ///
  /// - Parameter hypothetical: True to ignore whether the device ever ran that OS.
  package func result(
    at version: OSVersion, in situation: Situation, hypothetical: Bool = false
  ) -> Answer.Result {
    if let obstacle = obstacle(at: version, hypothetical: hypothetical) { return .none(obstacle) }
    if let single = single(at: version, in: situation), let value = single.value {
      return .value(value, single.certainty)
    }
    return result(of: readings(at: version, in: situation), at: version, in: situation)
  }

  /// The value at a version in a situation, if there is a single one.
  func value(at version: OSVersion, in situation: Situation) -> Length? {
    if obstacle(at: version, hypothetical: false) != nil { return nil }
    return single(at: version, in: situation)?.value
  }

  /// The latest reading of the inexact boundaries if the earliest one gives the same value; nil
  /// without a single value.
  private func single(at version: OSVersion, in situation: Situation) -> Evaluation.Result? {
    var recorder = NullRecorder()
    let bits = SituationBits(situation)
    let latest = evaluate(version, bits, situation.sdk, .latest, recorder: &recorder)
    guard let value = latest.value else { return nil }
    guard isUncertain(version) else { return latest }
    let earliest = evaluate(version, bits, situation.sdk, .earliest, recorder: &recorder)
    return earliest.value == value ? latest : nil
  }

  /// The answer at a version in a situation.
  package func answer(
    at version: OSVersion, in situation: Situation, _ detail: Answer.Detail = .caveats,
    hypothetical: Bool = false
  ) -> Answer {
    var memory = SupportMemory()
    return answer(at: version, in: situation, detail, hypothetical: hypothetical, &memory)
  }

  /// The answer at a version, in a series of answers at ascending versions in one situation.
  func answer(
    at version: OSVersion, in situation: Situation, _ detail: Answer.Detail, hypothetical: Bool,
    _ memory: inout SupportMemory
  ) -> Answer {
    let isReleased = !resolver.calendar.isUnreleased(version)
    if detail == .result {
      let result = result(at: version, in: situation, hypothetical: hypothetical)
      return Answer(result: result, support: nil, isReleased: isReleased)
    }
    if let obstacle = obstacle(at: version, hypothetical: hypothetical) {
      return Answer(result: .none(obstacle), support: Support(), isReleased: isReleased)
    }
    let readings = readings(at: version, in: situation)
    let result = result(of: readings, at: version, in: situation)
    let support = support(of: readings, result, at: version, in: situation, detail, &memory)
    return Answer(result: result, support: support, isReleased: isReleased)
  }

  /// The reason why no rule can apply: the device never ran the version, or its versions are
  /// unknown.
  private func obstacle(at version: OSVersion, hypothetical: Bool) -> Why? {
    if hypothetical { return nil }
    if let support = device.support, !support.contains(version) { return .neverRan(support) }
    return isSupportUnknown ? .undescribed(.firstOS) : nil
  }

  /// The traces of the value: two if an inexact boundary makes a difference.
  private func readings(at version: OSVersion, in situation: Situation) -> [Trace] {
    let latest = trace(version, situation, .latest)
    guard isUncertain(version), latest.result.kind != .conflict else { return [latest] }
    let earliest = trace(version, situation, .earliest)
    if earliest.result.kind == .conflict { return [earliest] }
    let isSame = earliest.value == latest.value && earliest.result.kind == latest.result.kind
    return isSame ? [latest] : [latest, earliest]
  }

  private func result(
    of readings: [Trace], at version: OSVersion, in situation: Situation
  ) -> Answer.Result {
    if readings.count > 1 {
      let candidates = readings.map(\.value)
      return .oneOf(candidates, change(at: version, in: situation, from: candidates))
    }
    if let value = readings[0].value { return .value(value, readings[0].result.certainty) }
    return .none(why(readings[0], at: version, in: situation))
  }

  /// The change that leaves several values open at a version.
  private func change(
    at version: OSVersion, in situation: Situation, from candidates: [Length?]
  ) -> Answer.ChangeWindow? {
    guard let window = windows.first(where: { $0.contains(version) }) else { return nil }
    let after =
      resolver.calendar.standIn(before: window.from) ?? StatedVersion(shortestBefore: window.from)
    let isSure =
      ran(window.until)
      && value(at: window.until, in: situation).map { candidates.contains($0) } ?? true
    return Answer.ChangeWindow(after: after, by: window.until, isSure: isSure)
  }

  /// The trace of the value in one reading of the inexact boundaries.
  func trace(
    _ version: OSVersion, _ situation: Situation, _ reading: OSBounds.Reading
  ) -> Trace {
    var recorder = TraceRecorder()
    let result = evaluate(
      version, SituationBits(situation), situation.sdk, reading, recorder: &recorder)
    return recorder.root ?? Trace(node: 0, result: result)
  }
}

extension Evaluation.Result {
  /// The certainty of the value.
  var certainty: Answer.Certainty { isInferred ? .inferred : isAssumed ? .assumed : .known }
}

extension Trace {
  /// The value of this reading; nil if there is none.
  var value: Length? { result.value }

  /// The traces of the terms, each metric once.
  var parts: [Trace] { terms.filter { !$0.isRepeated } }

  /// The traces without a formula.
  var leaves: [Trace] { terms.isEmpty ? [self] : parts.flatMap(\.leaves) }

  /// The rules that applied, this metric's before those of its terms.
  func rules(_ nodes: [Node]) -> [Rule.ID] {
    selected.map { nodes[node].candidates[$0].rule.id } + terms.flatMap { $0.rules(nodes) }
  }
}

extension StatedVersion {
  /// The last version before another one, without zeros at its end: 18.3 before 18.3.1 and before 18.4.
  fileprivate init(shortestBefore end: OSVersion) {
    let last = StatedVersion(before: end)
    self = last.precision == .patch && last.first.patch == 0 ? Self(shortest: last.first) : last
  }

  /// A version without zeros at its end: 26 for 26.0.
  package init(shortest version: OSVersion) {
    self.init(
      version, precision: version.patch > 0 ? .patch : version.minor > 0 ? .minor : .major)
  }
}
