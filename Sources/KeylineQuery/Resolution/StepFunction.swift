public import KeylineModel

/// What a metric is over all OS versions: ranges without gaps, and the outcome in each.
public struct StepFunction: Hashable, Sendable {
  /// One range of versions with one outcome.
  public struct Step: Hashable, Sendable {
    /// The first version.
    public let from: OSVersion
    /// The first version after it.
    public let until: OSVersion
    /// The answer over the range.
    public let outcome: Outcome

    /// Creates a step; the end is not part of it.
    public init(from: OSVersion, until: OSVersion, outcome: Outcome) {
      self.from = from
      self.until = until
      self.outcome = outcome
    }
  }

  /// The steps from the lowest to the highest version; neighbours differ.
  public let steps: [Step]

  /// The outcome at a version.
  public subscript(version: OSVersion) -> Outcome? {
    steps.first { $0.from <= version && version < $0.until }?.outcome
  }

  /// The steps inside a half-open range, cut to it.
  public func clipped(from: OSVersion, until: OSVersion) -> [Step] {
    steps.compactMap { step in
      let (lower, upper) = (max(from, step.from), min(until, step.until))
      return lower < upper ? Step(from: lower, until: upper, outcome: step.outcome) : nil
    }
  }
}

extension Question {
  /// The outcomes over all versions in a situation.
  public func steps(in situation: Situation, hypothetical: Bool = false) -> StepFunction {
    let points = breakpoints
    var steps: [StepFunction.Step] = []
    for (index, from) in points.enumerated() {
      let until = index + 1 < points.count ? points[index + 1] : .highest
      let outcome = outcome(at: from, in: situation, hypothetical: hypothetical)
      if let last = steps.last, last.outcome == outcome {
        steps[steps.count - 1] = .init(from: last.from, until: until, outcome: outcome)
      } else {
        steps.append(.init(from: from, until: until, outcome: outcome))
      }
    }
    return StepFunction(steps: steps)
  }

  /// The versions at which an answer can change, ascending, the lowest version first.
  var breakpoints: [OSVersion] {
    var points: Set<OSVersion> = [.lowest]
    if let support = device.support { points.formUnion([support.from, support.until]) }
    for (index, node) in nodes.enumerated() {
      points.insert(node.metric.since)
      for candidate in node.candidates {
        points.formUnion([candidate.earliest.from, candidate.earliest.until])
        points.formUnion([candidate.latest.from, candidate.latest.until])
        points.insert(candidate.evidence.assumedFrom)
      }
      let rules = resolver.rules[node.metric.id] ?? []
      for rule in rules {
        for reading in OSBounds.Reading.allCases {
          let range = rule.os.range(reading)
          points.formUnion([range.from, range.until])
        }
      }
      points.formUnion(
        resolver.redesigns.filter { $0.concerns(node.metric.id) && $0.concerns(device) }
          .map(\.version))
      // What is stated of other devices changes no answer about this one.
      let statements = resolver.statements(about: nodes[index].metric.id, on: device.id).filter {
        $0.covers(device)
      }
      for range in statements.flatMap(\.os.ranges) {
        points.formUnion([range.from, range.until])
      }
      points.formUnion(Self.majors(rules.map(\.scope) + statements.map(\.scope)))
    }
    return points.filter { $0 < .highest }.sorted()
  }

  /// The versions at which the default SDK enters or leaves what a scope allows.
  private static func majors(_ scopes: [Scope]) -> [OSVersion] {
    scopes.compactMap { $0.conditions[.sdk] }.flatMap(\.ranges)
      .flatMap { [$0.lowerBound, $0.upperBound + 1] }
      .filter { (1..<1_000).contains($0) }
      .map { OSVersion($0) }
  }
}
