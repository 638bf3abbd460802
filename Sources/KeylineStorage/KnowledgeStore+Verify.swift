import KeylineModel
import KeylineSQLite
import KeylineSeed

extension KnowledgeStore {
  /// One thing that was looked at, and what is wrong with it; no objection means it is fine.
  public struct Verdict: Sendable {
    /// What was looked at, in a few words.
    public let check: String
    /// What is wrong, one sentence each; none means that it is fine.
    public let objections: [String]
  }

  /// Looks at the whole file: its pages, references, tables, migrations and shipped rows.
  ///
  /// It is opened for writing where that is allowed: SQLite recovers from a crash and evaluates the
  /// checks of rows only then. The digest finds a changed value that every other check takes for a plausible one.
  public static func verify(path given: String) throws(StorageError) -> [Verdict] {
    let file = try DatabaseFile.settled(given)
    let path = file.path
    guard case .keyline(let version) = file.state else { throw .missing(given) }
    guard version <= Migration.latest else {
      throw .newer(path, version: version, known: Migration.latest)
    }
    let db = try openExisting(path)
    return try StorageError.translating(path) {
      try db.read {
        let tables = objections { try Schema.compare(db, path: path, version: version) }
        // Strange tables may hold expressions that never end, so nothing of theirs is evaluated.
        guard tables.isEmpty else { return [Verdict(check: "tables", objections: tables)] }
        let verdicts = [
          Verdict(check: "tables", objections: []),
          Verdict(check: "pages", objections: try pages(db)),
          Verdict(check: "references", objections: try references(db)),
          Verdict(
            check: "migrations",
            objections: objections { try Migrator.compareApplied(db, path: path, upTo: version) }),
        ]
        // Digests and texts are those of the present tables; an upgrade writes them anew.
        guard version == Migration.latest else { return verdicts }
        return verdicts + [
          Verdict(check: "shipped rows", objections: try shipped(db)),
          Verdict(check: "own changes", objections: ownChanges(db, path: path)),
        ]
      }
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

  private static func shipped(_ db: Connection) throws -> [String] {
    let stored = try db.text("SELECT digest FROM shipment")
    return stored == (try LayerDigest.shipped(db))
      ? [] : ["they are not the ones that were shipped"]
  }

  /// What the user's own layer replaces, and the journal, must be rows that can be read.
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
