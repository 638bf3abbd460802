import KeylineModel

extension Question {
  /// The outcomes over a range of versions; what lies outside costs nothing.
  func steps(
    over range: VersionRange, in situation: Situation, hypothetical: Bool
  ) -> StepFunction {
    var steps: [StepFunction.Step] = []
    var from = range.from
    let points = breakpoints.filter { range.from < $0 && $0 < range.until } + [range.until]
    for until in points {
      let outcome = outcome(at: from, in: situation, hypothetical: hypothetical)
      if let last = steps.last, last.outcome == outcome {
        steps[steps.count - 1] = .init(from: last.from, until: until, outcome: outcome)
      } else {
        steps.append(.init(from: from, until: until, outcome: outcome))
      }
      from = until
    }
    return StepFunction(steps: steps)
  }
}
