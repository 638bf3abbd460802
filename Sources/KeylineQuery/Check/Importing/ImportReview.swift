package import KeylineModel

/// An import compared with the knowledge: every row is replayed before anything is stored.
package struct ImportReview: Sendable {
  /// The items, one for each change, in order.
  package let items: [ImportItem]
  /// The changes worth storing: those with something new.
  package let changes: [Change]
  /// The new observations that no rule answers.
  let unanswered: Set<Observation.ID>

  /// Compares changes with the knowledge.
  ///
  /// Observations are replayed with the devices and sources of the import but without its rules, so
  /// that nothing confirms itself.
  ///
  /// - Parameters:
  ///   - changes: The rows of the import.
  ///   - knowledge: All stored knowledge.
  ///   - rules: The resolver for the replays; by default all stored knowledge with the devices and
  ///     sources of the import.
  ///   - takesAll: True to store also rows that are equal to shipped ones.
  ///   - progress: Called with the number of finished changes and of all changes.
  ///   - isSame: Whether two rows are equal apart from their layers.
  /// - Throws: ``ReplayLimit/Excess`` if the rows are about too many devices.
  package init(
    _ changes: [Change], in knowledge: Knowledge, against rules: Resolver? = nil,
    takesAll: Bool = false, progress: (Int, Int) -> Void = { _, _ in },
    isSame: (KnowledgeRow, KnowledgeRow) -> Bool
  ) throws(ReplayLimit.Excess) {
    let named = changes.filter { $0.key.kind == .device || $0.key.kind == .source }
    let before = rules ?? Resolver(knowledge.applying(named))
    var replayer = Replayer(before)
    let stored = RowIndex(knowledge)
    let masked = Set(knowledge.masks.filter { $0.layer == .local }.map(\.key))
    var limit = ReplayLimit()
    var items: [ImportItem] = []
    var new: [Change] = []
    var unanswered: Set<Observation.ID> = []
    for (position, change) in changes.enumerated() {
      defer { progress(position + 1, changes.count) }
      switch change {
      case .put(let row):
        let old = stored.row(row.key)
        // The user's own version of a shipped row is a row, even if it is equal.
        let isThere = old.map { ($0.layer != .shipped || !takesAll) && isSame($0, row) } ?? false
        let statement = isThere ? nil : Self.statement(row)
        if let statement {
          try limit.add(before.devices(in: statement.scope).count(where: statement.speaks))
        }
        let replay = statement.map { replayer.replay($0) }
        var item = ImportItem(
          row, ImportItem.Status(isThere: isThere, isNew: old == nil, replay),
          because: replay?.remark)
        if row.key.kind == .observation { item.effect = replay.map(ImportItem.Effect.init) }
        items.append(item)
        if !isThere { new.append(change) }
        if row.key.kind == .observation, replay?.verdict == .notCovered {
          unanswered.insert(row.key.id)
        }
      case .mask(let key):
        let isThere = masked.contains(key)
        items.append(
          ImportItem(
            key: key, status: isThere ? .same : .changed,
            detail: isThere ? nil : .takenAway))
        if !isThere { new.append(change) }
      case .drop(let key):
        items.append(
          ImportItem(key: key, status: .changed, detail: .dropped))
        new.append(change)
      }
    }
    self.items = items
    self.changes = new
    self.unanswered = unanswered
  }

  private static func statement(_ row: KnowledgeRow) -> Observation? {
    switch row {
    case .observation(let observation): observation
    case .rule(let rule): LocalReview.statement(of: rule)
    case .device, .source, .technique: nil
    }
  }
}
