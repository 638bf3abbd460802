extension Connection {
  /// The oldest SQLite with STRICT tables.
  static let oldestSQLite = 3_037_000

  /// The most steps of SQLite's machine in one statement, about two seconds; counted in steps, so
  /// that a busy machine makes no difference. Keyline's rows take some hundred each.
  private static let longestStatement: Int32 = 100_000_000

  /// Opens a file with the settings of every connection; Keyline opens databases only here.
  ///
  /// The path is absolute, so that SQLite does not take it for a URI or a special name.
  static func open(_ path: String, _ access: Access) throws(StorageError) -> Connection {
    guard libraryVersion >= oldestSQLite else { throw .oldSQLite(version: libraryVersion) }
    let file = try FilePath(path).absolute.text
    return try StorageError.translating(path) { try Connection(file, access).prepared() }
  }

  private func prepared() throws(SQLiteError) -> Connection {
    // About ten seconds.
    waitForLocks(times: 12_000)
    try defend(bytes: 4_000_000, steps: Self.longestStatement)
    // The SELECT is the first statement that reads the file.
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
