import KeylineModel

/// Sets many observations against a resolver: what it is asked of one metric and device is put
/// together once.
struct Replayer {
  private let resolver: Resolver
  private var asked: [Subject: Asked] = [:]

  /// The most that is kept, so that a file about everything does not hold all of it.
  private static let capacity = 1_000

  private struct Subject: Hashable {
    let metric: Metric.ID
    let device: Device.ID
  }

  private struct Asked {
    let question: Question
    let breakpoints: [OSVersion]
  }

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// Sets an observation against the resolver on every device that it speaks of.
  mutating func replay(_ observation: Observation) -> Replay {
    replay(observation, on: resolver.devices(of: observation))
  }

  /// Sets an observation against the resolver on some of the devices that it speaks of.
  mutating func replay(_ observation: Observation, on devices: [Device]) -> Replay {
    var counts: [Replay.Verdict: Int] = [:]
    var places: [Replay.Place] = []
    for device in devices {
      guard let asked = asked(observation.metric, device) else { continue }
      let question = asked.question
      for version in question.versions(of: observation, breakpoints: asked.breakpoints) {
        guard let situation = observation.situation(at: version) else { continue }
        let answer = question.answer(at: version, in: situation)
        let verdict = Resolver.verdict(answer, observation) {
          question.outcome(at: version, in: situation).candidates
        }
        counts[verdict, default: 0] += 1
        if verdict != .agrees, places.count < 3 {
          places.append(.init(device: device.id, version: version, outcome: answer))
        }
      }
    }
    let order: [Replay.Verdict] = [.disputed, .disagrees, .uncertain, .agrees]
    let verdict = order.first { counts[$0] != nil } ?? .notCovered
    return Replay(observation: observation, verdict: verdict, places: places)
  }

  private mutating func asked(_ metric: Metric.ID, _ device: Device) -> Asked? {
    let subject = Subject(metric: metric, device: device.id)
    if let asked = asked[subject] { return asked }
    guard let question = resolver.question(metric, device: device.id) else { return nil }
    if asked.count == Self.capacity { asked.removeAll() }
    let new = Asked(question: question, breakpoints: question.breakpoints)
    asked[subject] = new
    return new
  }
}
