import KeylineData
package import KeylineModel

extension OwnFile {
  /// A plan to undo the last change.
  package struct Undo: Sendable {
    /// The change to take back.
    package let entry: JournalEntry
    /// The changes that take it back.
    package let changes: [Change]
  }

  /// Changes the user's own rows in one transaction, all of them or none.
  ///
  /// A row over a shipped one remembers the row that it replaces, a mask the row that it takes away.
  ///
  /// - Parameters:
  ///   - title: The title of the change, for the log.
  ///   - shipped: All of the shipped data.
  ///   - hiding: The row of a key in a layer between the shipped one and the user's own; the layer is not
  ///     stored, but its rows can be taken away, too.
  ///   - decide: Takes all stored rows while nobody else can write and returns the changes; an error
  ///     leaves everything as it is.
  /// - Returns: False if nothing differs.
  /// - Throws: ``StorageError``, or what `decide` throws.
  @discardableResult
  package func change(
    _ title: String, over shipped: Knowledge, hiding: (RowKey) -> KnowledgeRow? = { _ in nil },
    _ decide: (Knowledge) throws -> [Change]
  ) throws -> Bool {
    try change(over: shipped, hiding: hiding) { [(title, try decide($0))] }
  }

  /// Makes several changes, which are undone one by one.
  @discardableResult
  package func change(
    over shipped: Knowledge, hiding: (RowKey) -> KnowledgeRow? = { _ in nil },
    _ decide: (Knowledge) throws -> [(title: String, changes: [Change])]
  ) throws -> Bool {
    try writing { file in
      let steps = try decide(shipped.adding(try file.everything()))
      let below = RowIndex(shipped)
      return try steps.reduce(false) { isStored, step in
        let states = try file.states(of: step.changes, below, hiding)
        let hasChanged = try file.append(
          states, title: step.title, data: shipped.data, undoes: nil)
        return hasChanged || isStored
      }
    }
  }

  /// The states that changes leave.
  private func states(
    of changes: [Change], _ below: RowIndex, _ hiding: (RowKey) -> KnowledgeRow?
  ) throws -> [(key: RowKey, state: LocalState)] {
    try changes.map { change in
      let lower = below.row(change.key, of: .shipped)
      switch change {
      case .put(let row):
        guard row.layer == .local else { throw StorageError.constraint(path, .shippedRow) }
        let text = RowCoding.text(row)
        return (row.key, LocalState(row: text, below: lower.map(RowCoding.text)))
      case .mask(let key):
        guard let lower = lower ?? hiding(key) else {
          throw StorageError.constraint(path, .nothingToMask(key))
        }
        return (key, LocalState(below: RowCoding.text(lower)))
      case .drop(let key): return (key, LocalState())
      }
    }
  }

  /// The change that an undo would take back; nil if there is none.
  package func nextUndo() throws(StorageError) -> Undo? {
    try StorageError.translating(path) { try reading { try $0.plannedUndo() } }
  }

  /// Takes back the last change that neither undoes another nor is undone, as a change of its own.
  ///
  /// - Parameters:
  ///   - shipped: All of the shipped data.
  ///   - admitting: Takes all stored rows and the changes while nobody else can write; an error leaves
  ///     everything as it is.
  /// - Returns: False if there is nothing to take back.
  /// - Throws: ``StorageError``, or what `admitting` throws.
  package func undo(
    over shipped: Knowledge, admitting: (Knowledge, Undo) throws -> Void = { _, _ in }
  ) throws -> Bool {
    try writing { file in
      guard let undo = try file.plannedUndo() else { return false }
      try admitting(shipped.adding(try file.everything()), undo)
      return try file.append(
        undo.entry.changes.map { ($0.key, $0.before) }, title: "undo: \(undo.entry.title)",
        data: shipped.data, undoes: undo.entry.number)
    }
  }

