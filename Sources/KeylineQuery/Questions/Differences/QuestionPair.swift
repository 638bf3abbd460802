import KeylineModel

/// The same metric asked twice, on two devices or in two situations, at the same versions.
struct QuestionPair {
  let left: Question
  let right: Question
  let leftSituation: Situation
  let rightSituation: Situation

  /// Lists the differences over a range of versions, each as long as possible.
  func differences(over range: VersionRange, on devices: [Device]) -> [Difference] {
    let points = left.breakpoints + right.breakpoints
    return Timeline(over: left.resolver.calendar.parts(of: range, cutAt: points)) { part in
      difference(over: part, on: devices)
    } joining: { difference, next in
      guard difference.shows(next) else { return false }
      difference.merge(next)
      return true
    }.stretches.map(\.value)
  }

  private func difference(over part: VersionRange, on devices: [Device]) -> Difference? {
    guard !isSame(at: part.from) else { return nil }
    let sides = [value(left, leftSituation, part), value(right, rightSituation, part)]
    guard let kind = Difference.Kind([sides[0].value.content], [sides[1].value.content]) else {
      return nil
    }
    return Difference(
      left.metric, in: leftSituation, against: rightSituation, on: devices, kind, left: [sides[0]],
      right: [sides[1]])
  }

  /// True if a table shows the same for both sides.
  private func isSame(at version: OSVersion) -> Bool {
    left.result(at: version, in: leftSituation).content
      == right.result(at: version, in: rightSituation).content
  }

  private func value(
    _ question: Question, _ situation: Situation, _ part: VersionRange
  ) -> Timeline<Answer>.Stretch {
    .init(
      ranges: [part],
      value: question.answer(at: part.from, in: situation))
  }
}

extension Difference {
  /// True if a table shows the same for another difference.
  fileprivate func shows(_ next: Difference) -> Bool {
    left[0].value.content == next.left[0].value.content
      && right[0].value.content == next.right[0].value.content
  }

  /// Joins a following difference that shows the same.
  fileprivate mutating func merge(_ next: Difference) {
    left[0].merge(next.left[0])
    right[0].merge(next.right[0])
  }
}
