import GRDB

extension KnowledgeStore {
  /// One thing that was looked at, and what is wrong with it; no objection means it is fine.
  public struct Verdict: Sendable {
    public let check: String
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
    let queue = try openExisting(path)
    return try StorageError.translating(path) {
      try queue.read { db in
        let tables = objections { try Schema.compare(db, path: path) }
        // Strange tables may hold expressions that never end, so nothing of theirs is evaluated.
        guard tables.isEmpty else { return [Verdict(check: "tables", objections: tables)] }
        return [
          Verdict(check: "tables", objections: []),
          Verdict(check: "pages", objections: try pages(db)),
          Verdict(check: "references", objections: try references(db)),
          Verdict(
            check: "migrations",
            objections: objections { try Migrator.compareApplied(db, path: path) }),
          Verdict(check: "shipped rows", objections: try shipped(db)),
        ]
      }
    }
  }

  private static func pages(_ db: Database) throws -> [String] {
    try String.fetchAll(db, sql: "PRAGMA integrity_check(20)").filter { $0 != "ok" }
  }

  private static func references(_ db: Database) throws -> [String] {
    try Row.fetchAll(db, sql: "PRAGMA foreign_key_check").prefix(20).map { row in
      let table = String.fromDatabaseValue(row[0]) ?? "?"
      let parent = String.fromDatabaseValue(row[2]) ?? "?"
      return "a row of \(table) names a row of \(parent) that does not exist"
    }
  }

  private static func shipped(_ db: Database) throws -> [String] {
    let stored = try String.fetchOne(db, sql: "SELECT digest FROM shipment")
    return stored == (try LayerDigest.shipped(db))
      ? [] : ["they are not the ones that were shipped"]
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
