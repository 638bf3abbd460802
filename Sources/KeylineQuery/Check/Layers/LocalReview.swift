package import KeylineModel

/// The verdicts of the shared data on the user's own rows.
package struct LocalReview: Sendable {
  /// The verdict on one row.
  package struct Item: Hashable, Sendable {
    /// The row that is spoken of.
    package let key: RowKey
    /// The verdict of the shared data.
    package let verdict: Verdict
    /// Why it is said.
    package let reason: Reason
  }

  /// Why something is said of a row.
  package enum Reason: Hashable, Sendable {
    /// The other rules say the same.
    case rulesAgree
    /// The other rules give another value than the row; the first place, if one is known.
    case rulesDiffer(Replay.Place?, stated: Length)
    /// The row names what does not exist.
    case fault(Finding.Fault)
    /// Another device has the same name or model identifier.
    case sameDevice(Device.ID)
    /// The shipped row that it replaces says the same.
    case shippedSame
    /// The shipped row with its identifier says something else.
    case shippedDiffers
    /// The shipped row that it replaces, or that was removed, is not what it was.
    case shippedChanged(wasRemoved: Bool)
    /// The shipped row that it replaces, or that was removed, is shipped no more.
    case shippedGone(wasRemoved: Bool)
  }

  /// The verdicts of the shared data on a row.
  package enum Verdict: String, CaseIterable, Sendable {
    /// It says the same.
    case confirmed
    /// It says something else.
    case contradicted
    /// It does not have what the row names: a row, a version, a device that ran the version.
    case dangling
    /// It says something else of the replaced row than when that was replaced.
    case changed
  }

  /// One item for each row that there is something to say about, sorted by row.
  package let items: [Item]

  /// Sets the user's own rows against the rules that others have, too.
  ///
  /// Rows that replace others are left out of the comparison: they differ on purpose. It is said of
  /// them how the shipped rows fared since.
  package init(_ knowledge: Knowledge, overlaps: [Overlap]) {
    let replaced = Set(overlaps.map(\.key))
    let all = Resolver(knowledge)
    let own = knowledge.rows(of: .local)
    var items = Self.dangling(own, by: [.references, .formulas], in: all)
    // No device ran a version that does not exist, so the first of the two says enough.
    var untrue: Set<RowKey> = []
    for item in Self.dangling(own, by: [.releases, .age], in: all)
    where untrue.insert(item.key).inserted { items.append(item) }
    let rest = own.filter { !replaced.contains($0.key) && !untrue.contains($0.key) }
    items += Self.replays(of: rest, in: knowledge).flatMap { Self.item($0.key, $0.replay) }
    for case .device(let device) in rest { items += Self.item(device, in: all) }
    // A row of the project was never shipped, so it is not gone.
    let isOfProject = { (overlap: Overlap) in
      overlap.state == .gone && knowledge.row(overlap.key, of: .project) != nil
    }
    items += overlaps.filter { !isOfProject($0) }.compactMap(Self.item)
    self.items = items.sorted { ($0.key, $0.verdict.rawValue) < ($1.key, $1.verdict.rawValue) }
  }

  /// Sets observations and rules of the user's own against the rules that others have, too.
  static func replays(
    of own: [KnowledgeRow], in knowledge: Knowledge
  ) -> [(key: RowKey, replay: Replay)] {
    let statements = own.compactMap { row -> (RowKey, Observation)? in
      switch row {
      case .observation(let observation) where observation.disputed == nil: (row.key, observation)
      case .rule(let rule): statement(of: rule).map { (row.key, $0) }
      default: nil
      }
    }
    if statements.isEmpty { return [] }
    // What was exported into the project confirms nothing.
    let ours = Set(knowledge.rules.filter { $0.layer == .local }.map(\.id))
    var shared = knowledge
    shared.rules.removeAll { $0.layer == .local || $0.layer == .project && ours.contains($0.id) }
    shared.masks.removeAll { $0.key.kind == .rule }
    var others = Replayer(Resolver(shared), isOfReleases: true)
    return statements.map { ($0, others.replay($1)) }
  }

  private static func item(_ overlap: Overlap) -> Item? {
    switch overlap.state {
    case .same: Item(key: overlap.key, verdict: .confirmed, reason: .shippedSame)
    case .changed where overlap.isRemembered:
      Item(
        key: overlap.key, verdict: .changed,
        reason: .shippedChanged(wasRemoved: overlap.isMask))
    case .changed: Item(key: overlap.key, verdict: .contradicted, reason: .shippedDiffers)
    case .gone:
      Item(
        key: overlap.key, verdict: .changed, reason: .shippedGone(wasRemoved: overlap.isMask))
    case .unchanged: nil
    }
  }

  private static func dangling(
    _ own: [KnowledgeRow], by checks: [Check], in resolver: Resolver
  ) -> [Item] {
    let keys = Dictionary(grouping: own.map(\.key), by: \.id)
    return checks.flatMap { $0.findings(in: resolver) }.flatMap { finding in
      (keys[finding.subject] ?? []).map {
        Item(key: $0, verdict: .dangling, reason: .fault(finding.fault))
      }
    }
  }

  private static func item(_ key: RowKey, _ replay: Replay) -> [Item] {
    switch replay.verdict {
    case .agrees:
      return [Item(key: key, verdict: .confirmed, reason: .rulesAgree)]
    case .disagrees:
      let reason = Reason.rulesDiffer(replay.places.first, stated: replay.observation.value)
      return [Item(key: key, verdict: .contradicted, reason: reason)]
    case .disputed, .uncertain, .notCovered: return []
    }
  }

  /// States a rule where it surely holds, as a source would; nil for a formula.
  static func statement(of rule: Rule) -> Observation? {
    guard case .length(let value) = rule.value else { return nil }
    let from = rule.os.range(.latest).from
    let until = rule.os.range(.earliest).until
    guard from < until else { return nil }
    return Observation(
      id: rule.id, metric: rule.metric, source: "", scope: rule.scope,
      os: .stretch(
        from: from == .lowest ? nil : from, until: until == .highest ? nil : until),
      value: value, obtained: .reported, layer: .local)
  }

  /// A device that exists under another identifier.
  private static func item(_ device: Device, in resolver: Resolver) -> [Item] {
    let other = resolver.knowledge.devices.first { other in
      other.id != device.id
        && (other.name == device.name
          || !Set(other.identifiers).isDisjoint(with: device.identifiers))
    }
    guard let other else { return [] }
    return [
      Item(
        key: RowKey(.device, device.id), verdict: .contradicted,
        reason: .sameDevice(other.id))
    ]
  }
}
