import KeylineModel

extension Check {
  /// The resolver gives what every undisputed observation says.
  package static let replay = Check(.replay) { resolver in
    resolver.replays(of: resolver.knowledge.observations).filter { $0.verdict == .disagrees }.map {
      replay in
      let value = replay.observation.value
      let place = replay.places.first { $0.outcome.value != value }
      return Finding(
        replay.observation.id, .disagrees(replay.observation.metric, value, rules: place))
    }
  }
}
