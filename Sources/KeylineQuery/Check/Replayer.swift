package import KeylineModel

/// Compares many observations with a resolver, and computes only once what successive observations
/// of one metric and device share.
package struct Replayer {
  private let resolver: Resolver
  private var questions: QuestionMemory
  private var topic: Topic?
  /// True if future versions are left out, which shipped rows say nothing about.
  private let isOfReleases: Bool

  /// The subject that observations of one metric and scope share, whatever their versions.
  private struct Topic {
    let metric: Metric.ID
    let scope: Scope
    let devices: [Device]
    /// The situations by major version, which decides the SDK that an app was built with.
    var situations: [Int: [Situation]] = [:]
  }

  /// Creates a replayer with nothing computed yet.
  package init(_ resolver: Resolver, isOfReleases: Bool = false) {
    self.resolver = resolver
    self.isOfReleases = isOfReleases
    questions = QuestionMemory(resolver)
  }

  /// Compares an observation with the resolver on each of its devices.
  package mutating func replay(_ observation: Observation) -> Replay {
    var verdicts: Set<Replay.Verdict> = []
    var places: [Replay.Place] = []
    var agreed: Status?
    for device in devices(of: observation) where observation.speaks(ofVersionsOf: device) {
      guard let question = questions.question(observation.metric, device) else { continue }
      if !observation.os.namesVersions, let verdict = question.unnamedVerdict(observation) {
        // An observation without a version and a model was read on an unknown device of the class.
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

  /// The devices of observations with the same metric and scope.
  private mutating func devices(of observation: Observation) -> [Device] {
    if let topic, topic.metric == observation.metric, topic.scope == observation.scope {
      return topic.devices
    }
    let devices = resolver.devices(in: observation.scope)
    topic = Topic(metric: observation.metric, scope: observation.scope, devices: devices)
    return devices
  }

  /// The situations of observations of the topic.
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

  /// The error for more devices than a replay takes.
  package struct Excess: Error {}

  private var count = 0

  /// Counts the devices of another reading.
  mutating func add(_ devices: Int) throws(Excess) {
    count += devices
    guard count <= Self.maximumCount else { throw Excess() }
  }
}
