import KeylineBundle
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
      throw StorageError.constraint(path, .reference(table: table))
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

/// A numbered step of the schema: one file of `migrations/`, never edited once shipped.
struct Migration {
  /// The number in front of the file's name.
  let version: Int
  /// The file, for example `migrations/0001-create-knowledge.sql`.
  let name: String
  let sql: String

  /// Every migration, in order; `schema.sql` has no number.
  static let all: [Migration] = EmbeddedFile.files(in: "migrations").compactMap { file in
    Int(file.path.dropFirst("migrations/".count).prefix(4)).map { version in
      Migration(version: version, name: file.path, sql: file.contents)
    }
  }

  /// The version of the schema after all of them.
  static var latest: Int { all.last?.version ?? 0 }

  /// The output of sha256sum for the first migrations: a database that has no later one records them by
  /// that. With the ninth on, a database holds their texts.
  static let firstSums = [
    "ee041b3895513fbb702840124a938083cc9af62444ad643cd1adea334c4d3919",
    "32a6920316b39b953530519614e1fcb89dba31e00cc4f6bc10f3e3299be64637",
    "f02a879103c33b36cf696f1917cf1e19fb4fdc69f94234f20d5e2748c41c6f26",
    "5d91de7007e3371ea9bade2950f59318723f8e41470e87b23b461a1d861b1afd",
    "2bdf5b00c06eca052a1066506c79985bfedf30c9f60b9655040ad9179acc613e",
    "18fd1527954981f34fa42dbcd9bee4b28034a4f3d30b6d2a01e3f9f228afb3ee",
    "138f8e2b0d06acbdc704e006b76c1cd08fcd32728426d28435525575eefa37a1",
    "b7ec0901b2e812bacc5f70e7e53c331d59d25905fcad33c2dd4cdfd5f92dceb7",
  ]
}
