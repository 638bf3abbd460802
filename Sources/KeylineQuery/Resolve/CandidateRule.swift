import KeylineModel

/// A rule whose conditions on devices hold for the device of a question, ready for evaluation.
struct CandidateRule: Sendable {
  private let indexed: IndexedRule
  /// The conditions of the rule as plain numbers.
  let test: Test
  /// The allowed linked SDKs; nil if the rule does not mention them.
  let sdk: ValueSet?
  let value: Value
  /// True if the rule covers the device only through attributes copied from another one.
  let isCopied: Bool
  /// Two flags: the rule names the device itself, and it names its template.
  private let namesDevice: Bool
  private let namesTemplate: Bool

  /// The value, in which a formula refers to metrics by their positions among the nodes of the
  /// question.
  enum Value: Sendable {
    case length(Length)
    case sum([(node: Int, isSubtracted: Bool)])
  }

  /// The parts of a rule that an evaluation reads before the rule wins; copying them retains
  /// nothing.
  struct Test: Sendable {
    let earliest: VersionRange
    let latest: VersionRange
    let allowed: SituationBits
    let mentionsSDK: Bool
    let assumedFrom: OSVersion
    let isInferred: Bool
    /// The value in sixths; nil for a formula.
    let sixths: Int?
  }

  init(_ indexed: IndexedRule, device: Device, node: (Metric.ID) -> Int) {
    self.indexed = indexed
    sdk = indexed.rule.scope.conditions[.sdk]
    let names = indexed.rule.scope.devices ?? []
    namesDevice = names.contains(device.id)
    namesTemplate = !namesDevice && device.templates.contains(where: names.contains)
    isCopied = indexed.rule.scope.match(device) == .inferred
    var isInferred = isCopied
    var sixths: Int?
    switch indexed.rule.value {
    case .length(let length):
      value = .length(length)
      sixths = length.sixths
      isInferred = isInferred || !indexed.evidence.covers(device)
    case .formula(let formula):
      isInferred = isInferred || indexed.evidence.isOfOtherSituations
      value = .sum(formula.terms.map { (node($0.metric), $0.isSubtracted) })
    }
    test = Test(
      earliest: indexed.range(.earliest, on: device),
      latest: indexed.range(.latest, on: device), allowed: indexed.indexedScope.allowed,
      mentionsSDK: sdk != nil, assumedFrom: indexed.evidence.assumedFrom,
      isInferred: isInferred, sixths: sixths)
  }

  var rule: Rule { indexed.rule }
  var evidence: Evidence { indexed.evidence }
  /// The version from which the value is assumed.
  var assumedFrom: OSVersion { test.assumedFrom }
  var isInferred: Bool { test.isInferred }

  /// True if this rule wins over another wherever both apply to the device.
  ///
  /// A rule that names the device wins over one that names its template.
  func beats(_ other: CandidateRule, in catalogue: Catalogue) -> Bool {
    if indexed.rule.standing == other.indexed.rule.standing {
      if namesDevice && other.namesTemplate { return true }
      if namesTemplate && other.namesDevice { return false }
      // A rule that allows more situations is not narrower; this decides most pairs.
      if !other.test.allowed.allows(test.allowed) { return false }
    }
    return indexed.rule.beats(other.indexed.rule, in: catalogue)
  }

  /// True if both have the same scope and standing: a rule that beats one beats the other.
  func hasKind(of other: CandidateRule) -> Bool {
    indexed.rule.standing == other.indexed.rule.standing
      && indexed.rule.scope == other.indexed.rule.scope
  }

  /// The only obstacle to the rule, if that is a redesign; nil if the rule applies or fails
  /// otherwise.
  func redesign(
    at version: OSVersion, on device: Device, in situation: SituationBits, sdk: Int
  ) -> Redesign? {
    guard let ending = indexed.ending(on: device), version >= indexed.unread[ending].version,
      indexed.rule.os.range(.latest).contains(version), test.allowed.allows(situation),
      self.sdk?.contains(sdk) ?? true
    else { return nil }
    return indexed.unread[ending]
  }

  /// The bounds in one reading.
  func range(_ reading: OSBounds.Reading) -> VersionRange {
    reading == .earliest ? test.earliest : test.latest
  }
}
