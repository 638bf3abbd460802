import KeylineModel
import KeylineSQLite
import KeylineSeed

/// Stores observations that are new, as many as there may be, and writes them into the journal.
struct AdditionWriter {
  private let db: Connection
  private let path: String

  init(_ db: Connection, path: String) {
    self.db = db
    self.path = path
  }

  /// Stores observations one after the other.
  ///
  /// - Throws: ``StorageError`` for one whose identifier a row has.
  func write(
    _ additions: AnySequence<Observation>, journal: inout JournalWriter, _ writer: inout RowWriter
  ) throws {
    let key = try db.prepare(
      "INSERT INTO observation_key (id) VALUES (?) ON CONFLICT DO NOTHING")
    var texts = ObservationTexts()
    for observation in additions {
      guard observation.layer == .local else {
        throw StorageError.constraint(path, .shippedRow)
      }
      try key.run([observation.id])
      if db.changes == 0 { try refuseTaken(observation.id) }
      try writer.insert(observation)
      try journal.write(.observation, observation.id, isAddition: true, with: &writer) {
        texts.append(observation, to: &$0)
      }
    }
    try journal.close(with: &writer)
  }

  /// Refuses a key that has a row, or one that the user replaced or removed.
  private func refuseTaken(_ id: Observation.ID) throws {
    let isTaken = try db.integer(
      """
      SELECT EXISTS (SELECT 1 FROM observation WHERE id = ?1)
        OR EXISTS (SELECT 1 FROM override WHERE kind = 'observation' AND id = ?1)
      """, id)
    if isTaken == 1 { throw StorageError.constraint(path, .taken(RowKey(.observation, id))) }
  }
}
