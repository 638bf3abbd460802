import KeylineStore

/// A database for others: resolved answers and what they rest on, to be read without Keyline.
struct PublishedDatabase {
  private let db: Connection
  private var insertions: [String: Statement] = [:]

  private init(_ db: Connection) { self.db = db }

  /// Fills an empty file; the same rows always give the same bytes.
  ///
  /// - Parameters:
  ///   - path: The file by its absolute path, which is given its name by the caller.
  ///   - fill: Inserts the rows, those that others refer to first.
  /// - Throws: An error of SQLite's, or what `fill` throws; what is left of the file is useless then.
  static func write(
    to path: String, fill: (inout PublishedDatabase) throws -> Void
  ) throws {
    let db = try Connection(path, .readWrite)
    // A file that is useless after a failure needs no journal on the disk.
    try db.execute(
      """
      PRAGMA foreign_keys = ON;
      PRAGMA journal_mode = MEMORY;
      PRAGMA cache_spill = OFF;
      PRAGMA temp_store = MEMORY
      """)
    try db.transaction {
      for table in PublishedTable.all { try db.execute(table.sql) }
      var database = PublishedDatabase(db)
      try database.describe()
      try fill(&database)
      for index in PublishedTable.indexes { try db.execute(index) }
      try db.execute(PublishedTable.view)
    }
    let objection = try db.pageObjections(atMost: 1).first
    if let objection { throw SQLiteError(.corrupt, objection) }
  }

  /// Inserts a row, its values in the order of the columns.
  mutating func insert(_ table: PublishedTable, _ values: [PublishedValue]) throws {
    let insertion = try insertions[table.name] ?? db.prepare(table.insertion)
    insertions[table.name] = insertion
    try insertion.run(values.map(\.bindable))
  }

  /// Says in the file itself what its columns mean.
  private mutating func describe() throws {
    for table in PublishedTable.all {
      for column in table.columns {
        try insert(.columnNote, [.text(table.name), .text(column.name), .text(column.note)])
      }
    }
  }
}
