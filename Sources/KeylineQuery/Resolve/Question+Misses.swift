import KeylineModel

extension Question {
  /// The rules of a metric that do not apply, the closest first.
  func misses(_ node: Int, at version: OSVersion, in situation: Situation) -> [Miss] {
    passedOver(nodes[node], at: version, in: situation).sorted().map(\.miss)
  }

  /// The rules of a node that do not apply, in any order, each with its distance, computed lazily.
  func passedOver(
    _ node: Node, at version: OSVersion, in situation: Situation
  ) -> some Sequence<PassedOver> {
    let shown = node.showingElements(SituationBits(situation), at: version)
    let sdk = situation.sdk ?? version.major
    let rules = resolver.index[node.metric.id]?.rules ?? []
    return rules.lazy.compactMap { self.passedOver($0, at: version, in: shown, sdk: sdk) }
  }

  /// True if the conditions are only about iPads and the device is a phone, or the other way round.
  private func isOfOtherKind(_ scope: Scope) -> Bool {
    if let named = scope.devices {
      return named.allSatisfy { resolver.idiom(of: $0) != device.idiom }
    }
    if scope.conditions[.idiom]?.contains(device.idiom.code) == false { return true }
    guard let families = scope.conditions[.family] else { return false }
    return !Family.allCases.contains { $0.idiom == device.idiom && families.contains($0.code) }
  }

  private func passedOver(
    _ indexed: IndexedRule, at version: OSVersion, in situation: SituationBits, sdk: Int
  ) -> PassedOver? {
    let range = indexed.rule.os.range(.latest)
    var unmet = indexed.indexedScope.unmet(on: device, in: situation, sdk: sdk)
    if !range.contains(version) {
      unmet.isOfOtherVersions = true
    } else if let ending = indexed.ending(on: device), version >= indexed.unread[ending].version {
      unmet.ending = ending
    }
    if unmet.isEmpty { return nil }
    let end = unmet.ending.map { min(range.until, indexed.unread[$0].version) } ?? range.until
    let endedBefore = device.support.map { end <= $0.from } ?? false
    // A rule about iPads alone exists because they differ from phones.
    let isOfIPads = device.idiom == .phone && isOfOtherKind(indexed.rule.scope)
    return PassedOver(
      Miss(indexed, unmet), further: (endedBefore ? 4 : 0) + (isOfIPads ? 1 : 0),
      remoteness: remoteness(range, version))
  }

  /// The number of releases between a version and a range, or the difference of their numbers if no
  /// releases are known.
  private func remoteness(_ range: VersionRange, _ version: OSVersion) -> Int {
    if range.contains(version) { return 0 }
    let calendar = resolver.calendar
    let (near, far) = version < range.from ? (version, range.from) : (range.until, version)
    return calendar.versions.isEmpty
      ? far.packed - near.packed : calendar.count(before: far) - calendar.count(before: near)
  }
}

/// A rule that does not apply, with its distance from the question.
struct PassedOver: Comparable {
  let miss: Miss
  private let distance: Int
  private let remoteness: Int

  /// - Parameters:
  ///   - further: The extra distance beyond the failed conditions: a rule that had ended when the
  ///     device came is about other devices, too.
  ///   - remoteness: The distance between the rule's versions and the one asked about.
  init(_ miss: Miss, further: Int, remoteness: Int) {
    self.miss = miss
    self.remoteness = remoteness
    distance = miss.unmet.distance + further
  }

  static func < (one: Self, other: Self) -> Bool {
    (one.distance, one.remoteness, one.miss.indexed.rule.id)
      < (other.distance, other.remoteness, other.miss.indexed.rule.id)
  }

  static func == (one: Self, other: Self) -> Bool { one.miss.indexed === other.miss.indexed }
}
