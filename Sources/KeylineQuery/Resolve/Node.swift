import KeylineModel

/// One metric of a question: the metric itself or a term of a formula.
final class Node: Sendable {
  let metric: Metric
  /// The rules that hold for the device; each comes before those that it beats.
  let candidates: [CandidateRule]
  /// The tests of the candidates.
  let tests: [CandidateRule.Test]
  /// The kind of each candidate: candidates of one scope and standing beat the same rules and lose
  /// to the same.
  private let kinds: [Int]
  /// Row-major: true if candidates of the row's kind beat those of the column's.
  private let victories: [[Bool]]
  /// The linked SDKs that the candidates distinguish.
  let sdks: [ClosedRange<Int>]
  /// The device attribute that gives the metric; nil for other metrics.
  let attribute: AttributeValue?
  /// The statements of sources about the metric on the device.
  let statements: [Statement]

  /// The features that the device lacks for the metric.
  let lacks: [MissingFeature]
  /// The conditions about other metrics or other devices, which have their default here.
  private let inapplicable: [Dimension]
  /// The other conditions that came or went with a version, with their bits and the bit of their
  /// value on other versions.
  private let timed: [Timed]
  private let clearedBits: UInt64
  private let shownBits: UInt64
  private let implied: [ImpliedCondition]

  /// An attribute of the device as a value, for either orientation.
  struct AttributeValue: Sendable {
    let portrait: Length?
    let landscape: Length?
    let isPortraitCopied: Bool
    let isLandscapeCopied: Bool
    /// The situations in which the attribute is the measured one.
    let allowed: SituationBits
  }

  /// A statement of a source with the facts that distinguish most of them, because observations are
  /// large.
  struct Statement: Sendable {
    /// Its index among all observations.
    let place: Int
    let value: Length
    let isDisputed: Bool
    let ranges: [VersionRange]

    /// True if it states the version at which it ends.
    var namesEnd: Bool { ranges.allSatisfy { $0.until < .highest } }
  }

  init(
    metric: Metric, inapplicable: [Dimension], lacks: [MissingFeature], candidates: [CandidateRule],
    attribute: AttributeValue?, statements: [Statement], catalogue: Catalogue
  ) {
    let (kinds, examples) = Self.kinds(candidates)
    let victories = examples.indices.map { winner in
      examples.indices.map { loser in
        winner != loser && examples[winner].beats(examples[loser], in: catalogue)
      }
    }
    var sizes = [Int](repeating: 0, count: examples.count)
    for kind in kinds { sizes[kind] += 1 }
    let losses = examples.indices.map { loser in
      examples.indices.reduce(0) { victories[$1][loser] ? $0 + sizes[$1] : $0 }
    }
    // The relation is a strict order: a rule that beats another loses to fewer rules than the
    // other.
    let order = candidates.indices.sorted { a, b in
      (losses[kinds[a]], candidates[a].rule.id) < (losses[kinds[b]], candidates[b].rule.id)
    }
    self.metric = metric
    self.candidates = order.map { candidates[$0] }
    tests = order.map { candidates[$0].test }
    sdks = candidates.lazy.compactMap(\.sdk).flatMap(\.ranges)
    self.attribute = attribute
    self.statements = statements
    self.kinds = order.map { kinds[$0] }
    self.victories = victories
    var cleared: UInt64 = 0
    var shown: UInt64 = 0
    for element in metric.elements where element != .barButtonItems {
      cleared |= SituationBits.mask(element)
      shown |= SituationBits.bit(element, 1)
    }
    self.inapplicable = inapplicable
    timed = Self.timed.filter { !inapplicable.contains($0.dimension) }
    self.lacks = lacks
    for dimension in inapplicable {
      cleared |= SituationBits.mask(dimension)
      shown |= SituationBits.bit(dimension, 0)
    }
    clearedBits = cleared
    shownBits = shown
    implied = metric.implied.map(ImpliedCondition.init)
  }

  /// The kind of each candidate, and one candidate of each kind.
  private static func kinds(_ candidates: [CandidateRule]) -> ([Int], [CandidateRule]) {
    var examples: [CandidateRule] = []
    let kinds = candidates.map { candidate in
      if let known = examples.firstIndex(where: candidate.hasKind) { return known }
      examples.append(candidate)
      return examples.count - 1
    }
    return (kinds, examples)
  }

  /// True if one candidate beats another, by position.
  func beats(_ winner: Int, _ loser: Int) -> Bool { victories[kinds[winner]][kinds[loser]] }

  /// The versions with which the metric, its feature, or one of its conditions came or went.
  var beginnings: [OSVersion] {
    [metric.since] + lacks.compactMap(\.arrival)
      + timed.flatMap { [$0.lifetime.from, $0.lifetime.until] }
  }

  /// The feature that the device lacks for the metric in a situation at a version.
  func lack(in bits: SituationBits, at version: OSVersion) -> MissingFeature? {
    lacks.first { $0.matters(in: bits, at: version) }
  }

  /// A situation with the metric's own elements on screen, and without conditions irrelevant to it
  /// at a version.
  func shown(_ situation: Situation, at version: OSVersion) -> Situation {
    var shown = situation.showing(metric.elements)
    for one in implied where shown.code(one.dimension, defaultSDK: 0) == 0 {
      shown.set(one.dimension, to: one.code)
    }
    for dimension in inapplicable { shown.set(dimension, to: 0) }
    for one in timed where !one.lifetime.contains(version) {
      shown.set(one.dimension, to: one.dimension.codeOutsideLifetime)
    }
    return shown
  }

  /// The bits of a situation with the metric's own elements on screen, and without conditions
  /// irrelevant to it at a version.
  func showingElements(_ bits: SituationBits, at version: OSVersion) -> SituationBits {
    var raw = bits.raw & ~clearedBits | shownBits
    for one in timed where !one.lifetime.contains(version) {
      raw = raw & ~one.mask | one.outside
    }
    for one in implied where raw & one.usual != 0 { raw = raw & ~one.usual | one.shown }
    return SituationBits(raw: raw)
  }
}

extension Node {
  /// A condition with its versions and bits, which every answer needs.
  private struct Timed: Sendable {
    let dimension: Dimension
    let lifetime: VersionRange
    let mask: UInt64
    /// The bit of its value on other versions.
    let outside: UInt64

    init(_ dimension: Dimension) {
      self.dimension = dimension
      lifetime = dimension.lifetime
      mask = SituationBits.mask(dimension)
      outside = SituationBits.bit(dimension, dimension.codeOutsideLifetime)
    }
  }

  private static let timed = Dimension.timed.map(Timed.init)

  /// A condition with its bits at its usual value, and at the value that the metric implies.
  private struct ImpliedCondition: Sendable {
    let dimension: Dimension
    let code: Int
    let usual: UInt64
    let shown: UInt64

    init(_ setting: Dimension.Setting) {
      dimension = setting.dimension
      code = setting.code
      usual = SituationBits.bit(dimension, 0)
      shown = SituationBits.bit(dimension, code)
    }
  }

  /// True if the metric itself puts an element on screen.
  func shows(_ element: Dimension) -> Bool { metric.elements.contains(element) }

  /// True if no value of a condition leads to another answer than its default.
  func ignores(_ dimension: Dimension) -> Bool {
    if inapplicable.contains(dimension) { return true }
    let isOpen =
      !shows(dimension)
      && candidates.allSatisfy { $0.rule.scope.allowed(dimension) == .any }
    let mask = SituationBits(raw: SituationBits.mask(dimension))
    return isOpen && attribute?.allowed.allows(mask) ?? true
  }
}
