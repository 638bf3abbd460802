import KeylineModel
import KeylineSQLite
import KeylineSeed

extension RowReader {
  /// The rows that the user's own layer takes away, and the rules that it replaces.
  func overrides() throws -> (masks: [Mask], rules: Set<Rule.ID>) {
    var masks: [Mask] = []
    var rules: Set<Rule.ID> = []
    try each("SELECT kind, id, masks FROM override ORDER BY kind, id") { row in
      let key = try key(row, 0)
      if try number(row, 2) == 1 {
        masks.append(Mask(key, layer: .local))
      } else if key.kind == .rule {
        rules.insert(key.id)
      }
    }
    return (masks, rules)
  }

  /// Reads the rows that the user's own layer replaces or removes, as they were at that time, in
  /// the seed's JSON.
  func replaced() throws -> [RowKey: String] {
    var replaced: [RowKey: String] = [:]
    try each("SELECT kind, id, replaced FROM override") { row in
      replaced[try key(row, 0)] = try text(row, 2, atMost: Self.longestKept)
    }
    return replaced
  }

  /// A row that a text of the journal, or of what is replaced, spells.
  func row(_ text: String, _ key: RowKey, layer: Layer = .local) throws -> KnowledgeRow {
    do { return try RowCoding.decode(text, key.kind, layer: layer) } catch {
      throw StorageError.damaged(path, .kept(key, reason: "\(error)"))
    }
  }

  /// The journal, the oldest entry first.
  func journal() throws -> [JournalEntry] {
    let changes = try journalChanges()
    var entries: [JournalEntry] = []
    try each("SELECT number, at, title, data, undoes FROM journal ORDER BY number") { row in
      let number = try number(row, 0)
      entries.append(
        JournalEntry(
          number: number, at: try text(row, 1), title: try text(row, 2),
          data: try self.number(row, 3), undoes: try row.integer(4), undoneBy: nil,
          changes: (changes[number] ?? []).sorted { $0.position < $1.position }
            .flatMap(\.changes)))
    }
    let undoers = Dictionary(
      entries.compactMap { entry in entry.undoes.map { ($0, entry.number) } }
    ) { first, _ in first }
    return entries.map { entry in
      var entry = entry
      entry.undoneBy = undoers[entry.number]
      return entry
    }
  }

  /// The changes of each entry, those of a batch together, with the position of the first.
  private func journalChanges()
    throws -> [Int: [(position: Int, changes: [JournalEntry.Change])]]
  {
    var changes: [Int: [(position: Int, changes: [JournalEntry.Change])]] = [:]
    try each(
      """
      SELECT kind, id, journal, before_row, before_replaced, after_row, after_replaced, position
      FROM journal_change
      """
    ) { row in
      let change = JournalEntry.Change(
        key: try key(row, 0),
        before: LocalState(row: try kept(row, 3), replaced: try kept(row, 4)),
        after: LocalState(row: try kept(row, 5), replaced: try kept(row, 6)))
      changes[try number(row, 2), default: []].append((try number(row, 7), [change]))
    }
    try each("SELECT journal, position, kind, added, lines FROM journal_batch") { row in
      let batch = JournalBatch.changes(
        try text(row, 4, atMost: Self.longestKept), of: try choice(row, 2, RowKind.self),
        isAddition: try number(row, 3) == 1)
      guard let batch else {
        throw unexpected("journal_batch")
      }
      changes[try number(row, 0), default: []].append((try number(row, 1), batch))
    }
    return changes
  }

  /// The longest text of the journal: a whole row in the seed's JSON, or a batch of them.
  private static let longestKept = JournalBatch.longest

  private func kept(_ row: Row, _ column: Int) throws -> String? {
    try optionalText(row, column, atMost: Self.longestKept)
  }

  private func key(_ row: Row, _ column: Int) throws -> RowKey {
    RowKey(try choice(row, column, RowKind.self), try text(row, column + 1))
  }
}
