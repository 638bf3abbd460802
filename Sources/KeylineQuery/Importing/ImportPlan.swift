package import KeylineModel

/// The work of an import, planned before anything is stored.
package struct ImportPlan: Sendable {
  /// The report on the rows, in the order of the file, then on the rules that they give.
  package let items: [ImportItem]
  /// The changes that bring something new.
  package let changes: [Change]
  /// How many new readings no answer uses: no rule speaks of them, and they give none.
  package let unused: Int

  /// Takes rows in the seed's form as they are.
  ///
  /// - Parameters:
  ///   - changes: The rows of the file.
  ///   - knowledge: What is stored.
  ///   - progress: Called with the number of rows that are done and of all.
  ///   - isSame: Whether two rows say the same, whatever their layers.
  /// - Throws: ``ReplayLimit/Excess`` if the rows are about too many devices.
  package init(
    _ changes: [Change], in knowledge: Knowledge, progress: (Int, Int) -> Void = { _, _ in },
    isSame: (KnowledgeRow, KnowledgeRow) -> Bool
  ) throws(ReplayLimit.Excess) {
    let review = try ImportReview(
      changes, in: knowledge, takesAll: true, progress: progress, isSame: isSame)
    items = review.items
    self.changes = review.changes
    unused = 0
  }

  /// Takes the observations of a table, its source and the rules that the evidence gives.
  ///
  /// The rules that an earlier import of the same readings gave go where nothing gives them any more.
  ///
  /// - Parameters:
  ///   - readings: The readings of the table as observations.
  ///   - source: Their source where it is new.
  ///   - givesRules: Whether clear evidence gives rules.
  ///   - knowledge: What is stored.
  ///   - progress: Called with the number of rows that are done and of all.
  ///   - isSame: Whether two rows say the same, whatever their layers.
  /// - Throws: ``ReplayLimit/Excess`` if the rows are about too many devices.
  package init(
    _ readings: ImportedReadings, source: Source?, givesRules: Bool, in knowledge: Knowledge,
    progress: (Int, Int) -> Void = { _, _ in },
    isSame: (KnowledgeRow, KnowledgeRow) -> Bool
  ) throws(ReplayLimit.Excess) {
    let observations = readings.observations
    let named = source.map { [Change.put(.source($0))] } ?? []
    let earlier = Self.rules(restingOn: Set(observations.map(\.id)), in: knowledge)
    let others = knowledge.applying(earlier.map { .drop(RowKey(.rule, $0.id)) } + named)
    let resolver = Resolver(others)
    let review = try ImportReview(
      named + observations.map { .put(.observation($0)) }, in: knowledge, against: resolver,
      progress: progress
    ) {
      // Where in its file a row stands makes no difference, or every row behind a new one would be
      // another.
      isSame($0.withoutLocator, $1.withoutLocator)
    }
    let masked = Set(knowledge.masks.map(\.key))
    let index = RowIndex(others)
    let rules = (givesRules ? resolver.clearRules(for: observations, layer: .local) : [])
      .filter { rule in
        let key = RowKey(.rule, rule.id)
        return index.row(key) == nil && !masked.contains(key)
      }
    let given = Set(rules.map(\.id))
    let drawn = try ImportReview(
      rules.map { .put(.rule($0)) }
        + earlier.filter { !given.contains($0.id) }.map { .drop(RowKey(.rule, $0.id)) },
      in: knowledge, against: resolver, isSame: isSame)
    items = review.items + drawn.items + readings.leftOut
    changes = review.changes + drawn.changes
    unused = review.unanswered.subtracting(rules.flatMap(\.restsOn)).count
  }

  /// The new rules that hold on all later versions, too, each with the end of what it was read on.
  package var openRules: [(rule: Rule, readUntil: OSVersion)] {
    let read = changes.compactMap(\.row).reduce(into: [Observation.ID: OSVersion]()) {
      if case .observation(let row) = $1 { $0[row.id] = row.os.statedUntil }
    }
    return changes.compactMap(\.row).compactMap { row in
      guard case .rule(let rule) = row, rule.os.until == nil,
        let last = rule.restsOn.compactMap({ read[$0] }).max()
      else { return nil }
      return (rule, last)
    }
  }

  /// The new observations that the rules contradict and that no new rule rests on: they change no answer.
  package var contradicting: [Observation] {
    let conflicting = Set(items.filter { $0.status == .conflicting }.compactMap(\.key))
    let rows = changes.compactMap(\.row)
    let used = rows.reduce(into: Set<Observation.ID>()) { used, row in
      if case .rule(let rule) = row { used.formUnion(rule.restsOn) }
    }
    return rows.compactMap { row in
      guard case .observation(let observation) = row, conflicting.contains(row.key),
        !used.contains(observation.id)
      else { return nil }
      return observation
    }
  }

  /// The user's own rules that an earlier import of the same readings gave.
  private static func rules(
    restingOn ids: Set<Observation.ID>, in knowledge: Knowledge
  ) -> [Rule] {
    knowledge.rules.filter { rule in
      guard rule.layer == .local, let first = rule.os.from?.latest else { return false }
      return rule.id == ObservationName.ruleID(rule.metric, rule.scope, from: first)
        && ids.isSuperset(of: rule.restsOn)
    }
  }
}

extension Change {
  /// The row that is put; nil where one is taken away.
  fileprivate var row: KnowledgeRow? {
    if case .put(let row) = self { row } else { nil }
  }
}

extension KnowledgeRow {
  /// The same statement, wherever it stands in its source; any other row is itself.
  fileprivate var withoutLocator: KnowledgeRow {
    guard case .observation(let row) = self else { return self }
    return .observation(
      Observation(
        id: row.id, metric: row.metric, source: row.source, scope: row.scope, os: row.os,
        value: row.value, obtained: row.obtained, tool: row.tool, readAgain: row.readAgain,
        unclear: row.unclear, disputed: row.disputed, note: row.note, layer: row.layer))
  }
}
