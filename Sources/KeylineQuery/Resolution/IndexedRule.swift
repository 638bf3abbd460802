import KeylineModel

/// A rule with all that follows from it whatever the device, worked out once for a resolver.
///
/// It is a class so that a question about one device can hold on to a rule without copying it.
final class IndexedRule: Sendable {
  let rule: Rule
  let evidence: Evidence
  /// The bounds with inexact boundaries at their earliest, and at their latest.
  let earliest: (from: OSVersion, until: OSVersion)
  let latest: (from: OSVersion, until: OSVersion)
  /// The situations that it allows, the linked SDK apart.
  let allowed: SituationBits
  private let attributes: [(dimension: Dimension, allowed: ValueSet)]

  init(_ rule: Rule, evidence: Evidence) {
    self.rule = rule
    self.evidence = evidence
    let isOpen = evidence.reaches(rule.os)
    earliest = Self.closed(rule.os.range(.earliest), unless: isOpen)
    latest = Self.closed(rule.os.range(.latest), unless: isOpen)
    allowed = SituationBits(allowedBy: rule.scope)
    attributes = rule.scope.conditions.filter(\.key.isDeviceAttribute).map { ($0.key, $0.value) }
  }

  /// Whether a device has the attributes that the rule is about; the list is not looked at.
  func admitsAttributes(of device: Device) -> Bool {
    attributes.allSatisfy { device.code($0.dimension).map($0.allowed.contains) ?? false }
  }

  private static func closed(
    _ range: (from: OSVersion, until: OSVersion), unless isOpen: Bool
  ) -> (from: OSVersion, until: OSVersion) {
    isOpen ? range : (range.from, min(range.until, Evidence.newDesign))
  }
}

/// The rules of one metric, those that list devices found by device.
struct RuleIndex: Sendable {
  let rules: [IndexedRule]
  private let unlisted: [IndexedRule]
  private let listed: [Device.ID: [IndexedRule]]

  init(_ rules: [IndexedRule]) {
    self.rules = rules
    unlisted = rules.filter { $0.rule.scope.devices == nil }
    var listed: [Device.ID: [IndexedRule]] = [:]
    for rule in rules {
      for device in rule.rule.scope.devices ?? [] { listed[device, default: []].append(rule) }
    }
    self.listed = listed
  }

  /// The rules whose conditions on devices a device meets, by itself or by those it is like.
  func rules(for device: Device) -> [IndexedRule] {
    var found = listed[device.id] ?? []
    for rule in device.donors.flatMap({ listed[$0] ?? [] })
    where !found.contains(where: { $0 === rule }) {
      found.append(rule)
    }
    return (found + unlisted).filter { $0.admitsAttributes(of: device) }
  }
}
