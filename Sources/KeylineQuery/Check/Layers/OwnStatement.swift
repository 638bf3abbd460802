package import KeylineModel

/// A statement about metrics in one scope, from which observations and rules are made.
package struct OwnStatement: Sendable {
  private let scope: Scope
  private let versions: [AssignedVersions]
  private let source: Source.ID
  private let obtained: Observation.Obtained?
  private let note: String?
  private let givesRules: Bool

  /// Creates a statement.
  ///
  /// - Parameters:
  ///   - obtained: How the source obtained the value; by default a version was measured, a range
  ///     reported.
  ///   - givesRules: False for evidence alone.
  package init(
    scope: Scope, versions: [AssignedVersions], source: Source.ID,
    obtained: Observation.Obtained? = nil, note: String? = nil, givesRules: Bool = true
  ) {
    self.scope = scope
    self.versions = versions
    self.source = source
    self.obtained = obtained
    self.note = note
    self.givesRules = givesRules
  }

  /// An observation and the rules that make it an answer.
  package struct Rows: Sendable {
    /// The observation, limited to the given versions.
    package let observation: Observation
    /// True if the same source already has an equal observation.
    package let isKnown: Bool
    /// The rules that rest on the observation.
    package let rules: [Rule]
  }

  /// The rows that give metrics their values.
  package func rows(_ assignment: Assignment, in knowledge: Knowledge) -> [Rows] {
    var content = ScreenContent(knowledge)
    let closed = content.closed(scope, about: assignment.metric.id)
    return versions.map { rows(assignment, $0, closed, in: knowledge) }
  }

  /// - Parameter closed: The scope without the screen content that it leaves open; identifiers use
  ///   the scope as stated.
  private func rows(
    _ assignment: Assignment, _ versions: AssignedVersions, _ closed: Scope,
    in knowledge: Knowledge
  ) -> Rows {
    let metric = assignment.metric.id
    let isRange = if case .stretch = versions.stated { true } else { false }
    let observation = Observation(
      id: ObservationName.observationID(source, metric, scope, versions.stated), metric: metric,
      source: source, scope: closed, os: versions.stated, value: assignment.value,
      obtained: obtained ?? (isRange ? .reported : .measured), note: note, layer: .local)
    let known = knowledge.observations.first {
      $0.id != observation.id && $0.says(observation) && $0.disputed == nil
    }
    let rules = (givesRules ? versions.bounds : []).map { bounds in
      let first = versions.bounds.count > 1 ? bounds.from?.earliest : nil
      return Rule(
        id: ObservationName.ruleID(resting: known ?? observation, from: first), metric: metric,
        scope: closed, os: bounds, value: .length(assignment.value),
        restsOn: [(known ?? observation).id], note: note, layer: .local)
    }
    return Rows(observation: observation, isKnown: known != nil, rules: rules)
  }

  /// The user's own rows that rules replace: rules of the same scope that hold nowhere else, and
  /// the observations of this source under those alone.
  package func replaced(by rules: [Rule], in knowledge: Knowledge) -> [RowKey] {
    let old = knowledge.rules.filter { old in
      old.layer == .local && rules.contains { $0.id != old.id && $0.covers(old) }
    }
    let replaced = Set(old.map(\.id))
    let used = Set(
      (rules + knowledge.rules.filter { !replaced.contains($0.id) }).flatMap(\.restsOn))
    let stated = knowledge.observations.filter { observation in
      observation.layer == .local && observation.source == source && !used.contains(observation.id)
        && old.contains { $0.restsOn.contains(observation.id) }
    }
    return old.map { RowKey(.rule, $0.id) } + stated.map { RowKey(.observation, $0.id) }
  }
}

extension Rule {
  /// True if it holds wherever another rule of the same metric and scope does.
  fileprivate func covers(_ other: Rule) -> Bool {
    metric == other.metric && scope.isSame(as: other.scope)
      && os.range(.latest).from <= other.os.range(.earliest).from
      && other.os.range(.latest).until <= os.range(.earliest).until
  }
}

extension Observation {
  /// True if it states everything that another observation of the same source does.
  fileprivate func says(_ other: Observation) -> Bool {
    let ranges = os.ranges.joined
    return metric == other.metric && source == other.source && value == other.value
      && scope.isSame(as: other.scope)
      && other.os.ranges.joined.allSatisfy { stated in
        ranges.contains { $0.from <= stated.from && stated.until <= $0.until }
      }
  }
}

extension Scope {
  /// True if two scopes allow the same, however they are written.
  fileprivate func isSame(as other: Scope) -> Bool {
    devices == other.devices && Dimension.allCases.allSatisfy { allowed($0) == other.allowed($0) }
  }
}
