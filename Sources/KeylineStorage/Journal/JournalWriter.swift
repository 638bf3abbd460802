import KeylineModel

/// Writes the changes of one entry into the journal, in order.
struct JournalWriter {
  private let number: Int
  private var position = 0
  private var batch: JournalBatch?

  /// Writes the entry itself.
  init(_ entry: JournalEntry, with writer: inout RowWriter) throws {
    number = entry.number
    try writer.insert(
      "journal", "number, at, title, data, undoes",
      [entry.number, entry.at, entry.title, entry.data, entry.undoes])
  }

  /// Writes changes; those of many rows that came or went in a row stand together.
  mutating func write(
    _ changes: [JournalEntry.Change], with writer: inout RowWriter
  ) throws {
    for run in Self.runs(changes) {
      guard let isAddition = run.first?.isAdditionAlone, let kind = run.first?.key.kind,
        run.count >= JournalBatch.minimumCount
      else {
        for change in run { try write(change, with: &writer) }
        continue
      }
      for change in run {
        let row = (isAddition ? change.after.row : change.before.row) ?? ""
        try write(kind, change.key.id, isAddition: isAddition, with: &writer) {
          $0.append(contentsOf: row.utf8)
        }
      }
      try close(with: &writer)
    }
  }

  /// Writes a row that came or went, together with those like it; ``close(with:)`` ends them.
  mutating func write(
    _ kind: RowKind, _ id: String, isAddition: Bool, with writer: inout RowWriter,
    text: (inout [UInt8]) -> Void
  ) throws {
    if batch == nil { batch = JournalBatch(kind, isAddition: isAddition) }
    batch?.append(id, text)
    if batch?.isFull == true { try close(with: &writer) }
  }

  /// Writes what is kept together and not written yet.
  mutating func close(with writer: inout RowWriter) throws {
    guard let batch else { return }
    try writer.insert(
      "journal_batch", "journal, position, kind, added, lines",
      [number, position, batch.kind.rawValue, batch.isAddition ? 1 : 0, batch.lines])
    position += batch.count
    self.batch = nil
  }

  private mutating func write(
    _ change: JournalEntry.Change, with writer: inout RowWriter
  ) throws {
    try writer.insert(
      "journal_change",
      "journal, position, kind, id, before_row, before_replaced, after_row, after_replaced",
      [
        number, position, change.key.kind.rawValue, change.key.id, change.before.row,
        change.before.replaced, change.after.row, change.after.replaced,
      ])
    position += 1
  }

  /// The changes in runs of those that may stand together.
  private static func runs(_ changes: [JournalEntry.Change]) -> [ArraySlice<JournalEntry.Change>] {
    var runs: [ArraySlice<JournalEntry.Change>] = []
    var start = changes.startIndex
    for (next, change) in changes.enumerated() where next > start {
      let first = changes[start]
      if change.isAdditionAlone == nil || change.isAdditionAlone != first.isAdditionAlone
        || change.key.kind != first.key.kind
      {
        runs.append(changes[start..<next])
        start = next
      }
    }
    if start < changes.endIndex { runs.append(changes[start...]) }
    return runs
  }
}
