import KeylineModel

/// A rule whose conditions on devices hold for the device of a question, ready to be evaluated.
struct CandidateRule: Sendable {
  let rule: Rule
  let evidence: Evidence
  /// The covering observations for the device.
  let covering: [Observation]

  /// The bounds with inexact boundaries at their earliest, and at their latest.
  let earliest: (from: OSVersion, until: OSVersion)
  let latest: (from: OSVersion, until: OSVersion)
  let allowed: SituationBits
  /// What the linked SDK may be; nil when the rule does not mention it.
  let sdk: ValueSet?
  let value: Value
  let isInferred: Bool

  /// The value with the metrics of a formula as positions among the nodes of the question.
  enum Value: Sendable {
    case length(Length)
    case sum([(node: Int, isSubtracted: Bool)])
  }

  init(
    _ rule: Rule, evidence: Evidence, device: Device, match: DeviceMatch,
    node: (Metric.ID) -> Int
  ) {
    self.rule = rule
    self.evidence = evidence
    covering = evidence.covering(device)
    earliest = Self.closed(rule.os.range(.earliest), evidence: evidence)
    latest = Self.closed(rule.os.range(.latest), evidence: evidence)
    allowed = SituationBits(allowedBy: rule.scope)
    sdk = rule.scope.conditions[.sdk]
    switch rule.value {
    case .length(let length):
      value = .length(length)
      isInferred = match == .inferred || covering.isEmpty
    case .formula(let formula):
      value = .sum(formula.terms.map { (node($0.metric), $0.isSubtracted) })
      isInferred = match == .inferred
    }
  }

  private static func closed(
    _ range: (from: OSVersion, until: OSVersion), evidence: Evidence
  ) -> (from: OSVersion, until: OSVersion) {
    evidence.reachesNewDesign ? range : (range.from, min(range.until, Evidence.newDesign))
  }

  /// The bounds in one reading.
  func range(_ reading: OSBounds.Reading) -> (from: OSVersion, until: OSVersion) {
    reading == .earliest ? earliest : latest
  }

  /// Whether the bounds depend on the reading.
  var isInexact: Bool { earliest.from != latest.from || earliest.until != latest.until }
}
