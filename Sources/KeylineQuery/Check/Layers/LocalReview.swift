package import KeylineModel

/// The verdicts of the shared data on the user's own rows.
package struct LocalReview: Sendable {
  /// The verdict on one row.
  package struct Item: Hashable, Sendable {
    /// The row under review.
    package let key: RowKey
    /// The verdict of the shared data.
    package let verdict: Verdict
    /// The reason for the verdict.
    package let reason: Reason
  }

  /// The reasons for a verdict.
  package enum Reason: Hashable, Sendable {
    /// The other rules agree.
    case rulesAgree
    /// The other rules give another value than the row; with the first place, if it is known.
    case rulesDiffer(Replay.Place?, stated: Length)
    /// The row refers to something that does not exist.
    case fault(Finding.Fault)
    /// Another device has the same name or model identifier.
    case sameDevice(Device.ID)
    /// The replaced shipped row is equal.
    case shippedSame
    /// The shipped row with its identifier differs.
    case shippedDiffers
    /// The shipped row that it replaces, or that was removed, has changed.
    case shippedChanged(wasRemoved: Bool)
    /// The shipped row that it replaces, or that was removed, is no longer shipped.
    case shippedGone(wasRemoved: Bool)
  }

  /// The verdicts of the shared data on a row.
  package enum Verdict: String, CaseIterable, Sendable {
    /// The shared data agrees.
    case confirmed
    /// The shared data differs.
    case contradicted
    /// The shared data lacks what the row refers to: a row, a version, a device that ran the
    /// version.
    case dangling
    /// The shared data has changed the replaced row since.
    case changed
  }

  /// The rows with a verdict, sorted.
  package let items: [Item]

  /// Compares the user's own rows with the shared rules.
  ///
  /// Rows that replace others are left out of the comparison, because they differ on purpose; their
  /// items tell what happened to the shipped rows since.
  package init(_ knowledge: Knowledge, overlaps: [Overlap]) {
    let replaced = Set(overlaps.map(\.key))
    let all = Resolver(knowledge)
    let own = knowledge.rows(of: .local)
    var items = Self.dangling(own, by: [.references, .formulas], in: all)
    // No device ran a version that does not exist, so the first of the two findings is enough.
    var untrue: Set<RowKey> = []
    for item in Self.dangling(own, by: [.releases, .age], in: all)
    where untrue.insert(item.key).inserted { items.append(item) }
    let rest = own.filter { !replaced.contains($0.key) && !untrue.contains($0.key) }
    items += Self.replays(of: rest, in: knowledge).flatMap { Self.item($0.key, $0.replay) }
    for case .device(let device) in rest { items += Self.item(device, in: all) }
    // A row of the project was never shipped, so it cannot be gone.
    let isOfProject = { (overlap: Overlap) in
      overlap.state == .gone && knowledge.row(overlap.key, of: .project) != nil
    }
    items += overlaps.filter { !isOfProject($0) }.compactMap(Self.item)
    self.items = items.sorted { ($0.key, $0.verdict.rawValue) < ($1.key, $1.verdict.rawValue) }
  }

  /// Replays the user's own observations and rules against the shared rules.
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
    // Rows exported into the project confirm nothing.
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

  /// The statement of a rule on versions where it surely holds, as a source would make it; nil for
  /// a formula.
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

  /// The item for a device that exists under another identifier.
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
