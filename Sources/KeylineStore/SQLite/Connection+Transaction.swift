import CKeylineSQLite

extension Connection {
  /// Runs statements in a transaction in which nobody else can write: committed when the body
  /// returns, rolled back when it throws.
  package func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try execute("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      // SQLite itself rolls back after some errors.
      if sqlite3_get_autocommit(handle) == 0 { try? execute("ROLLBACK") }
      throw error
    }
  }

  /// Runs a body that reads the database as it is at one moment; from its first statement on,
  /// others cannot commit.
  package func read<Result>(_ body: () throws -> Result) throws -> Result {
    try execute("BEGIN")
    defer { try? execute("ROLLBACK") }
    return try body()
  }

  /// Replaces another database with the one that this connection sees, in one transaction of the
  /// other: https://www.sqlite.org/backup.html.
  package func backup(to target: Connection) throws(SQLiteError) {
    guard let backup = sqlite3_backup_init(target.handle, "main", handle, "main") else {
      throw target.error(sqlite3_extended_errcode(target.handle))
    }
    let step = sqlite3_backup_step(backup, -1)
    let end = sqlite3_backup_finish(backup)
    guard step == SQLITE_DONE, end == SQLITE_OK else {
      throw readFailure ?? target.error(end == SQLITE_OK ? step : end)
    }
  }

  /// Removes the journal of a process that died after its change was stored; the journal of an
  /// unfinished change is rolled back.
  ///
  /// In a mode that keeps its file, SQLite deletes it when the mode is left, under the lock that
  /// keeps others from writing. If that lock is taken, or nothing may be written, nothing happens.
  package func removeLeftJournal() throws(SQLiteError) {
    try execute("PRAGMA journal_mode = PERSIST; PRAGMA journal_mode = DELETE")
  }
}
