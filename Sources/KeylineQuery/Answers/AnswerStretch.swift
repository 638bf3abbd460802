public import KeylineModel

/// An answer without its reasons, over versions in which it does not change.
public struct AnswerStretch: Hashable, Sendable {
  /// The versions, half-open; versions that were never released may lie inside.
  public internal(set) var range: VersionRange
  /// The answer on all of them.
  public let answer: Question.Answer
  /// The values that an uncertain or conflicting answer may have; nil stands for unknown.
  public let candidates: [Length?]
}

extension Question {
  /// The answers over ranges of versions, equal neighbours joined.
  ///
  /// It costs a fraction of ``steps(in:hypothetical:)`` because no reasons are gathered: what whole
  /// catalogues need.
  ///
  /// - Parameters:
  ///   - ranges: The versions, ascending.
  ///   - points: Where answers can change, from ``answerPoints``.
  func stretches(
    over ranges: [VersionRange], in situation: Situation, at points: [OSVersion],
    hypothetical: Bool, existed: (VersionRange) -> Bool
  ) -> [AnswerStretch] {
    var stretches: [AnswerStretch] = []
    for range in ranges {
      var isJoined = false
      var from = range.from
      var next = points.partition { $0 <= range.from }
      while from < range.until {
        let until = next < points.count ? min(points[next], range.until) : range.until
        let part = VersionRange(from: from, until: until)
        from = until
        next += 1
        guard existed(part) else { continue }
        let stretch = stretch(part, situation, hypothetical)
        if isJoined, let last = stretches.last, last.answer == stretch.answer,
          last.candidates == stretch.candidates
        {
          stretches[stretches.count - 1].range = VersionRange(
            from: last.range.from, until: part.until)
        } else {
          stretches.append(stretch)
          isJoined = true
        }
      }
    }
    return stretches
  }

  private func stretch(
    _ range: VersionRange, _ situation: Situation, _ hypothetical: Bool
  ) -> AnswerStretch {
    let answer =
      hypothetical
      ? Answer(outcome(at: range.from, in: situation, hypothetical: true))
      : answer(at: range.from, in: situation)
    var candidates: [Length?] = []
    switch answer.status {
    case .uncertain:
      var silent = SilentRecorder()
      let bits = SituationBits(situation)
      candidates = [OSBounds.Reading.latest, .earliest].map { reading in
        let result = evaluate(range.from, bits, situation.sdk, reading, recorder: &silent)
        return result.kind == .value ? Length(sixths: result.sixths) : nil
      }
    case .conflict:
      candidates =
        outcome(at: range.from, in: situation, hypothetical: hypothetical).candidates
    case .known, .assumed, .inferred, .unknown, .notApplicable, .impossible: break
    }
    return AnswerStretch(range: range, answer: answer, candidates: candidates)
  }

  /// The versions at which the status or the value of an answer can change, ascending.
  var answerPoints: [OSVersion] {
    var points: [OSVersion] = []
    for node in nodes {
      points.append(node.metric.since)
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
    points.sort()
    var last: OSVersion?
    return points.filter { point in
      defer { last = point }
      return point != last
    }
  }
}

extension Question.Answer {
  fileprivate init(_ outcome: Outcome) { self.init(status: outcome.status, value: outcome.value) }
}

extension [OSVersion] {
  /// How many versions of an ascending list come before the first that does not belong.
  func partition(_ belongs: (OSVersion) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if belongs(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
