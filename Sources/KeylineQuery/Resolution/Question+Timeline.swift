public import KeylineModel

extension Question {
  /// The outcomes over all versions in a situation.
  public func timeline(in situation: Situation, hypothetical: Bool = false) -> Timeline<Outcome> {
    let all = VersionRange(from: .lowest, until: .highest)
    return timeline(over: all, in: situation, hypothetical: hypothetical)
  }

  /// The outcomes over a range of versions; what lies outside costs nothing.
  func timeline(
    over range: VersionRange, in situation: Situation, hypothetical: Bool
  ) -> Timeline<Outcome> {
    Timeline(over: range.cut(at: breakpoints)) { part in
      outcome(at: part.from, in: situation, hypothetical: hypothetical)
    }
  }

  /// The cells that tables show of a metric over a range of versions: neighbours show different
  /// contents.
  ///
  /// Versions that never existed, such as iOS 19 to 25, make no stretch of their own.
  func cells(
    _ column: Column, over range: VersionRange, hypothetical: Bool = false
  ) -> Timeline<Cell> {
    Timeline(over: resolver.calendar.parts(of: range, cutAt: breakpoints)) { part in
      Cell(column, outcome(at: part.from, in: column.situation, hypothetical: hypothetical))
    } joining: { cell, next in
      guard cell.content == next.content else { return false }
      cell.absorb(next)
      return true
    }
  }

  /// The versions at which an answer can change: where a rule, an observation, a redesign or the
  /// device itself begins or ends.
  static func breakpoints(
    of nodes: [Node], on device: Device, by resolver: Resolver
  ) -> [OSVersion] {
    var points: [OSVersion] = [.lowest]
    if let support = device.support { points += [support.from, support.until] }
    for node in nodes {
      points.append(node.metric.since)
      for candidate in node.candidates {
        points += [candidate.earliest.from, candidate.earliest.until]
        points += [candidate.latest.from, candidate.latest.until]
        points.append(candidate.evidence.assumedFrom)
      }
      let rules = resolver.rules[node.metric.id] ?? []
      for rule in rules {
        for reading in OSBounds.Reading.allCases {
          let range = rule.os.range(reading)
          points += [range.from, range.until]
        }
      }
      points += resolver.redesigns.filter { $0.concerns(node.metric.id) && $0.concerns(device) }
        .map(\.version)
      // What is stated of other devices changes no answer about this one.
      let statements = resolver.statements(about: node.metric.id, on: device.id).filter {
        $0.covers(device)
      }
      for range in statements.flatMap(\.os.ranges) {
        points += [range.from, range.until]
      }
      points += majors(rules.map(\.scope) + statements.map(\.scope))
    }
    return points.filter { $0 < .highest }.sorted().reduce(into: []) { ascending, point in
      if ascending.last != point { ascending.append(point) }
    }
  }

  /// The versions at which the default SDK enters or leaves what a scope allows.
  private static func majors(_ scopes: [Scope]) -> [OSVersion] {
    scopes.compactMap { $0.conditions[.sdk] }.flatMap(\.ranges)
      .flatMap { [$0.lowerBound, $0.upperBound + 1] }
      .filter { (1..<1_000).contains($0) }
      .map { OSVersion($0) }
  }
}
