import CKeylineSQLite

extension Connection {
  /// Runs statements in a transaction in which nobody else can write: stored when the body returns, taken back when
  /// it throws.
  package func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try execute("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      // SQLite takes it back itself after some errors.
      if sqlite3_get_autocommit(handle) == 0 { try? execute("ROLLBACK") }
      throw error
    }
  }

  /// Reads all that the body asks for as it is at one moment: with its first statement others are kept from
  /// committing, no more.
  package func read<Result>(_ body: () throws -> Result) throws -> Result {
    try execute("BEGIN")
    defer { try? execute("ROLLBACK") }
    return try body()
  }

  /// Replaces another database by what this connection sees, in one transaction of the other:
  /// https://www.sqlite.org/backup.html.
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

  /// Removes the journal that a process left beside the database when it died after its change was
  /// stored; one of a change that was not is taken back.
  ///
  /// SQLite deletes the file of a mode that keeps it when the mode is left, under the lock that
  /// keeps others from writing. Where that lock is taken, or nothing may be written, nothing happens.
  package func removeLeftJournal() throws(SQLiteError) {
    try execute("PRAGMA journal_mode = PERSIST; PRAGMA journal_mode = DELETE")
  }
}
