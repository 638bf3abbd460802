import KeylineModel
import KeylineQuery

extension UnusedEvidence {
  /// The most observations that are named in one answer.
  private static let mostNamed = 3

  /// Says of observations that they are kept, but decide nothing, and how to change that.
  static func notes(on observations: [Observation], in resolver: Resolver) -> [String] {
    let more = observations.count - mostNamed
    return observations.prefix(mostNamed).map { observation in
      let source = resolver.source(observation.source)?.title ?? observation.source
      return "\"\(source)\" says \(observation.value), but it is not used. "
        + "To make it the answer: "
        + SetCommand.text(for: observation, in: resolver.knowledge.releases)
    } + (more > 0 ? ["\(more) more say otherwise: keyline observation list"] : [])
  }
}
