extension Connection {
  /// The version of SQLite that STRICT tables need.
  static let oldestSQLite = 3_037_000

  /// The most steps of SQLite's machine that one statement may take, about two seconds; counted so
  /// that a busy machine makes no difference. Rows of ours take some hundred each.
  private static let longestStatement: Int32 = 100_000_000

  /// Opens a file with the settings that every connection has; nothing else in Keyline opens one.
  ///
  /// SQLite is given an absolute path, which it cannot take for a URI or a name of its own.
  static func open(_ path: String, _ access: Access) throws(StorageError) -> Connection {
    guard libraryVersion >= oldestSQLite else { throw .oldSQLite(version: libraryVersion) }
    let file = try Folder.absolute(path)
    return try StorageError.translating(path) { try Connection(file, access).prepared() }
  }

  private func prepared() throws(SQLiteError) -> Connection {
    // Some ten seconds.
    waitForLocks(times: 12_000)
    try defend(bytes: 4_000_000, steps: Self.longestStatement)
    // The last one looks at the file, which no statement did before.
    try execute(
      """
      PRAGMA foreign_keys = ON;
      PRAGMA trusted_schema = OFF;
      PRAGMA cell_size_check = ON;
      PRAGMA mmap_size = 0;
      PRAGMA synchronous = FULL;
      PRAGMA cache_spill = OFF;
      PRAGMA temp_store = MEMORY;
      SELECT 1 FROM sqlite_schema LIMIT 1
      """)
    return self
  }
}
