import KeylineModel

/// A rule with all facts that follow from it whatever the device, computed once for a resolver.
///
/// It is a class so that a question about one device can keep a rule without copying it.
final class IndexedRule: Sendable {
  let rule: Rule
  let evidence: Evidence
  /// The redesigns since which none of its observations was read, the earliest first.
  let unread: [Redesign]
  let indexedScope: IndexedScope
  /// Its versions, named after releases.
  let named: OSBounds

  init(
    _ rule: Rule, evidence: Evidence, redesigns: [Redesign], catalogue: Catalogue,
    calendar: ReleaseCalendar
  ) {
    self.rule = rule
    self.evidence = evidence
    unread = redesigns.filter { !evidence.reaches(past: $0, rule.os, in: catalogue) }
    indexedScope = IndexedScope(rule.scope)
    named = calendar.named(rule.os)
  }

  /// True if a device has the attributes that the rule requires, whatever its list of devices.
  func admitsAttributes(of device: Device) -> Bool {
    rule.scope.unmetAttributes(of: device).isEmpty
  }

  /// The index in ``unread`` of the redesign that ends the rule on a device; nil if none does.
  func ending(on device: Device) -> Int? { unread.firstIndex { $0.concerns(device) } }

  /// The bounds on a device in one reading.
  func range(_ reading: OSBounds.Reading, on device: Device) -> VersionRange {
    let range = rule.os.range(reading)
    guard let ending = ending(on: device) else { return range }
    return VersionRange(from: range.from, until: min(range.until, unread[ending].version))
  }
}

/// The rules of one metric, found by the devices that they may hold for.
struct RuleIndex: Sendable {
  let rules: [IndexedRule]
  /// The metrics in formulas, each once.
  let terms: [Metric.ID]
  /// The versions at which the bounds or the linked SDKs of a rule begin or end, ascending, without
  /// redesigns.
  let breakpoints: [OSVersion]
  private let byDevice: DeviceIndex<IndexedRule>

  init(_ rules: [IndexedRule]) {
    self.rules = rules
    var terms: [Metric.ID] = []
    var breakpoints: [OSVersion] = []
    var byDevice = DeviceIndex<IndexedRule>()
    for rule in rules {
      byDevice.add(rule, rule.rule.scope)
      if case .formula(let formula) = rule.rule.value {
        terms = terms.merged(with: formula.terms.map(\.metric))
      }
      for reading in OSBounds.Reading.allCases {
        let range = rule.rule.os.range(reading)
        breakpoints.append(range.from)
        breakpoints.append(range.until)
      }
      breakpoints += rule.rule.scope.sdkBreakpoints
    }
    self.terms = terms
    self.breakpoints = breakpoints.sortedOnce
    self.byDevice = byDevice
  }

  /// The rules whose conditions on devices a device meets, itself or through its templates.
  func rules(for device: Device) -> [IndexedRule] {
    var found = byDevice.naming(device.id).filter { $0.admitsAttributes(of: device) }
    for template in device.templates {
      for rule in byDevice.naming(template)
      where rule.admitsAttributes(of: device) && !found.contains(where: { $0 === rule }) {
        found.append(rule)
      }
    }
    for rule in byDevice.unlisted(for: device) where rule.admitsAttributes(of: device) {
      found.append(rule)
    }
    return found
  }
}
