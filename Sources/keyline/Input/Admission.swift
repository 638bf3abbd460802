import KeylineModel
import KeylineQuery

/// Decides whether the user's own layer may be changed: nothing that would be wrong gets in.
struct Admission {
  /// What is known before and after.
  let before: Resolver
  let after: Resolver
  private let masks: [Mask]
  private let rows: (before: RowIndex, after: RowIndex)
  private let changes: [Change]

  /// Sets changes against all that is stored.
  init(_ changes: [Change], to knowledge: Knowledge) {
    self.changes = changes
    masks = knowledge.masks
    before = Resolver(knowledge)
    after = Resolver(knowledge.applying(changes))
    rows = (RowIndex(knowledge), RowIndex(after.knowledge))
  }

  /// Refuses rows whose identifier is taken: what exists is changed by editing it.
  func refuseTaken() throws {
    for case .put(let row) in changes {
      let kind = row.key.kind.rawValue
      let id = row.key.id
      if masks.contains(where: { $0.key == row.key }) {
        throw refusal(
          "the \(kind) \"\(id)\" exists and you removed it: keyline \(kind) restore \(id)",
          about: id)
      }
      guard rows.before.row(row.key) != nil else { continue }
      let edit = row.key.kind.isEditable ? " or keyline \(kind) edit \(id)" : ""
      throw refusal(
        "the \(kind) \"\(id)\" exists already: keyline \(kind) show \(id)\(edit)", about: id)
    }
  }

  /// Refuses changes that bring about a finding that was not there.
  ///
  /// With `leavingDangling`, rows that are not changed may lose what they name.
  func admit(leavingDangling: Bool = false) throws {
    try refuseNames()
    let changed = Set(changes.map(\.key.id))
    for check in [Check.references, .formulas, .devices, .support] {
      let new = new(check.findings(in: before), check.findings(in: after))
      let own = new.filter { changed.contains($0.subject) }
      if let finding = own.first { throw refusal("\(finding)", about: finding.subject) }
      guard let finding = new.first else { continue }
      let mayDangle = check.name == Check.references.name || check.name == Check.support.name
      if mayDangle, leavingDangling { continue }
      throw refusal("\(finding)", about: finding.subject, next: mayDangle ? Self.force : "")
    }
    for metric in metrics {
      let new = new(before.clashes(of: metric), after.clashes(of: metric))
      let finding = new.first { changed.contains($0.subject) } ?? new.first
      if let finding { throw refusal("\(finding)", about: finding.subject) }
    }
  }

  private static let force = " To do it all the same: --force"

  /// The metrics whose rules may clash: those of changed rules, and those of the rules that a
  /// changed device decides about.
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

  /// Whether other rules may hold for a device than before.
  private static func decidesDifferently(_ old: Device, _ new: Device) -> Bool {
    Dimension.allCases.contains { old.code($0) != new.code($0) } || old.like != new.like
      || old.firstOS != new.firstOS || old.lastOS != new.lastOS
  }

  private func new(_ before: [Finding], _ after: [Finding]) -> [Finding] {
    let known = Set(before)
    return after.filter { !known.contains($0) }
  }

  private func refuseNames() throws {
    for case .put(.device(let device)) in changes {
      let other = after.knowledge.devices.first { $0.name == device.name && $0.id != device.id }
      if let other {
        throw refusal("the name \"\(device.name)\" is taken by \(other.id)", about: device.id)
      }
    }
  }

  private func refusal(
    _ reason: String, about subject: String? = nil, next: String = ""
  ) -> Failure {
    Failure(
      "Refused: \(reason). Nothing was stored.\(next)", exitCode: ExitStatus.badData,
      subject: subject)
  }
}

extension RowKind {
  /// Whether there is a command that edits such rows.
  fileprivate var isEditable: Bool { self == .device || self == .rule || self == .observation }
}
