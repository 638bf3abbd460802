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
  /// Whether the rule names the device itself, and whether it names the one that it is like.
  let namesDevice: Bool
  let namesDonor: Bool

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
    let isOpenAtNewDesign = evidence.reaches(rule.os)
    earliest = Self.closed(rule.os.range(.earliest), unless: isOpenAtNewDesign)
    latest = Self.closed(rule.os.range(.latest), unless: isOpenAtNewDesign)
    allowed = SituationBits(allowedBy: rule.scope)
    sdk = rule.scope.conditions[.sdk]
    let names = rule.scope.devices ?? []
    namesDevice = names.contains(device.id)
    namesDonor = !namesDevice && device.donors.contains(where: names.contains)
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
    _ range: (from: OSVersion, until: OSVersion), unless isOpen: Bool
  ) -> (from: OSVersion, until: OSVersion) {
    isOpen ? range : (range.from, min(range.until, Evidence.newDesign))
  }

  /// Whether this rule wins over another wherever both apply to the device.
  ///
  /// What is said of the device by name wins over what is said of the one that it is like.
  func beats(_ other: CandidateRule, in catalogue: Catalogue) -> Bool {
    if rule.layer == other.rule.layer {
      if namesDevice && other.namesDonor { return true }
      if namesDonor && other.namesDevice { return false }
    }
    return rule.beats(other.rule, in: catalogue)
  }

  /// The bounds in one reading.
  func range(_ reading: OSBounds.Reading) -> (from: OSVersion, until: OSVersion) {
    reading == .earliest ? earliest : latest
  }

  /// Whether the bounds depend on the reading.
  var isInexact: Bool { earliest.from != latest.from || earliest.until != latest.until }
}
