import KeylineSQLite

/// Brings a database up to date in one transaction, whoever else is starting at the same time.
///
/// What was applied is read once nobody else can write: read before, processes that start together
/// would apply it twice.
enum Migrator {
  /// Applies what is missing, with what follows it, in one transaction.
  ///
  /// `prepare` runs inside the transaction before anything is changed, `finish` after it, whether
  /// or not anything was missing.
  static func migrate(
    _ db: Connection, path: String, preparing prepare: (Connection) throws -> Void = { _ in },
    finishing finish: (Connection, _ isMigrated: Bool) throws -> Void
  ) throws(StorageError) {
    try StorageError.translating(path) {
      try db.transaction(.immediate) {
        let version = try mark(db, path: path)
        // Nothing rests on tables, and none is changed, that no Keyline of that version made.
        try Schema.compare(db, path: path, version: version)
        try prepare(db)
        let isMigrated = try apply(db, path: path, to: version)
        try finish(db, isMigrated)
        try check(db, path: path)
      }
    }
  }

  /// The version of a database that is ours; nil for an empty one.
  ///
  /// Errors: another program filled it, or a newer Keyline made it.
  static func version(_ db: Connection, path: String) throws -> Int? {
    let mark = try db.integer("PRAGMA application_id")
    if mark == 0, try db.integer("SELECT count(*) FROM sqlite_schema") == 0 {
      return nil
    }
    guard mark == DatabaseFile.applicationID else { throw StorageError.foreign(path) }
    let version = try db.integer("PRAGMA user_version") ?? 0
    guard version <= Migration.latest else {
      throw StorageError.newer(path, version: version, known: Migration.latest)
    }
    return version
  }

  /// Marks an empty file as ours, and gives the version of what is there.
  private static func mark(_ db: Connection, path: String) throws -> Int {
    if let version = try version(db, path: path) { return version }
    try db.execute("PRAGMA application_id = \(DatabaseFile.applicationID)")
    return 0
  }

  /// Applies what is missing and tells whether anything was.
  private static func apply(
    _ db: Connection, path: String, to current: Int
  ) throws -> Bool {
    if current == 0 { try db.execute(record) }
    try compareApplied(db, path: path, upTo: current)
    if current == Migration.latest { return false }
    for migration in Migration.all where migration.version > current {
      try db.execute(migration.sql)
    }
    // Those that were recorded are the ones that the program carries, so their texts are, too.
    try db.execute("DELETE FROM schema_migration")
    for migration in Migration.all {
      try db.execute(
        "INSERT INTO schema_migration (version, name, sql) VALUES (?, ?, ?)",
        migration.version, migration.name, migration.sql)
    }
    try db.execute("PRAGMA user_version = \(Migration.latest)")
    return true
  }

  /// Refuses a database whose applied migrations are not the ones that the program carries.
  static func compareApplied(
    _ db: Connection, path: String, upTo version: Int = Migration.latest
  ) throws {
    let isText = version > Migration.firstSums.count
    let record = try db.prepare(
      "SELECT \(isText ? "sql" : "sha256") FROM schema_migration WHERE version = ?")
    for migration in Migration.all.prefix(version) {
      try record.bind([migration.version])
      let expected = isText ? migration.sql : Migration.firstSums[migration.version - 1]
      guard try record.step(), try record.row.isText(0, expected) else {
        throw StorageError.driftedMigration(path, migration: migration.name)
      }
      record.reset()
    }
  }

  private static func check(_ db: Connection, path: String) throws {
    if let table = try db.text("PRAGMA foreign_key_check") {
      throw StorageError.constraint(
        path, detail: "a row of \(table) names a row that does not exist")
    }
    try Schema.compare(db, path: path)
  }

  /// Where the first migrations were recorded; it stands before all of them, and the ninth replaces
  /// it.
  static let record = """
    CREATE TABLE schema_migration (
      version INTEGER PRIMARY KEY CHECK (version > 0),
      name    TEXT NOT NULL CHECK (name <> ''),
      sha256  TEXT NOT NULL CHECK (length(sha256) = 64 AND sha256 NOT GLOB '*[^0-9a-f]*')
    ) STRICT
    """
}
