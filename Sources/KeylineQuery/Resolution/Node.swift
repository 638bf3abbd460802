import KeylineModel

/// One metric of a question: the asked one or one that a formula needs.
final class Node: Sendable {
  let metric: Metric
  /// The rules that hold for the device; one that beats another comes before it.
  let candidates: [CandidateRule]
  /// When each of them applies.
  let tests: [CandidateRule.Test]
  /// Row-major: whether the candidate of the row beats the one of the column.
  let beats: [Bool]
  /// The attribute that the metric is, if it is one.
  let attribute: AttributeValue?

  private let clearedBits: UInt64
  private let shownBits: UInt64
  private let showsItems: Bool

  /// An attribute of the device as a value, for either orientation.
  struct AttributeValue: Sendable {
    let portrait: Length?
    let landscape: Length?
    let isPortraitCopied: Bool
    let isLandscapeCopied: Bool
    /// The situations in which the attribute is what the screen measures.
    let allowed: SituationBits
  }

  init(
    metric: Metric, candidates: [CandidateRule], attribute: AttributeValue?, catalogue: Catalogue
  ) {
    let count = candidates.count
    let beaten = Self.beaten(candidates, in: catalogue)
    // Whoever beats a rule is beaten by fewer rules than it, as the relation is a strict order.
    let losses = beaten.map { row in row.reduce(0) { $1 ? $0 + 1 : $0 } }
    let order = candidates.indices.sorted { a, b in
      (losses[a], candidates[a].rule.id) < (losses[b], candidates[b].rule.id)
    }
    self.metric = metric
    self.candidates = order.map { candidates[$0] }
    tests = order.map { candidates[$0].test }
    self.attribute = attribute
    beats = (0..<count * count).map { beaten[order[$0 % count]][order[$0 / count]] }
    var cleared: UInt64 = 0
    var shown: UInt64 = 0
    for element in metric.elements where element != .barButtonItems {
      cleared |= SituationBits.mask(element)
      shown |= SituationBits.bit(element, 1)
    }
    clearedBits = cleared
    shownBits = shown
    showsItems = metric.elements.contains(.barButtonItems)
  }

  /// By which candidates each is beaten; those of one scope and standing share the answer.
  private static func beaten(
    _ candidates: [CandidateRule], in catalogue: Catalogue
  ) -> [[Bool]] {
    var kinds: [CandidateRule] = []
    let kind = candidates.map { candidate in
      let known = kinds.firstIndex {
        $0.rule.standing == candidate.rule.standing && $0.rule.scope == candidate.rule.scope
      }
      if let known { return known }
      kinds.append(candidate)
      return kinds.count - 1
    }
    let beaten = kinds.map { loser in kinds.map { $0.beats(loser, in: catalogue) } }
    return kind.map { loser in kind.map { beaten[loser][$0] } }
  }

  /// The bits of a situation with the metric's own elements on screen.
  func showingElements(_ bits: SituationBits) -> SituationBits {
    var raw = bits.raw & ~clearedBits | shownBits
    if showsItems {
      let none = SituationBits.bit(.barButtonItems, BarButtonItems.none.code)
      if raw & none != 0 {
        raw = raw & ~none | SituationBits.bit(.barButtonItems, BarButtonItems.system.code)
      }
    }
    return SituationBits(raw: raw)
  }
}
