public import KeylineModel

extension Replay {
  /// Versions of one device over which an observation fares alike.
  public struct Stretch: Hashable, Sendable {
    /// The versions.
    public let range: VersionRange
    /// How the observation fares on them.
    public let verdict: Verdict
    /// The outcome at its beginning; the value is the same all over it.
    public let outcome: Outcome
  }
}

extension Resolver {
  /// Sets an observation against the resolver on one device, version by version.
  ///
  /// - Returns: The versions that the device ran, in order; empty where it ran none that the
  ///   observation speaks of, or the metric does not exist.
  public func stretches(of observation: Observation, on device: Device) -> [Replay.Stretch] {
    guard let question = question(observation.metric, device: device.id),
      let ran = device.ranVersions
    else { return [] }
    let ranges = [VersionRange](observation.os.ranges).compactMap { $0.clipped(to: ran) }
    return ranges.flatMap { range in
      Timeline(over: calendar.parts(of: range, cutAt: question.breakpoints)) { part in
        question.asked(
          observation.situations(at: part.from), for: observation.value, at: part.from
        ).map { Asked(situation: $0.situation, answer: $0.answer) }
      } joining: {
        $0.answer.shows($1.answer)
      }.stretches.map { stretch in
        let outcome = question.outcome(at: stretch.from, in: stretch.value.situation)
        let verdict = Self.verdict(stretch.value.answer, observation) { outcome.candidates }
        return Replay.Stretch(range: stretch.hull, verdict: verdict, outcome: outcome)
      }
    }
  }

  /// The situation that an observation speaks of, and the answer in it.
  private struct Asked {
    let situation: Situation
    let answer: Question.Answer
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
    ranges.compactMap { range.clipped(to: $0) }.map {
      Replay.Stretch(range: $0, verdict: verdict, outcome: outcome)
    }
  }
}
