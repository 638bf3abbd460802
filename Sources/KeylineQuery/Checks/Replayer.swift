public import KeylineModel

/// Sets many observations against a resolver: what is asked of one metric and device, and what the
/// observations before had in common with the next, is worked out once.
public struct Replayer {
  private let resolver: Resolver
  private var asked: [Subject: Asked] = [:]
  private var topic: Topic?

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

  /// What observations of one metric and scope are asked, whatever versions they speak of.
  private struct Topic {
    let metric: Metric.ID
    let scope: Scope
    let devices: [Device]
    /// By the major version, from which the SDK follows that an app was built with.
    var situations: [Int: Situation?] = [:]
  }

  /// Creates one that has not been asked anything.
  public init(_ resolver: Resolver) { self.resolver = resolver }

  /// Sets an observation against the resolver on every device that it speaks of.
  public mutating func replay(_ observation: Observation) -> Replay {
    var verdicts: Set<Replay.Verdict> = []
    var places: [Replay.Place] = []
    for device in devices(of: observation) where observation.speaks(ofVersionsOf: device) {
      guard let asked = asked(observation.metric, device) else { continue }
      let question = asked.question
      if !observation.os.namesVersions, let verdict = question.unnamedVerdict(observation) {
        // What names neither a version nor a model was read on one of the class, nobody knows which.
        if observation.scope.devices == nil, verdict == .agrees {
          return Replay(observation: observation, verdict: verdict, places: [])
        }
        verdicts.insert(verdict)
        continue
      }
      for version in question.versions(of: observation, breakpoints: asked.breakpoints) {
        guard let situation = situation(observation, at: version) else { continue }
        let answer = question.answer(at: version, in: situation)
        let verdict = Resolver.verdict(answer, observation) {
          question.outcome(at: version, in: situation).candidates
        }
        verdicts.insert(verdict)
        if verdict != .agrees, places.count < 3 {
          places.append(.init(device: device.id, version: version, outcome: answer))
        }
      }
    }
    let order: [Replay.Verdict] = [.disputed, .disagrees, .uncertain, .agrees]
    let verdict = order.first(where: verdicts.contains) ?? .notCovered
    return Replay(observation: observation, verdict: verdict, places: places)
  }

  /// The devices that observations of the same metric and scope may speak of.
  private mutating func devices(of observation: Observation) -> [Device] {
    if let topic, topic.metric == observation.metric, topic.scope == observation.scope {
      return topic.devices
    }
    let devices = resolver.devices(in: observation.scope)
    topic = Topic(metric: observation.metric, scope: observation.scope, devices: devices)
    return devices
  }

  /// The situation that an observation of the topic speaks of.
  private mutating func situation(_ observation: Observation, at version: OSVersion) -> Situation? {
    let major = version.major
    if let known = topic?.situations[major] { return known }
    let situation = observation.situation(at: version)
    topic?.situations[major] = .some(situation)
    return situation
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
