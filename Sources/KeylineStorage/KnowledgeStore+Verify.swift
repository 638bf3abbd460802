public import KeylineModel
import KeylineSQLite
import KeylineSeed

extension KnowledgeStore {
  /// One thing that was looked at, and what is wrong with it; no objection means it is fine.
  public struct Verdict: Sendable {
    /// The subject of the check, in a few words.
    public let check: String
    /// The faults, one sentence each; none means that it is fine.
    public let objections: [String]
    /// Why it could not be looked at, one sentence; nil where it was.
    public let gap: String?

    init(_ check: String, objections: [String] = [], gap: String? = nil) {
      self.check = check
      self.objections = objections
      self.gap = gap
    }
  }

  /// Looks at the whole file: its pages, references, tables, migrations and shipped rows.
  ///
  /// It is opened for writing where that is allowed: SQLite recovers from a crash and evaluates the
  /// checks of rows only then. A changed value that every other check takes for a plausible one is
  /// found since the shipped rows are compared with those of the program, where both have the same
  /// number.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - number: The number of the data that the program carries.
  ///   - seed: Reads that data; it is called only when it is needed.
  /// - Throws: ``StorageError``, or what `seed` throws.
  public static func verify(
    path given: String, number: Int, seed: () throws -> Knowledge
  ) throws -> [Verdict] {
    let file = try DatabaseFile.settled(given)
    let path = file.path
    guard case .keyline(let version) = file.state else { throw StorageError.missing(given) }
    guard version <= Migration.latest else {
      throw StorageError.newer(path, version: version, known: Migration.latest)
    }
    let db = try openExisting(path)
    do {
      return try db.read {
        let tables = objections { try Schema.compare(db, path: path, version: version) }
        // Strange tables may hold expressions that never end, so nothing of theirs is evaluated.
        guard tables.isEmpty else { return [Verdict("tables", objections: tables)] }
        let verdicts = [
          Verdict("tables"), Verdict("pages", objections: try pages(db)),
          Verdict("references", objections: try references(db)),
          Verdict(
            "migrations",
            objections: objections { try Migrator.compareApplied(db, path: path, upTo: version) }),
        ]
        // Rows and texts are those of the present tables; an upgrade writes them anew.
        guard version == Migration.latest else {
          let gap =
            "they are not looked at until the tables are brought up to date: keyline db migrate"
          return verdicts + [Verdict("shipped rows", gap: gap), Verdict("own changes", gap: gap)]
        }
        return verdicts + [
          try shipped(db, path: path, number: number, seed: seed),
          Verdict("own changes", objections: ownChanges(db, path: path)),
        ]
      }
    } catch let error as SQLiteError {
      throw StorageError(error, path: path)
    }
  }

  private static func pages(_ db: Connection) throws -> [String] {
    try db.texts("PRAGMA integrity_check(20)").filter { $0 != "ok" }
  }

  private static func references(_ db: Connection) throws -> [String] {
    try db.texts(
      """
      SELECT 'a row of ' || "table" || ' names a row of ' || parent || ' that does not exist'
      FROM pragma_foreign_key_check LIMIT 20
      """)
  }

  private static func shipped(
    _ db: Connection, path: String, number: Int, seed: () throws -> Knowledge
  ) throws -> Verdict {
    let check = "shipped rows"
    let data = try db.integer("SELECT data FROM shipment")
    if let data, data != number {
      return Verdict(
        check,
        gap: "they are not compared: the database holds data \(data), and this program carries "
          + "data \(number)")
    }
    let fresh = try Connection.openInMemory()
    let knowledge = try seed()
    try Migrator.migrate(fresh, path: path) { db, isMigrated in
      try Shipment.replace(with: knowledge, in: db, path: path, evenIfEqual: isMigrated)
    }
    return Verdict(
      check,
      objections: try LayerRows.shipped.areSame(in: fresh, and: db)
        ? [] : ["they are not the ones that were shipped"])
  }

  /// Checks that the rows the user's own layer replaces, and those of the journal, can be read.
  private static func ownChanges(_ db: Connection, path: String) -> [String] {
    objections {
      let reader = RowReader(db: db, path: path)
      let own = Set(try reader.everything().rows(of: .local).map(\.key))
      let masks = Set(try reader.overrides().masks.map(\.key))
      for (key, text) in try reader.replaced() {
        _ = try RowCoding.decode(text, key.kind, layer: .shipped)
        guard own.contains(key) != masks.contains(key) else {
          throw StorageError.damaged(path, detail: "\(key) is said to be replaced and is not")
        }
      }
      for change in try reader.journal().flatMap(\.changes) {
        let texts = [change.before, change.after].flatMap { [$0.row, $0.replaced] }
        for text in texts.compactMap(\.self) {
          _ = try RowCoding.decode(text, change.key.kind, layer: .local)
        }
      }
    }
  }

  private static func objections(_ check: () throws -> Void) -> [String] {
    do {
      try check()
      return []
    } catch {
      return ["\(error)"]
    }
  }
}
