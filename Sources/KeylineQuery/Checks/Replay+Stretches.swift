package import KeylineModel

extension Replay {
  /// How an observation fares on versions of one device.
  package struct Judgement: Hashable, Sendable {
    /// How the observation fares on them.
    package let verdict: Verdict
    /// The outcome on the first of them; the value is the same on all.
    package let outcome: Outcome
    /// The situation that the observation speaks of.
    let situation: Situation
  }
}

extension Resolver {
  /// Sets an observation against the resolver on one device, version by version.
  ///
  /// - Returns: The versions that the device ran, in order; empty where it ran none that the
  ///   observation speaks of, or the metric does not exist.
  package func stretches(of observation: Observation, on device: Device) -> [Timeline<
    Replay.Judgement
  >.Stretch] {
    guard let question = question(observation.metric, device: device.id),
      let ran = device.support
    else { return [] }
    let ranges = observation.os.ranges.joined.compactMap { $0.clipped(to: ran) }
    return ranges.flatMap { range in
      Timeline(over: calendar.parts(of: range, cutAt: question.breakpoints)) { part in
        question.asked(
          observation.situations(at: part.from), for: observation.value, at: part.from
        ).map { situation, answer in
          Asked(
            situation: situation, answer: answer,
            candidates: answer.isSettled
              ? [] : question.outcome(at: part.from, in: situation).candidates)
        }
      } joining: {
        $0.answer.shows($1.answer) && $0.candidates == $1.candidates
      }.stretches.map { stretch in
        let outcome = question.outcome(at: stretch.from, in: stretch.value.situation)
        let verdict = Self.verdict(stretch.value.answer, observation) { outcome.candidates }
        return .init(
          ranges: stretch.ranges,
          value: Replay.Judgement(
            verdict: verdict, outcome: outcome, situation: stretch.value.situation))
      }
    }
  }

  /// The situation that an observation speaks of, and the answer in it.
  private struct Asked {
    let situation: Situation
    let answer: Question.Answer
    /// The values of an answer that is none yet: others are another answer.
    let candidates: [Length?]
  }
}

extension Timeline<Replay.Judgement>.Stretch {
  /// The stretch, or some versions of it, as another observation of the same metric and scope fares there.
  ///
  /// - Parameter outcome: The outcome on the first of these versions, if they begin later than the stretch.
  func replaying(
    _ observation: Observation, over ranges: [VersionRange]? = nil, _ outcome: Outcome? = nil
  ) -> Self {
    let outcome = outcome ?? value.outcome
    let answer = Question.Answer(status: outcome.status, value: outcome.value)
    let verdict = Resolver.verdict(answer, observation) { outcome.candidates }
    return Self(
      ranges: ranges ?? self.ranges,
      value: Replay.Judgement(verdict: verdict, outcome: outcome, situation: value.situation))
  }
}
