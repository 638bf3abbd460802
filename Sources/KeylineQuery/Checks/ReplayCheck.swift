import KeylineModel

extension Check {
  /// The resolver gives what every undisputed observation says.
  public static let replay = Check(
    name: "replay", claim: "No observation disagrees with the rules without a recorded reason."
  ) { resolver in
    resolver.replays(of: resolver.knowledge.observations).filter { $0.verdict == .disagrees }.map {
      replay in
      let value = replay.observation.value
      let place = replay.places.first { $0.outcome.value != value }
      let answer = place.map {
        "\($0.outcome.value.map(\.description) ?? $0.outcome.status.rawValue) on \($0.device) "
          + "with iOS \($0.version)"
      }
      return Finding(
        check: "replay", subject: replay.observation.id,
        message: "states \(replay.observation.metric) = \(value), the rules give "
          + "\(answer ?? "another value")")
    }
  }
}
