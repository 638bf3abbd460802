package import KeylineModel

extension Question {
  /// The outcomes over all versions in a situation.
  package func timeline(in situation: Situation, hypothetical: Bool = false) -> Timeline<Outcome> {
    var memory = SupportMemory()
    return Timeline(over: VersionRange.all.cut(at: breakpoints)) { part in
      outcome(at: part.from, in: situation, hypothetical: hypothetical, &memory)
    }
  }

  /// The outcomes on the released versions of some ranges, ascending; what lies outside costs nothing.
  func timeline(
    over ranges: [VersionRange], in situation: Situation, hypothetical: Bool
  ) -> Timeline<Outcome> {
    let parts = ranges.flatMap { resolver.calendar.parts(of: $0, cutAt: breakpoints) }
    var memory = SupportMemory()
    return Timeline(over: parts) { part in
      outcome(at: part.from, in: situation, hypothetical: hypothetical, &memory)
    }
  }

  /// The cells that tables show of a metric over a range of versions: neighbours show different
  /// contents.
  ///
  /// Versions that never existed, such as iOS 19 to 25, make no stretch of their own.
  func cells(
    _ column: Column, over range: VersionRange, hypothetical: Bool = false
  ) -> Timeline<Cell> {
    var memory = SupportMemory()
    return Timeline(over: resolver.calendar.parts(of: range, cutAt: breakpoints)) { part in
      Cell(
        column,
        outcome(at: part.from, in: column.situation, hypothetical: hypothetical, &memory))
    } joining: { cell, next in
      guard cell.content == next.content else { return false }
      cell.absorb(next)
      return true
    }
  }

  /// Tells whether the short answers already show that nothing changes at these versions.
  func isConstant(at versions: [OSVersion], in situation: Situation) -> Bool {
    let answers = versions.map { answer(at: $0, in: situation) }
    guard let first = answers.first else { return true }
    return answers.allSatisfy { $0.isSettled && $0.shows(first) }
  }

  /// The versions at which an answer can change: where a rule, an observation, a redesign or the
  /// device itself begins or ends.
  static func breakpoints(
    of nodes: [Node], on device: Device, by resolver: Resolver
  ) -> [OSVersion] {
    var points: [OSVersion] = [.lowest]
    if let support = device.support { points += [support.from, support.until] }
    for node in nodes {
      let metric = node.metric.id
      points += node.beginnings
      points += resolver.index[metric]?.breakpoints ?? []
      for candidate in node.candidates { points.append(candidate.assumedFrom) }
      for redesign in resolver.redesigns
      where redesign.concerns(metric) && redesign.concerns(device) {
        points.append(redesign.version)
      }
      // Statements about other devices change no answer about this one.
      for statement in node.statements {
        points += statement.ranges.flatMap { [$0.from, $0.until] }
        points += resolver.observations[statement.place].scope.sdkBreakpoints
      }
    }
    return points.sortedOnce
  }
}

extension Question.Answer {
  /// True if it says all that a table shows; where there are candidates it does not name them.
  var isSettled: Bool { status != .uncertain && status != .conflict }

  /// Tells whether a table shows the same of two answers, settled ones or others with the same candidates.
  func shows(_ other: Question.Answer) -> Bool {
    value == other.value && (value != nil || status == other.status)
  }
}

extension [OSVersion] {
  /// The versions in ascending order, each once; nothing begins at the highest.
  var sortedOnce: [OSVersion] {
    sorted().reduce(into: []) { ascending, point in
      if point < .highest, ascending.last != point { ascending.append(point) }
    }
  }
}

extension Scope {
  /// The versions at which the default SDK enters or leaves what is allowed.
  var sdkBreakpoints: [OSVersion] {
    guard let allowed = conditions[.sdk] else { return [] }
    return allowed.ranges.flatMap { [$0.lowerBound, $0.upperBound + 1] }
      .filter { (1..<1_000).contains($0) }.map { OSVersion($0) }
  }
}
