import KeylineModel

/// Remembers what is known of each metric, device and scope, so that a table that asks the same
/// again and again is answered quickly.
struct ReplayCache {
  private let resolver: Resolver
  private var known: [Key: [Timeline<Replay.Judgement>.Stretch]] = [:]

  private struct Key: Hashable {
    let metric: Metric.ID
    let device: Device.ID
    let scope: Scope
  }

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// How an observation of all versions fares on a device.
  mutating func stretches(
    of observation: Observation, on device: Device
  ) -> [Timeline<Replay.Judgement>.Stretch] {
    let key = Key(metric: observation.metric, device: device.id, scope: observation.scope)
    let found = known[key] ?? resolver.stretches(of: observation, on: device)
    known[key] = found
    return found.map { $0.replaying(observation) }
  }
}
