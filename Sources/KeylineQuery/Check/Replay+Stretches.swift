package import KeylineModel

extension Replay {
  /// The verdict on an observation over some versions of one device.
  package struct Judgement: Hashable, Sendable {
    /// The verdict.
    package let verdict: Verdict
    /// The answer on the first of them; the value is the same on all.
    package let answer: Answer
    /// The situation of the observation.
    let situation: Situation
  }
}

extension Resolver {
  /// Compares an observation with the resolver on one device, version by version.
  ///
  /// - Returns: The versions that the device ran, in order; empty if it ran none of the
  ///   observation's versions, or the metric does not exist.
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
        )
      } joining: {
        $0.result.content == $1.result.content
      }.stretches.map { stretch in
        let (situation, result) = stretch.value
        return .init(
          ranges: stretch.ranges,
          value: Replay.Judgement(
            verdict: Self.verdict(result, observation),
            answer: question.answer(at: stretch.from, in: situation), situation: situation))
      }
    }
  }
}

extension Timeline<Replay.Judgement>.Stretch {
  /// The stretch, or some of its versions, judged for another observation of the same metric and
  /// scope.
  ///
  /// - Parameter answer: The answer on the first of these versions, if they begin later than the
  ///   stretch.
  func replaying(
    _ observation: Observation, over ranges: [VersionRange]? = nil, _ answer: Answer? = nil
  ) -> Self {
    let answer = answer ?? value.answer
    return Self(
      ranges: ranges ?? self.ranges,
      value: Replay.Judgement(
        verdict: Resolver.verdict(answer.result, observation), answer: answer,
        situation: value.situation))
  }
}
