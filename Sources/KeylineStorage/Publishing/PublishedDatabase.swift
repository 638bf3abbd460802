import KeylineSQLite

/// A database for others: resolved answers and what they rest on, to be read without Keyline.
public struct PublishedDatabase {
  private let db: Connection
  private var insertions: [String: Statement] = [:]

  private init(_ db: Connection) { self.db = db }

  /// Fills an empty file; the same rows always give the same bytes.
  ///
  /// - Parameters:
  ///   - path: The file, which the caller gives its final name.
  ///   - name: What the file is called in messages.
  ///   - fill: Inserts the rows, those that others refer to first.
  /// - Throws: ``StorageError``; what is left of the file is of no use then.
  public static func write(
    to path: String, named name: String, fill: (inout PublishedDatabase) throws -> Void
  ) throws {
    defer { Folder.remove(path + "-journal") }
    var failure: (any Error)?
    try StorageError.translating(name) {
      let db = try Connection.open(path, .readWrite)
      do {
        try db.transaction(.immediate) {
          for table in PublishedTable.all { try db.execute(table.sql) }
          var database = PublishedDatabase(db)
          try database.describe()
          try fill(&database)
          for index in PublishedTable.indexes { try db.execute(index) }
          try db.execute(PublishedTable.view)
        }
        try check(db, name)
      } catch let error as SQLiteError {
        throw error
      } catch {
        // What the rows' own makers throw is theirs to explain.
        failure = error
      }
    }
    if let failure { throw failure }
  }

  /// Inserts a row, its values in the order of the columns.
  public mutating func insert(_ table: PublishedTable, _ values: [PublishedValue]) throws {
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

  private static func check(_ db: Connection, _ name: String) throws {
    let objection = try db.texts("PRAGMA integrity_check(1)").first { $0 != "ok" }
    if let objection { throw StorageError.damaged(name, detail: objection) }
  }
}
