package import KeylineModel

/// Sets many observations against a resolver: what is asked of one metric and device, and what the
/// observations before had in common with the next, is worked out once.
package struct Replayer {
  private let resolver: Resolver
  private var questions: QuestionMemory
  private var topic: Topic?
  /// True if versions to come are left out, of which shipped rows say nothing.
  private let isOfReleases: Bool

  /// The subject that observations of one metric and scope share, whatever their versions.
  private struct Topic {
    let metric: Metric.ID
    let scope: Scope
    let devices: [Device]
    /// By the major version, from which the SDK follows that an app was built with.
    var situations: [Int: [Situation]] = [:]
  }

  /// Creates one that has not been asked anything.
  package init(_ resolver: Resolver, isOfReleases: Bool = false) {
    self.resolver = resolver
    self.isOfReleases = isOfReleases
    questions = QuestionMemory(resolver)
  }

  /// Sets an observation against the resolver on every device that it speaks of.
  package mutating func replay(_ observation: Observation) -> Replay {
    var verdicts: Set<Replay.Verdict> = []
    var places: [Replay.Place] = []
    var agreed: Status?
    for device in devices(of: observation) where observation.speaks(ofVersionsOf: device) {
      guard let question = questions.question(observation.metric, device) else { continue }
      if !observation.os.namesVersions, let verdict = question.unnamedVerdict(observation) {
        // What names neither a version nor a model was read on one of the class, nobody knows which.
        if observation.scope.devices == nil, verdict == .agrees {
          return Replay(observation: observation, verdict: verdict, places: [])
        }
        verdicts.insert(verdict)
        continue
      }
      for version in question.versions(of: observation) {
        if isOfReleases, resolver.calendar.isUnreleased(version) { continue }
        guard
          let (_, result) = question.asked(
            situations(observation, at: version), for: observation.value, at: version)
        else { continue }
        let verdict = Resolver.verdict(result, observation)
        verdicts.insert(verdict)
        if verdict == .agrees {
          agreed = [agreed, result.status].compactMap(\.self).max { $0.doubt < $1.doubt }
        } else if places.count < 3 {
          places.append(.init(device: device.id, version: version, result: result))
        }
      }
    }
    let order: [Replay.Verdict] = [.disputed, .disagrees, .uncertain, .agrees]
    let verdict = order.first(where: verdicts.contains) ?? .notCovered
    return Replay(observation: observation, verdict: verdict, places: places, agreed: agreed)
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

  /// The situations that an observation of the topic may speak of.
  private mutating func situations(
    _ observation: Observation, at version: OSVersion
  ) -> [Situation] {
    let major = version.major
    if let known = topic?.situations[major] { return known }
    let situations = observation.situations(at: version)
    topic?.situations[major] = situations
    return situations
  }
}

/// A counter of devices that stops a replay that would take minutes.
package struct ReplayLimit {
  /// The most devices, of all readings together.
  package static let maximumCount = 15_000

  /// More devices than a replay takes.
  package struct Excess: Error {}

  private var count = 0

  /// Counts the devices of another reading.
  mutating func add(_ devices: Int) throws(Excess) {
    count += devices
    guard count <= Self.maximumCount else { throw Excess() }
  }
}
