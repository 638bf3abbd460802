package import KeylineModel
import KeylineSQLite

extension KnowledgeStore {
  /// A copy in memory of a database, brought up to date there: what an upgrade would make of it.
  ///
  /// - Returns: Nil when there is no database.
  /// - Throws: ``StorageError``, or what `seed` throws.
  package static func inMemory(
    path given: String, number: Int, seed: () throws -> Knowledge
  ) throws -> KnowledgeStore? {
    let file = try DatabaseFile.settled(given)
    guard case .keyline(let version) = file.state else { return nil }
    if version > Migration.latest {
      throw StorageError.newer(file.path, version: version, known: Migration.latest)
    }
    let source = try openExisting(file.path)
    let copy = try StorageError.translating(file.path) {
      let copy = try Connection.openInMemory()
      try source.backup(to: copy)
      return copy
    }
    let store = KnowledgeStore(connection: copy, path: file.path)
    let knowledge = try seed()
    try Migrator.migrate(copy, path: file.path) { db, isMigrated in
      try Shipment.replace(
        with: knowledge, in: db, path: file.path, evenIfEqual: isMigrated)
    }
    return store
  }

  /// The versions of the schema and of the data in a file that is not opened for anything else; nil
  /// when there is no database.
  ///
  /// Errors: its folder is missing, too, and would not be made.
  package static func versions(
    path given: String, makingFolders: Bool = false
  ) throws -> (schema: Int, data: Int)? {
    let file = try DatabaseFile.settled(given)
    guard case .keyline(let version) = file.state else {
      if !makingFolders { try Folder.check(of: file.path) }
      return nil
    }
    if version > Migration.latest {
      throw StorageError.newer(file.path, version: version, known: Migration.latest)
    }
    let db = try openExisting(file.path)
    let data = try StorageError.translating(file.path) {
      try db.read {
        try Schema.compare(db, path: file.path, version: version)
        return try db.integer("SELECT data FROM shipment") ?? 0
      }
    }
    return (version, data)
  }

  /// The version of the schema that a database has once it is opened.
  package static var latestSchema: Int { Migration.latest }

  /// The migrations that a database of a version lacks, as files.
  package static func pendingMigrations(after version: Int) -> [String] {
    Migration.all.filter { $0.version > version }.map(\.name)
  }
}