  /// Every change, the oldest first.
  package func log() throws(StorageError) -> [JournalEntry] {
    try StorageError.translating(path) { try reading { try $0.entries() } }
  }

  private func plannedUndo() throws -> Undo? {
    let last = try entries().last { $0.undoes == nil && $0.undoneBy == nil }
    return try last.map { entry in
      Undo(
        entry: entry,
        changes: try entry.changes.map { change in
          if let text = change.before.row { return .put(try row(text, change.key)) }
          return change.before.isMask ? .mask(change.key) : .drop(change.key)
        })
    }
  }

  private static let highestNumber = 1_000_000_000

  /// Appends a change with the states that differ from the last ones; false if none differ.
  private func append(
    _ states: [(key: RowKey, state: LocalState)], title: String, data: Int, undoes: Int?
  ) throws -> Bool {
    let last = try connection.prepare(
      "SELECT row, below FROM state WHERE kind = ? AND id = ? ORDER BY change DESC LIMIT 1")
    var seen: Set<RowKey> = []
    // The last of several states of one row counts.
    let distinct = states.reversed().filter { seen.insert($0.key).inserted }.reversed()
    let new = try distinct.filter { one in
      try last.bind([one.key.kind.rawValue, one.key.id])
      defer { last.reset() }
      let before =
        try last.step()
        ? LocalState(row: try text(last.row, 0), below: try text(last.row, 1)) : LocalState()
      return before != one.state
    }
    if new.isEmpty, undoes == nil { return false }
    let before = try connection.integer("SELECT max(number) FROM change") ?? 0
    guard before < Self.highestNumber else {
      throw StorageError.damaged(path, .value("\(before)", column: "number"))
    }
    try connection.prepare(
      "INSERT INTO change VALUES (?, strftime('%Y-%m-%dT%H:%M:%SZ', 'now'), ?, ?, ?)"
    ).run([
      before + 1, String(String.UnicodeScalarView(title.unicodeScalars.prefix(200))), data, undoes,
    ])
    let insertion = try connection.prepare("INSERT INTO state VALUES (?, ?, ?, ?, ?, ?, ?)")
    for (place, (key, state)) in new.enumerated() {
      try insertion.run([
        before + 1, place, key.kind.rawValue, key.id, try metric(of: key, state), state.row,
        state.below,
      ])
    }
    return true
  }

  /// The metric of a stored row, or of the row that it hides.
  private func metric(of key: RowKey, _ state: LocalState) throws -> Metric.ID? {
    guard let text = state.row ?? state.below else { return nil }
    do { return try row(text, key).metric } catch {
      // An unreadable row would make the whole file unreadable.
      throw StorageError.constraint(path, .row(key))
    }
  }

  /// Every change with its rows before and after, the oldest first.
  func entries() throws -> [JournalEntry] {
    var entries: [JournalEntry] = []
    try connection.each(
      """
      SELECT number, at, title, data, undoes,
        (SELECT number FROM change AS other WHERE other.undoes = change.number)
      FROM change ORDER BY number
      """
    ) { row in
      entries.append(
        JournalEntry(
          number: try row.integer(0) ?? 0, at: try row.text(1) ?? "", title: try row.text(2) ?? "",
          data: try row.integer(3) ?? 0, undoes: try row.integer(4), undoneBy: try row.integer(5)))
    }
    var last: [RowKey: LocalState] = [:]
    var entry = 0
    try connection.each("SELECT change, kind, id, row, below FROM state ORDER BY change, place") {
      row in
      let number = try row.integer(0)
      while entry < entries.count, entries[entry].number != number { entry += 1 }
      guard entry < entries.count else { throw StorageError.damaged(path, .reference) }
      let key = try key(row, 1)
      let state = LocalState(row: try text(row, 3), below: try text(row, 4))
      entries[entry].changes.append(
        .init(key: key, before: last[key] ?? LocalState(), after: state))
      last[key] = state
    }
    return entries
  }
}
