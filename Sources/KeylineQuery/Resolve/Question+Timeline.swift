package import KeylineModel

extension Question {
  /// The answers on the released versions of some ranges, ascending, each as long as it stays the
  /// same; versions outside the ranges cost nothing.
  package func timeline(
    over ranges: [VersionRange], in situation: Situation, _ detail: Answer.Detail = .caveats,
    hypothetical: Bool = false
  ) -> Timeline<Answer> {
    timeline(over: ranges, in: situation, detail, hypothetical: hypothetical) { $0 == $1 }
  }

  /// The answers that tables show over a range of versions: neighbours have different contents.
  ///
  /// Versions that never existed, such as iOS 19 to 25, make no stretch of their own.
  func contents(
    over range: VersionRange, in situation: Situation, _ detail: Answer.Detail = .result
  ) -> Timeline<Answer> {
    timeline(over: [range], in: situation, detail) { answer, next in
      answer.takesIn(next)
    }
  }

  /// The answers at the versions at which one can change, joined by the caller's rule.
  func timeline(
    over ranges: [VersionRange], in situation: Situation, _ detail: Answer.Detail,
    hypothetical: Bool = false, joining takesIn: (inout Answer, Answer) -> Bool
  ) -> Timeline<Answer> {
    let ran = device.support.map { [$0.from, $0.until] } ?? []
    let points = detail == .result ? answerPoints + ran : breakpoints
    var memory = SupportMemory()
    return Timeline(over: ranges.flatMap { resolver.calendar.parts(of: $0, cutAt: points) }) {
      answer(at: $0.from, in: situation, detail, hypothetical: hypothetical, &memory)
    } joining: {
      takesIn(&$0, $1)
    }
  }

  /// True if a table shows the same at these versions.
  func isConstant(at versions: [OSVersion], in situation: Situation) -> Bool {
    let contents = versions.map { result(at: $0, in: situation).content }
    guard let first = contents.first else { return true }
    // Equal candidates may still mean different values.
    if case .candidates = first { return false }
    return contents.allSatisfy { $0 == first }
  }

  /// The versions at which an answer can change: the beginnings and ends of a rule, an observation,
  /// a redesign or the device itself.
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

extension Question {
  /// The versions at which the status or the value of an answer can change, ascending.
  static func answerPoints(of nodes: [Node]) -> [OSVersion] {
    var points: [OSVersion] = []
    for node in nodes {
      points += node.beginnings
      for candidate in node.candidates {
        let test = candidate.test
        points.append(test.earliest.from)
        points.append(test.earliest.until)
        points.append(test.latest.from)
        points.append(test.latest.until)
        points.append(test.assumedFrom)
        for range in candidate.sdk?.ranges ?? [] {
          for major in [range.lowerBound, range.upperBound + 1] where (1..<1_000).contains(major) {
            points.append(OSVersion(major))
          }
        }
      }
    }
    return points.sortedOnce
  }
}

extension [OSVersion] {
  /// The versions in ascending order, each once, without the highest, at which nothing begins.
  var sortedOnce: [OSVersion] {
    sorted().reduce(into: []) { ascending, point in
      if point < .highest, ascending.last != point { ascending.append(point) }
    }
  }
}

extension Scope {
  /// The versions at which the default SDK enters or leaves the allowed range.
  var sdkBreakpoints: [OSVersion] {
    guard let allowed = conditions[.sdk] else { return [] }
    return allowed.ranges.flatMap { [$0.lowerBound, $0.upperBound + 1] }
      .filter { (1..<1_000).contains($0) }.map { OSVersion($0) }
  }
}
