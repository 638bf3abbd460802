package import KeylineModel

/// A request to set the user's own values of metrics.
package struct ValueRequest: Sendable {
  private let assignments: [String]
  private let devices: [String]
  private let exceptions: [String]
  private let os: String
  private let scope: Scope
  private let obtained: Observation.Obtained?
  private let note: String?
  private let givesRules: Bool

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - assignments: The values, such as `statusBar.height=64`.
  ///   - devices: Sets of devices; without any, the devices of the scope.
  ///   - exceptions: Sets of devices to exclude.
  ///   - os: A set of versions.
  ///   - scope: The conditions; portrait if it names no orientation.
  ///   - obtained: How the source obtained the values; see ``OwnStatement``.
  ///   - givesRules: False to record the source's values without making them the answer.
  package init(
    _ assignments: [String], devices: [String], except exceptions: [String], os: String,
    scope: Scope, obtained: Observation.Obtained?, note: String?, givesRules: Bool = true
  ) {
    self.assignments = assignments
    self.devices = devices
    self.exceptions = exceptions
    self.os = os
    self.scope = scope
    self.obtained = obtained
    self.note = note
    self.givesRules = givesRules
  }

  /// The default orientation of a value.
  package static let portrait = ValueSet(values: [Orientation.portrait.code])

  /// The rows that set the values of the metrics.
  ///
  /// - Parameters:
  ///   - source: The key of the source that states them.
  ///   - new: The source, if it is to be recorded.
  ///   - knowledge: All stored knowledge.
  /// - Throws: `SetError` for a name or a text that cannot be read, ``Refusal`` for devices that
  ///   never ran the versions.
  package func rows(
    citing source: Source.ID, recording new: Source?, in knowledge: Knowledge
  ) throws -> ValueRows {
    let effective = knowledge.effective
    let versions = try AssignedVersions.all(os, in: effective.releases)
    var scope = scope
    if !devices.isEmpty { try pick(&scope, in: effective, versions) }
    scope.conditions[.orientation] = scope.conditions[.orientation] ?? Self.portrait
    let statement = OwnStatement(
      scope: scope, versions: versions, source: source, obtained: obtained, note: note,
      givesRules: givesRules)
    let stated = try Assignment.all(assignments, in: MetricNames(effective.metrics))
      .flatMap { statement.rows($0, in: effective) }
    return ValueRows(statement, stated, source: new)
  }

  /// Adds the named devices to a scope, without those that never ran any of the versions: a
  /// property becomes a condition, other sets a list.
  private func pick(
    _ scope: inout Scope, in knowledge: Knowledge, _ versions: [AssignedVersions]
  ) throws {
    let set = try DeviceSet(devices, except: exceptions, in: knowledge.devices)
    let idle = set.devices.filter { device in !versions.contains { $0.wereRun(by: device) } }
    if let device = idle.first(where: { set.named.contains($0.id) }) {
      throw Refusal(
        device.support == nil ? .firstOSUnknown(device) : .neverRan(device, os),
        about: device.id)
    }
    let devices = Set(set.devices.map(\.id)).subtracting(idle.map(\.id))
    guard !devices.isEmpty else { throw Refusal(.noneRan) }
    if let (dimension, allowed) = set.condition, scope.conditions[dimension] == nil {
      scope.conditions[dimension] = allowed
    } else {
      scope.devices = devices
    }
  }
}

/// The rows that set the user's own values of metrics.
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

  /// The changes that store the rows, replacing the user's earlier values; faults are refused.
  ///
  /// - Parameters:
  ///   - isSame: Whether two rows are equal apart from their layers.
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

  /// Refuses values that would not become the answer, for example because a narrower rule wins.
  private func confirm(in resolver: Resolver) throws(Refusal) {
    for observation in stated.filter({ !$0.rules.isEmpty }).map(\.observation) {
      let replays = resolver.replays(of: observation.inEachState)
      for replay in replays {
        guard let place = replay.places.first else { continue }
        let situation = replay.observation.situations(at: place.version).first ?? Situation()
        let rule = resolver.winner(observation.metric, at: place, in: situation)
        throw Refusal(
          .otherAnswer(observation.metric, observation.value, place, in: situation, by: rule),
          about: observation.id)
      }
      guard replays.contains(where: { $0.verdict == .agrees }) else {
        throw Refusal(.nowhere(observation.metric), about: observation.id)
      }
    }
    for rule in stated.flatMap(\.rules) {
      guard case .length(let value) = rule.value, let rival = resolver.rival(of: rule) else {
        continue
      }
      throw Refusal(
        .otherAnswer(rule.metric, value, rival.place, in: rival.situation, by: rival.rule),
        about: rule.id)
    }
  }
}

extension Observation {
  /// The statement split by the states that it lists, such as both orientations.
  fileprivate var inEachState: [Observation] {
    let open = scope.conditions.keys.filter { dimension in
      !dimension.isDeviceAttribute && dimension.valueCount > 1
        && (0..<dimension.valueCount).count(where: scope.allowed(dimension).contains) > 1
    }
    let states = open.flatMap { dimension in
      (0..<dimension.valueCount).filter(scope.allowed(dimension).contains).map { code in
        var state = self
        state.scope.conditions[dimension] = ValueSet(values: [code])
        return state
      }
    }
    return states.isEmpty ? [self] : states
  }
}

extension Resolver {
  /// The rule that gives an answer; nil if none does.
  fileprivate func winner(
    _ metric: Metric.ID, at place: Replay.Place, in situation: Situation
  ) -> Rule.ID? {
    question(metric, device: place.device)?.answer(at: place.version, in: situation, .support).rules
      .first
  }

  /// A narrower rule with another value that wins over this one in some of its states, with the
  /// first place where it does.
  fileprivate func rival(
    of rule: Rule
  ) -> (rule: Rule.ID, place: Replay.Place, situation: Situation)? {
    let rivals = (rules[rule.metric] ?? []).filter { other in
      other.id != rule.id && other.value != rule.value && other.beats(rule, in: catalogue)
        && other.scope.overlaps(rule.scope) && other.os.overlaps(rule.os)
    }
    for rival in rivals {
      guard let situation = Self.situations(rule.scope, rival.scope, []).first?.completed else {
        continue
      }
      for device in devices(in: rule.scope) where rival.scope.covers(device) {
        let shared = rival.os.range(.latest).clipped(to: rule.os.range(.latest))
        guard let support = device.support, let version = shared?.clipped(to: support)?.from,
          let question = question(rule.metric, device: device.id)
        else { continue }
        let result = question.result(at: version, in: situation)
        if case .length(let value) = rule.value, let other = result.value, other != value {
          let place = Replay.Place(device: device.id, version: version, result: result)
          return (rival.id, place, situation)
        }
      }
    }
    return nil
  }
}
