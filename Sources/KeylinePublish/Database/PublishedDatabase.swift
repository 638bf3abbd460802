import KeylineStore

/// A database for others: resolved answers and their evidence, readable without Keyline.
struct PublishedDatabase {
  private let db: Connection
  private var insertions: [String: Statement] = [:]

  private init(_ db: Connection) { self.db = db }

  /// Fills an empty file; the same rows always give the same bytes.
  ///
  /// - Parameters:
  ///   - path: The absolute path of the file, which the caller renames.
  ///   - fill: Inserts the rows, referenced ones first.
  /// - Throws: An SQLite error, or an error of `fill`; the rest of the file is useless then.
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

  /// Inserts a row with values in the order of the columns.
  mutating func insert(_ table: PublishedTable, _ values: [PublishedValue]) throws {
    let insertion = try insertions[table.name] ?? db.prepare(table.insertion)
    insertions[table.name] = insertion
    try insertion.run(values.map(\.bindable))
  }

  /// Writes the meanings of the columns into the file itself.
  private mutating func describe() throws {
    for table in PublishedTable.all {
      for column in table.columns {
        try insert(.columnNote, [.text(table.name), .text(column.name), .text(column.note)])
      }
    }
  }
}
