package import KeylineModel
import KeylineSQLite

/// A database of the knowledge: opens it, reads it, writes the user's own rows.
package struct KnowledgeStore {
  let connection: Connection
  /// The file, symbolic links followed.
  package let path: String

  /// Opens a database, creating it or bringing it up to date first.
  ///
  /// A file that is not there yet is created whole or not at all, however many processes start
  /// together. An older shipped layer is replaced in the same transaction, after a copy was
  /// made; a newer one is left alone; local rows stay as they are in either case.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - makingFolders: Whether a folder that is missing is made.
  ///   - number: The number of the data that the program carries.
  ///   - seed: Reads that data; it is called only when it is needed.
  /// - Throws: ``StorageError``, or what `seed` throws.
  package init(
    path given: String, makingFolders: Bool = false, number: Int, seed: () throws -> Knowledge
  ) throws {
    let file = try DatabaseFile.settled(given)
    path = file.path
    if case .keyline(let version) = file.state, version > Migration.latest {
      throw StorageError.newer(path, version: version, known: Migration.latest)
    }
    if file.state == .keyline(version: Migration.latest) {
      connection = try Self.openExisting(path)
      if try Self.shippedData(connection, path) >= number { return }
    } else {
      try makingFolders ? Folder.create(of: path) : Folder.check(of: path)
      try Folder.createFile(path)
      connection = try Connection.open(path, .readWrite)
    }
    let knowledge = try seed()
    let path = path
    var copy: String?
    do {
      try Migrator.migrate(
        connection, path: path,
        preparing: { db in copy = try Self.backup(db, path: path, before: knowledge) },
        finishing: { db, isMigrated in
          try Shipment.replace(with: knowledge, in: db, path: path, evenIfEqual: isMigrated)
        })
    } catch {
      // Nothing was changed, so the copy says nothing that the database does not.
      if let copy { Folder.remove(copy) }
      throw error
    }
    if let copy { AutomaticCopy.removeOldest(of: path, except: copy) }
  }

  /// Takes over a connection that is ready.
  init(connection: Connection, path: String) {
    self.connection = connection
    self.path = path
  }

  /// Copies a database that is about to be upgraded; nil where there is nothing to upgrade.
  private static func backup(
    _ db: Connection, path: String, before knowledge: Knowledge
  ) throws -> String? {
    let version = try db.integer("PRAGMA user_version") ?? 0
    guard version > 0 else { return nil }
    let data = try db.integer("SELECT data FROM shipment") ?? 0
    guard version < Migration.latest || data < knowledge.data else { return nil }
    do {
      return try AutomaticCopy.make(of: path, data: data)
    } catch StorageError.cannotCreate, StorageError.notPermitted, StorageError.readOnly {
      throw StorageError.readOnly(path)
    }
  }

  /// Opens for writing where that is allowed, for reading otherwise.
  ///
  /// A connection that can only read cannot recover from a crash, so writing is tried first.
  static func openExisting(_ path: String) throws(StorageError) -> Connection {
    do {
      let db = try Connection.open(path, .readWrite)
      if Folder.exists(path + "-journal") {
        try StorageError.translating(path) { try db.removeLeftJournal() }
      }
      return db
    } catch .cannotCreate, .readOnly, .notPermitted {
      return try Connection.open(path, .readOnly)
    }
  }

  /// The number of the shipped data of a database whose tables and migrations are the expected
  /// ones; any other is refused.
  private static func shippedData(
    _ db: Connection, _ path: String
  ) throws(StorageError) -> Int {
    try StorageError.translating(path) {
      try db.read {
        try Schema.compare(db, path: path)
        try Migrator.compareApplied(db, path: path)
        return try db.integer("SELECT data FROM shipment") ?? 0
      }
    }
  }
}

extension KnowledgeStore {
  /// Reads all of the knowledge in one transaction.
  package func knowledge() throws(StorageError) -> Knowledge {
    try StorageError.translating(path) {
      try connection.read { try RowReader(db: connection, path: path).everything() }
    }
  }

  /// Reads what matters for some metrics in one transaction.
  ///
  /// `pick` is given the catalogue and names them. Only their rules and observations are read, and
  /// those of every metric that formulas lead to from there, and the sources that they cite;
  /// techniques are left out; everything else is read whole.
  ///
  /// - Throws: ``StorageError``, or what `pick` throws.
  package func knowledge(about pick: ([Metric]) throws -> [Metric.ID]) throws -> Knowledge {
    try StorageError.translatingSQLite(path) {
      try connection.read {
        try RowReader(db: connection, path: path).knowledge(about: pick)
      }
    }
  }
}
