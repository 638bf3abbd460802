package import KeylineModel

/// Decides whether the user's own layer may be changed: no fault may get in.
package struct Admission {
  /// The knowledge after the changes, in a resolver.
  package let after: Resolver
  private let before: Resolver
  private let knowledge: Knowledge
  private let changes: [Change]
  private let rows: (before: RowIndex, after: RowIndex)

  /// Applies changes to all stored rows.
  package init(_ changes: [Change], to knowledge: Knowledge) {
    self.changes = changes
    self.knowledge = knowledge
    before = Resolver(knowledge)
    after = Resolver(knowledge.applying(changes))
    rows = (RowIndex(knowledge), RowIndex(after.knowledge))
  }

  /// Refuses rows with a taken identifier: existing rows are changed by editing them.
  ///
  /// - Parameter isReplaceable: True if the user may choose to replace the row.
  package func refuseTaken(isReplaceable: Bool = false) throws(Refusal) {
    let masked = Set(knowledge.masks.map(\.key))
    for case .put(let row) in changes {
      let key = row.key
      if masked.contains(key) { throw Refusal(.removed(key), about: key.id) }
      guard rows.before.row(key) != nil else { continue }
      throw Refusal(.taken(key, isReplaceable: isReplaceable), about: key.id)
    }
  }

  /// Refuses changes that cause a new finding.
  ///
  /// With `leavingDangling`, unchanged rows may lose what they refer to; with `danglingOwn`,
  /// changed rows may, too.
  package func admit(
    leavingDangling: Bool = false, danglingOwn: Bool = false
  ) throws(Refusal) {
    try refuseNames()
    try refuseMetrics()
    try refuseMasks()
    let changed = Set(changes.map(\.key.id))
    for check in [
      Check.references, .formulas, .devices, .releases, .age, .conditions, .values, .support,
    ] {
      let new = new(check.findings(in: before), check.findings(in: after))
      let own = new.filter { changed.contains($0.subject) }
      let isOfNames = check.name == .references || check.name == .support
      if let finding = own.first, !(danglingOwn && isOfNames) {
        throw Refusal(.fault(finding), about: finding.subject)
      }
      guard let finding = new.first else { continue }
      guard isOfNames else {
        throw Refusal(.fault(finding), about: finding.subject)
      }
      if leavingDangling { continue }
      let row = knowledge.rows(of: .local).map(\.key).first { $0.id == finding.subject }
      throw Refusal(.loss(finding, own: row), about: finding.subject)
    }
    for metric in metrics { try refuseClashes(of: metric, changed) }
    try refuseClashesOnNewDevices()
  }

  /// Refuses a new device on which rules contradict each other.
  private func refuseClashesOnNewDevices() throws(Refusal) {
    let new = changes.filter { change in
      guard case .put(.device) = change else { return false }
      return rows.before.row(change.key) == nil
    }
    if let finding = after.conflict(on: new.map(\.key.id)) {
      throw Refusal(.conflict(finding), about: finding.subject)
    }
  }

  /// Refuses the first new clash, one of a changed row before any other.
  private func refuseClashes(of metric: Metric.ID, _ changed: Set<String>) throws(Refusal) {
    let known = Set(before.clashes(of: metric))
    var other: Finding?
    for finding in after.clashes(of: metric) where !known.contains(finding) {
      other = other ?? finding
      if changed.contains(finding.subject) {
        other = finding
        break
      }
    }
    guard let other else { return }
    let stored = [other.subject, other.rival].compactMap(\.self).first { !changed.contains($0) }
    throw Refusal(.clash(other, stored: stored), about: other.subject)
  }

  /// The metrics whose rules may clash: those of changed rules, and those of rules that may apply
  /// differently to a changed device.
  private var metrics: [Metric.ID] {
    var metrics: Set<Metric.ID> = []
    for change in changes {
      switch (rows.before.row(change.key), rows.after.row(change.key)) {
      case (.rule(let old)?, .rule(let new)?): metrics.formUnion([old.metric, new.metric])
      case (.rule(let rule)?, nil), (nil, .rule(let rule)?): metrics.insert(rule.metric)
      case (.device(let old)?, .device(let new)?) where Self.decidesDifferently(old, new):
        return Set(after.knowledge.rules.map(\.metric)).sorted()
      case (.device(let old)?, nil):
        let naming = after.knowledge.rules.filter { $0.scope.devices?.contains(old.id) == true }
        metrics.formUnion(naming.map(\.metric))
      case (nil, .device(let device)?) where device.layer != .local:
        return Set(after.knowledge.rules.map(\.metric)).sorted()
      default: break
      }
    }
    return metrics.sorted()
  }

  /// True if a device may come under other rules than before.
  private static func decidesDifferently(_ old: Device, _ new: Device) -> Bool {
    Dimension.allCases.contains { old.code($0) != new.code($0) } || old.like != new.like
      || old.firstOS != new.firstOS || old.lastOS != new.lastOS
  }

  private func new(_ before: [Finding], _ after: [Finding]) -> [Finding] {
    let known = Set(before)
    return after.filter { !known.contains($0) }
  }

  private func refuseNames() throws(Refusal) {
    let owners = Dictionary(grouping: after.knowledge.devices.lazy.map { ($0.name, $0.id) }) {
      $0.0
    }
    for case .put(.device(let device)) in changes {
      if let other = owners[device.name]?.first(where: { $0.1 != device.id }) {
        throw Refusal(.nameTaken(device.name, by: other.1), about: device.id)
      }
    }
  }

  /// Refuses rows that replace rows about another metric, which would lose its answer.
  private func refuseMetrics() throws(Refusal) {
    for case .put(let row) in changes {
      guard let metric = row.metric, let former = rows.before.row(row.key)?.metric,
        metric != former
      else { continue }
      throw Refusal(.otherMetric(row.key, metric, of: former), about: row.key.id)
    }
  }

  /// Refuses to remove rows that do not exist.
  private func refuseMasks() throws(Refusal) {
    var shared: RowIndex?
    for case .mask(let key) in changes {
      let rows = shared ?? RowIndex(knowledge.shared)
      shared = rows
      if rows.row(key) == nil { throw Refusal(.nothingToRemove(key), about: key.id) }
    }
  }
}

extension Finding {
  /// The rule that the subject clashes with; nil if there is none.
  fileprivate var rival: Rule.ID? {
    switch fault {
    case .overlaps(let rule), .contradicts(let rule, _, _): rule
    default: nil
    }
  }
}
