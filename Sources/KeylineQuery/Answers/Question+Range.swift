import KeylineModel

extension Question {
  /// The outcomes over a range of versions; what lies outside costs nothing.
  ///
  /// - Parameter points: Where outcomes can change, from `breakpoints`; the same in all situations.
  func steps(
    over range: VersionRange, at points: [OSVersion], in situation: Situation, hypothetical: Bool
  ) -> StepFunction {
    var steps: [StepFunction.Step] = []
    var from = range.from
    for until in points.filter({ range.from < $0 && $0 < range.until }) + [range.until] {
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
