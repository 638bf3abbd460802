import CKeylineSQLite
import GRDB
import GRDBSQLite

/// Opens connections with the settings that every connection has.
enum Connection {
  /// The version of SQLite that STRICT tables need.
  static let oldestSQLite = 3_037_000

  /// The most steps of SQLite's machine that one statement may take, about two seconds; counted so
  /// that a busy machine makes no difference. Rows of ours take some hundred each.
  private static let longestStatement: Int32 = 100_000_000

  /// Opens a file; nothing else in Keyline opens a database.
  ///
  /// SQLite is given an absolute path, which it cannot take for a URI or a name of its own.
  static func open(_ path: String, readOnly: Bool) throws(StorageError) -> DatabaseQueue {
    guard sqlite3_libversion_number() >= oldestSQLite else {
      throw .oldSQLite(version: String(cString: sqlite3_libversion()))
    }
    let file = try Folder.absolute(path)
    return try StorageError.translating(path) {
      try DatabaseQueue(path: file, configuration: configuration(readOnly: readOnly))
    }
  }

  /// Opens an empty database that is in memory alone.
  static func openInMemory() throws -> DatabaseQueue {
    try DatabaseQueue(configuration: configuration(readOnly: false))
  }

  private static func configuration(readOnly: Bool) -> Configuration {
    var configuration = Configuration()
    configuration.readonly = readOnly
    configuration.busyMode = .timeout(10)
    configuration.prepareDatabase { db in try prepare(db) }
    return configuration
  }

  private static func prepare(_ db: Database) throws {
    guard let connection = db.sqliteConnection else { return }
    _ = keyline_set_defensive(connection)
    keyline_limit_steps(connection, longestStatement)
    _ = sqlite3_limit(connection, SQLITE_LIMIT_LENGTH, 4_000_000)
    _ = sqlite3_limit(connection, SQLITE_LIMIT_ATTACHED, 0)
    _ = sqlite3_limit(connection, SQLITE_LIMIT_TRIGGER_DEPTH, 10)
    try db.execute(
      sql: """
        PRAGMA trusted_schema = OFF;
        PRAGMA cell_size_check = ON;
        PRAGMA mmap_size = 0;
        PRAGMA recursive_triggers = ON;
        PRAGMA synchronous = FULL;
        PRAGMA cache_spill = OFF;
        """)
  }
}
