public import KeylineModel

extension Replay {
  /// Versions of one device over which an observation fares alike.
  public struct Stretch: Hashable, Sendable {
    /// The versions.
    public let range: VersionRange
    /// How the observation fares on them.
    public let verdict: Verdict
    /// What the resolver says at its beginning; the value is the same all over it.
    public let outcome: Outcome
  }
}

extension Resolver {
  /// Sets an observation against the resolver on one device, version by version.
  ///
  /// - Returns: The versions that the device ran, in order; empty where it ran none that the
  ///   observation speaks of, or the metric does not exist.
  public func stretches(of observation: Observation, on device: Device) -> [Replay.Stretch] {
    guard let question = question(observation.metric, device: device.id) else { return [] }
    var stretches: [Replay.Stretch] = []
    for part in question.parts(of: observation) {
      guard let situation = observation.situation(at: part.from) else { continue }
      let previous = stretches.last.flatMap { $0.range.until == part.from ? $0 : nil }
      let answer = question.answer(at: part.from, in: situation)
      if let previous, !knowledge.existed(part) || previous.outcome.shows(answer) {
        stretches[stretches.count - 1] = previous.with(
          VersionRange(from: previous.range.from, until: part.until))
      } else if knowledge.existed(part) {
        let outcome = question.outcome(at: part.from, in: situation)
        let verdict = Self.verdict(answer, observation) { outcome.candidates }
        stretches.append(Replay.Stretch(range: part, verdict: verdict, outcome: outcome))
      }
    }
    return stretches
  }
}

extension Replay.Stretch {
  /// The stretch as another observation of the same metric and scope fares in it.
  public func replaying(_ observation: Observation) -> Replay.Stretch {
    let answer = Question.Answer(status: outcome.status, value: outcome.value)
    return Replay.Stretch(
      range: range, verdict: Resolver.verdict(answer, observation) { outcome.candidates },
      outcome: outcome)
  }

  /// The parts of the stretch that lie in some ranges.
  public func clipped(to ranges: [VersionRange]) -> [Replay.Stretch] {
    ranges.compactMap { other in
      let (from, until) = (max(range.from, other.from), min(range.until, other.until))
      return from < until ? with(VersionRange(from: from, until: until)) : nil
    }
  }

  fileprivate func with(_ range: VersionRange) -> Replay.Stretch {
    Replay.Stretch(range: range, verdict: verdict, outcome: outcome)
  }
}

extension Outcome {
  /// Whether an answer gives the same value, however well it is supported.
  fileprivate func shows(_ answer: Question.Answer) -> Bool {
    guard let value else { return answer.value == nil && status == answer.status }
    return value == answer.value
  }
}

extension Question {
  /// The parts of an observation's versions between which an answer can change.
  fileprivate func parts(of observation: Observation) -> [VersionRange] {
    guard let support = device.support else { return [] }
    return observation.os.ranges.flatMap { stated -> [VersionRange] in
      let (from, until) = (max(stated.from, support.from), min(stated.until, support.until))
      guard from < until else { return [] }
      let cuts = [from] + breakpoints.filter { from < $0 && $0 < until } + [until]
      return zip(cuts, cuts.dropFirst()).map(VersionRange.init)
    }.sorted { $0.from < $1.from }
  }
}
