import GRDB

/// A database for others: resolved answers and what they rest on, to be read without Keyline.
public struct PublishedDatabase {
  private let db: Database
  private var insertions: [String: Insertion] = [:]

  private init(_ db: Database) { self.db = db }

  /// Fills an empty file; the same rows always give the same bytes.
  ///
  /// - Parameters:
  ///   - path: The file, which somebody else gives its final name.
  ///   - name: What the file is called in messages.
  ///   - fill: Inserts the rows, those that others refer to first.
  /// - Throws: ``StorageError``; what is left of the file is of no use then.
  public static func write(
    to path: String, named name: String, fill: (inout PublishedDatabase) throws -> Void
  ) throws {
    defer { Folder.remove(path + "-journal") }
    var failure: (any Error)?
    try StorageError.translating(name) {
      let queue = try Connection.open(path, readOnly: false)
      do {
        try queue.write { db in
          for table in PublishedTable.all { try db.execute(sql: table.sql) }
          var database = PublishedDatabase(db)
          try database.describe()
          try fill(&database)
          for index in PublishedTable.indexes { try db.execute(sql: index) }
          try db.execute(sql: PublishedTable.view)
        }
        try check(queue, name)
      } catch let error as DatabaseError {
        throw error
      } catch {
        // What the rows' own makers throw is theirs to explain.
        failure = error
      }
      try queue.close()
    }
    if let failure { throw failure }
  }

  /// Inserts a row, its values in the order of the columns.
  public mutating func insert(_ table: PublishedTable, _ values: [PublishedValue]) throws {
    let insertion = try insertions[table.name] ?? Insertion(db, table.insertion)
    insertions[table.name] = insertion
    try insertion.run(values.map(\.columnValue))
  }

  /// Says in the file itself what its columns mean.
  private mutating func describe() throws {
    for table in PublishedTable.all {
      for column in table.columns {
        try insert(.columnNote, [.text(table.name), .text(column.name), .text(column.note)])
      }
    }
  }

  private static func check(_ queue: DatabaseQueue, _ name: String) throws {
    let objection = try queue.read { db in
      try String.fetchAll(db, sql: "PRAGMA integrity_check(1)").first { $0 != "ok" }
    }
    if let objection { throw StorageError.damaged(name, detail: objection) }
  }
}
