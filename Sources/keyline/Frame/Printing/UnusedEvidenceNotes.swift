import KeylineModel
import KeylineQuery

extension UnusedEvidence {
  /// The most observations named in one answer.
  private static let mostNamed = 3

  /// The notes on the observations that contradict a table.
  static func notes(on table: AnswerTable, in resolver: Resolver) -> [String] {
    notes(on: UnusedEvidence(resolver).contradicting(table), in: resolver)
  }

  /// The notes that observations are kept, but decide nothing, with the way to change that.
  static func notes(on observations: [Observation], in resolver: Resolver) -> [String] {
    let more = observations.count - mostNamed
    return observations.prefix(mostNamed).map { observation in
      let source = resolver.source(observation.source)?.title ?? observation.source
      return "\"\(source)\" says \(observation.value), but it is not used. "
        + "To make it the answer: "
        + SetCommand.text(for: observation, in: resolver.knowledge.releases)
    } + (more > 0 ? ["\(more) more say otherwise: keyline observation list"] : [])
  }

  /// Prints which new observations the rules contradict, with the way to make a rule of those that
  /// change no answer; they are stored anyway.
  static func warn(
    _ observations: [Observation], _ after: Resolver, isStored: Bool, _ context: CommandContext
  ) {
    let replays = after.replays(of: observations)
    for replay in replays {
      guard replay.verdict == .disagrees || replay.verdict == .uncertain else { continue }
      let place = replay.places.first.map { " on \($0.device) with iOS \($0.version)" } ?? ""
      context.say(
        "note: \(replay.observation.id) \(replay.verdict.rawValue) with the rules\(place)")
    }
    guard isStored else { return }
    let differing = Set(replays.filter { $0.verdict != .agrees }.map(\.observation.id))
    let unused = Self(after).observations.filter { differing.contains($0.id) }
    for note in notes(on: unused, in: after) { context.say("note: \(note)") }
  }
}
