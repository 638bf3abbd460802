package import KeylineModel

/// An import, planned before anything is stored.
package struct ImportPlan: Sendable {
  /// The parts of the files, in their order.
  package let parts: [Part]

  /// The part of a plan from one file.
  package struct Part: Sendable {
    /// The report on the rows in the order of the file, then on the rules from them.
    package var items: [ImportItem]
    /// The changes with something new.
    package var changes: [Change]
    /// The new observations that no rule answers.
    var unanswered: Set<Observation.ID> = []
  }

  /// The readings of a file, and their source if it is new.
  package typealias File = (readings: ImportedReadings, source: Source?)

  /// The reports on all files.
  package var items: [ImportItem] { parts.flatMap(\.items) }

  /// The changes of all files.
  package var changes: [Change] { parts.flatMap(\.changes) }

  /// The number of new readings that no answer uses: no rule covers them, and they give none.
  package var unused: Int {
    let used = changes.compactMap(\.row).reduce(into: Set<Observation.ID>()) { used, row in
      if case .rule(let rule) = row { used.formUnion(rule.restsOn) }
    }
    return parts.reduce(into: Set()) { $0.formUnion($1.unanswered) }.subtracting(used).count
  }

  /// Plans rows in the seed's form as they are.
  ///
  /// - Parameters:
  ///   - changes: The rows of the file.
  ///   - knowledge: All stored knowledge.
  ///   - progress: Called with the number of finished rows and of all rows.
  ///   - isSame: Whether two rows are equal apart from their layers.
  /// - Throws: ``ReplayLimit/Excess`` if the rows are about too many devices.
  package init(
    _ changes: [Change], in knowledge: Knowledge, progress: (Int, Int) -> Void = { _, _ in },
    isSame: (KnowledgeRow, KnowledgeRow) -> Bool
  ) throws(ReplayLimit.Excess) {
    let review = try ImportReview(
      changes, in: knowledge, takesAll: true, progress: progress, isSame: isSame)
    parts = [Part(items: review.items, changes: review.changes)]
  }

  /// Plans the observations of tables, their sources and the rules from the evidence of all tables
  /// together: no table confirms another, and each rule is in the part of the last table that it
  /// rests on.
  ///
  /// Rules from an earlier import of the same readings are removed if nothing gives them any more.
  ///
  /// - Parameters:
  ///   - files: The readings of each table as observations.
  ///   - givesRules: True if clear evidence gives rules.
  ///   - knowledge: All stored knowledge.
  ///   - progress: Called with the number of finished rows and of all rows.
  ///   - isSame: Whether two rows are equal apart from their layers.
  /// - Throws: ``ReplayLimit/Excess`` if the rows of a file are about too many devices.
  package init(
    _ files: [File], givesRules: Bool, in knowledge: Knowledge,
    progress: (Int, Int) -> Void = { _, _ in },
    isSame: (KnowledgeRow, KnowledgeRow) -> Bool
  ) throws(ReplayLimit.Excess) {
    let observations = files.flatMap(\.readings.observations)
    let sources = files.compactMap(\.source).map { Change.put(.source($0)) }
    let earlier = Self.rules(restingOn: Set(observations.map(\.id)), in: knowledge)
    let others = knowledge.applying(earlier.map { .drop(RowKey(.rule, $0.id)) } + sources)
    let resolver = Resolver(others)
    let total = observations.count + sources.count
    var (done, named): (Int, Set<RowKey>) = (0, [])
    var lastFile: [Observation.ID: Int] = [:]
    var answered: Set<Observation.ID> = []
    var parts: [Part] = []
    for (index, file) in files.enumerated() {
      let source = file.source.map { [Change.put(.source($0))] } ?? []
      let new =
        source.filter { named.insert($0.key).inserted }
        + file.readings.observations.map { .put(.observation($0)) }
      let review = try ImportReview(
        new, in: knowledge, against: resolver,
        progress: { count, _ in progress(done + count, total) },
        // The place of a row in its file makes no difference; otherwise every row behind a new one
        // would differ.
        isSame: { isSame($0.withoutLocator, $1.withoutLocator) })
      done += new.count
      for observation in file.readings.observations { lastFile[observation.id] = index }
      for item in review.items {
        guard let key = item.key, let effect = item.effect else { continue }
        if effect != .new, effect != .oneOfSeveral { answered.insert(key.id) }
      }
      parts.append(
        Part(items: review.items, changes: review.changes, unanswered: review.unanswered))
    }
    let masked = Set(knowledge.masks.map(\.key))
    let index = RowIndex(others)
    let rules =
      (givesRules ? resolver.clearRules(for: observations, answered: answered, layer: .local) : [])
      .filter { rule in
        let key = RowKey(.rule, rule.id)
        return index.row(key) == nil && !masked.contains(key)
      }
    let given = Set(rules.map(\.id))
    let dropped = earlier.filter { !given.contains($0.id) }
    let ofFile = Dictionary(grouping: rules + dropped) { rule in
      rule.restsOn.compactMap { lastFile[$0] }.max() ?? 0
    }
    for (file, rules) in ofFile {
      let drawn = try ImportReview(
        rules.map { given.contains($0.id) ? .put(.rule($0)) : .drop(RowKey(.rule, $0.id)) },
        in: knowledge, against: resolver, isSame: isSame)
      parts[file].items += drawn.items
      parts[file].changes += drawn.changes
    }
    for (index, file) in files.enumerated() { parts[index].items += file.readings.leftOut }
    self.parts = parts
  }

  /// The new rules that also hold on all later versions, each with the end of the versions on which
  /// it was read.
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

  /// The new observations that the rules contradict and that no new rule rests on; they change no
  /// answer.
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

  /// The user's own rules from an earlier import of the same readings.
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
  /// The row that is put; nil if one is removed.
  fileprivate var row: KnowledgeRow? {
    if case .put(let row) = self { row } else { nil }
  }
}

extension KnowledgeRow {
  /// The same statement without its place in the source; any other row is itself.
  fileprivate var withoutLocator: KnowledgeRow {
    guard case .observation(let row) = self else { return self }
    return .observation(
      Observation(
        id: row.id, metric: row.metric, source: row.source, scope: row.scope, os: row.os,
        value: row.value, obtained: row.obtained, tool: row.tool, readAgain: row.readAgain,
        unclear: row.unclear, disputed: row.disputed, note: row.note, layer: row.layer))
  }
}
