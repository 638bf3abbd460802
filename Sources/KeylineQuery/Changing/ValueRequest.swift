package import KeylineModel

/// A request to give metrics values of the user's own.
package struct ValueRequest: Sendable {
  private let assignments: [String]
  private let devices: [String]
  private let exceptions: [String]
  private let os: String
  private let scope: Scope
  private let obtained: Observation.Obtained?
  private let note: String?

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - assignments: The values, such as `statusBar.height=64`.
  ///   - devices: Sets of devices; without any, the scope says which devices are meant.
  ///   - exceptions: Sets of devices that are taken away.
  ///   - os: A set of versions.
  ///   - scope: The conditions; portrait where it names no orientation.
  ///   - obtained: How the source came to the values; see ``OwnStatement``.
  package init(
    _ assignments: [String], devices: [String], except exceptions: [String], os: String,
    scope: Scope, obtained: Observation.Obtained?, note: String?
  ) {
    self.assignments = assignments
    self.devices = devices
    self.exceptions = exceptions
    self.os = os
    self.scope = scope
    self.obtained = obtained
    self.note = note
  }

  /// The orientation of a value that names none.
  package static let portrait = ValueSet(values: [Orientation.portrait.code])

  /// The rows that give the metrics their values.
  ///
  /// - Parameters:
  ///   - source: The key of the source that states them.
  ///   - new: The source, if it is to be recorded.
  ///   - knowledge: All that is stored.
  /// - Throws: `SetError` for a name or a text that is not understood, ``Refusal`` for devices that
  ///   never ran the versions.
  package func rows(
    citing source: Source.ID, recording new: Source?, in knowledge: Knowledge
  ) throws -> ValueRows {
    let effective = knowledge.effective
    let versions = try AssignedVersions.all(os, in: effective.releases)
    var scope = scope
    if !devices.isEmpty { scope.devices = try devices(in: effective, versions) }
    scope.conditions[.orientation] = scope.conditions[.orientation] ?? Self.portrait
    let statement = OwnStatement(
      scope: scope, versions: versions, source: source, obtained: obtained, note: note)
    let stated = try Assignment.all(assignments, in: MetricNames(effective.metrics))
      .flatMap { statement.rows($0, in: effective) }
    return ValueRows(statement, stated, source: new)
  }

  /// The devices that are named; a set brings in no device that never ran any of the versions.
  private func devices(
    in knowledge: Knowledge, _ versions: [AssignedVersions]
  ) throws -> Set<Device.ID> {
    let set = try DeviceSet(devices, except: exceptions, in: knowledge.devices)
    let idle = set.devices.filter { device in !versions.contains { $0.wereRun(by: device) } }
    if let device = idle.first(where: { set.named.contains($0.id) }) {
      throw Refusal(
        device.support == nil ? .firstOSUnknown(device) : .neverRan(device, os),
        about: device.id)
    }
    let devices = Set(set.devices.map(\.id)).subtracting(idle.map(\.id))
    guard !devices.isEmpty else { throw Refusal(.noneRan) }
    return devices
  }
}

/// The rows that give metrics values of the user's own.
package struct ValueRows: Sendable {
  private let statement: OwnStatement
  /// The observations with the rules that rest on them, one for each metric and set of versions.
  package let stated: [OwnStatement.Rows]
  /// The new rows: the source, the observations, the rules.
  package let rows: [KnowledgeRow]

  fileprivate init(_ statement: OwnStatement, _ stated: [OwnStatement.Rows], source: Source?) {
    self.statement = statement
    self.stated = stated
    rows =
      (source.map { [.source($0)] } ?? [])
      + stated.filter { !$0.isKnown }.map { .observation($0.observation) }
      + stated.flatMap(\.rules).map(KnowledgeRow.rule)
  }

  /// The changes that make them count, in the place of what the user set before; what would be wrong is
  /// refused.
  ///
  /// - Parameters:
  ///   - isSame: Whether two rows say the same, whatever their layers.
  package func changes(
    to knowledge: Knowledge, isSame: (KnowledgeRow, KnowledgeRow) -> Bool
  ) throws(Refusal) -> [Change] {
    let new = rows.filter { row in !(knowledge.row(row.key).map { isSame($0, row) } ?? false) }
    if new.isEmpty { return [] }
    let replaced = statement.replaced(by: stated.flatMap(\.rules), in: knowledge)
    let changes = new.map(Change.put) + replaced.map(Change.drop)
    let admission = Admission(changes, to: knowledge)
    try admission.admit()
    try confirm(in: admission.after)
    return changes
  }

  /// Refuses values that an answer would not give, for example since a narrower rule wins.
  private func confirm(in resolver: Resolver) throws(Refusal) {
    for replay in resolver.replays(of: stated.map(\.observation)) {
      let observation = replay.observation
      if let place = replay.places.first {
        throw Refusal(
          .otherAnswer(
            observation.metric, observation.value, place,
            in: observation.situations(at: place.version).first ?? Situation()),
          about: observation.id)
      }
      guard replay.verdict == .agrees else {
        throw Refusal(.nowhere(observation.metric), about: observation.id)
      }
    }
  }
}
