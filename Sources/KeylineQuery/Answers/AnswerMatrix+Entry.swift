package import KeylineModel

extension AnswerMatrix {
  /// An answer without its reasons.
  package struct Entry: Hashable, Sendable {
    /// The answer.
    package let answer: Question.Answer
    /// The values that an uncertain or conflicting answer may have; nil stands for unknown.
    package let candidates: [Length?]
    /// How much the value is to be doubted; nil where there is none, or where it was not asked.
    package var doubt: Doubt?
    /// Its support; nil where nobody asked for it.
    package var support: Support?

    /// The part that a table shows.
    package var content: Cell.Content {
      Cell.Content(answer.value, answer.status, candidates)
    }

    /// True for a value to check.
    package var isStarred: Bool { doubt?.isStarred ?? false }
  }

  /// The support of an answer.
  package struct Support: Hashable, Sendable {
    /// How well its sources support it; nil where there is no value.
    package private(set) var confidence: Confidence?
    /// The sources behind it, sorted.
    package private(set) var sources: [Source.ID] = []
    /// True if rows support it that do not come with Keyline.
    package private(set) var isOwn = false

    /// The support of all of several answers.
    package init(_ supports: some Sequence<Support>) {
      for support in supports {
        confidence = [confidence, support.confidence].compactMap(\.self).max()
        sources = sources.merged(with: support.sources).sorted()
        isOwn = isOwn || support.isOwn
      }
    }

    fileprivate init(_ confidence: Confidence?, _ sources: [Source.ID], isOwn: Bool) {
      self.confidence = confidence
      self.sources = Set(sources).sorted()
      self.isOwn = isOwn
    }
  }

  /// How much a value is to be doubted.
  package struct Doubt: Hashable, Sendable {
    /// True for a value to check.
    package let isStarred: Bool
    /// The end of the last version on which it was measured; nil where it never was.
    package let measuredUntil: OSVersion?
  }
}

extension Question {
  /// The answers over ranges of versions, equal neighbours joined.
  ///
  /// It costs a fraction of ``timeline(in:hypothetical:)`` because no reasons are gathered: what whole
  /// catalogues need.
  ///
  /// - Parameters:
  ///   - ranges: The versions, ascending.
  ///   - points: Where answers can change, from ``answerPoints``; where doubts can, all breakpoints.
  func stretches(
    over ranges: [VersionRange], in situation: Situation, at points: [OSVersion],
    hypothetical: Bool, tellsDoubts: Bool = false, tellsSupport: Bool = false
  ) -> [Timeline<AnswerMatrix.Entry>.Stretch] {
    var memory = SupportMemory()
    return ranges.flatMap { range in
      let inside = points[points.partition { $0 <= range.from }...].prefix { $0 < range.until }
      var last: AnswerMatrix.Entry?
      return Timeline(over: resolver.calendar.parts(of: range, at: inside)) { part in
        var entry = entry(at: part.from, situation, hypothetical)
        if let last, entry.answer.value != nil, entry.answer.value == last.answer.value,
          resolver.calendar.isUnreleased(part.from)
        {
          // Released versions tell how a value stands.
          return last
        }
        if tellsDoubts || tellsSupport {
          let readings = readings(of: entry.answer, at: part.from, situation, &memory)
          if tellsDoubts, entry.answer.value != nil {
            entry.doubt = doubt(readings[0], at: part.from, situation)
          }
          if tellsSupport { entry.support = support(readings) }
        }
        last = entry
        return entry
      }.stretches
    }
  }

  /// A way in which an answer comes about, with what supports it.
  private struct Reading {
    let trace: Trace
    let support: [LeafSupport]
    let confidence: Confidence?
  }

  /// The ways in which an answer comes about: none without a value, two where it is uncertain.
  private func readings(
    of answer: Answer, at version: OSVersion, _ situation: Situation,
    _ memory: inout SupportMemory
  ) -> [Reading] {
    let readings: [OSBounds.Reading] =
      answer.value != nil ? [.latest] : answer.status == .uncertain ? [.latest, .earliest] : []
    return readings.map { reading in
      let trace = trace(version, situation, reading)
      let support = memory.support(of: trace, on: self, in: situation)
      return Reading(
        trace: trace, support: support,
        confidence: confidence(trace, support, at: version, in: situation))
    }
  }

  /// How much a value is to be doubted.
  private func doubt(
    _ reading: Reading, at version: OSVersion, _ situation: Situation
  ) -> AnswerMatrix.Doubt {
    AnswerMatrix.Doubt(
      isStarred: isStarred(reading.trace, reading.confidence, at: version, in: situation),
      measuredUntil: measuredUntil(reading.support))
  }

  private func support(_ readings: [Reading]) -> AnswerMatrix.Support {
    AnswerMatrix.Support(
      readings.map {
        AnswerMatrix.Support(
          $0.confidence, $0.support.flatMap(\.sources), isOwn: restsOnOwnRows($0.trace))
      })
  }

  private func restsOnOwnRows(_ trace: Trace) -> Bool {
    let chosen = trace.selected.map { nodes[trace.node].candidates[$0].rule }
    return chosen.contains { $0.layer != .shipped }
      || chosen.isEmpty && trace.terms.isEmpty && device.layer != .shipped
      || trace.parts.contains(where: restsOnOwnRows)
  }

  private func entry(
    at version: OSVersion, _ situation: Situation, _ hypothetical: Bool
  ) -> AnswerMatrix.Entry {
    let answer =
      hypothetical
      ? Answer(outcome(at: version, in: situation, hypothetical: true))
      : answer(at: version, in: situation)
    var candidates: [Length?] = []
    switch answer.status {
    case .uncertain:
      var silent = SilentRecorder()
      let bits = SituationBits(situation)
      candidates = [OSBounds.Reading.latest, .earliest].map { reading in
        evaluate(version, bits, situation.sdk, reading, recorder: &silent).value
      }
    case .conflict:
      candidates =
        outcome(at: version, in: situation, hypothetical: hypothetical).candidates
    case .known, .assumed, .inferred, .unknown, .notApplicable, .impossible: break
    }
    return AnswerMatrix.Entry(answer: answer, candidates: candidates)
  }

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

extension Question.Answer {
  fileprivate init(_ outcome: Outcome) { self.init(status: outcome.status, value: outcome.value) }
}
