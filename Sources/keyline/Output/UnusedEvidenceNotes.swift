import KeylineModel
import KeylineQuery

extension UnusedEvidence {
  /// The most observations that are named in one answer.
  private static let mostNamed = 3

  /// Says of observations that they are kept, but decide nothing, and how to change that.
  static func notes(on observations: [Observation], in resolver: Resolver) -> [String] {
    let more = observations.count - mostNamed
    return observations.prefix(mostNamed).map { observation in
      "\(observation.id) states \(observation.value) and is kept as evidence; no rule uses it yet. "
        + "Make one: \(command(observation, in: resolver))"
    } + (more > 0 ? ["\(more) more are kept as evidence: keyline observation list"] : [])
  }

  /// The command that makes a rule of what an observation states, as far as it states it.
  private static func command(_ observation: Observation, in resolver: Resolver) -> String {
    // Versions between two readings were not read, so only the newest stretch is taken.
    let range = [VersionRange](observation.os.ranges).last
    let first =
      [range?.from, resolver.metric(observation.metric)?.since].compactMap(\.self).max() ?? .lowest
    let until = range.flatMap { $0.until == .highest ? nil : OSBoundary.exact($0.until) }
    let rule = Rule(
      id: ObservationName.ruleID(resting: observation), metric: observation.metric,
      scope: observation.scope, os: OSBounds(from: .exact(first), until: until),
      value: .length(observation.value),
      restsOn: [observation.id])
    return "keyline rule add " + RuleOptions.arguments(for: rule).joined(separator: " ")
  }
}
