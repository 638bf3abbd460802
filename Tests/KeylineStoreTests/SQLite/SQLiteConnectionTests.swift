import KeylineStore
import Testing

@Suite struct SQLiteConnectionTests {
  private struct No: Error {}

  @Test func `a transaction is stored when it ends and taken back when it throws`() throws {
    let db = try Connection(":memory:", .readWrite)
    try db.execute("CREATE TABLE t (n INTEGER)")
    #expect(throws: No.self) {
      try db.transaction {
        try db.execute("INSERT INTO t VALUES (1)")
        throw No()
      }
    }
    try db.transaction { try db.execute("INSERT INTO t VALUES (2)") }
    #expect(try db.texts("SELECT group_concat(n) FROM t") == ["2"])
  }

  @Test func `a transaction that SQLite took back itself throws what went wrong`() throws {
    let db = try Connection(":memory:", .readWrite)
    try db.execute("CREATE TABLE t (n INTEGER UNIQUE); INSERT INTO t VALUES (1)")
    let error = #expect(throws: SQLiteError.self) {
      try db.transaction { try db.execute("INSERT OR ROLLBACK INTO t VALUES (1)") }
    }
    #expect(error?.code.rawValue == 2067)
    try db.transaction {}
  }

  @Test func `all that is read together is of one moment`() throws {
    try TemporaryFolder.with { folder in
      let db = try folder.database()
      let other = try Connection(folder.file(), .readWrite)
      let counts = try db.read {
        let before = try db.integer("SELECT count(*) FROM t")
        #expect(throws: SQLiteError.self) { try other.execute("DELETE FROM t") }
        return [before, try db.integer("SELECT count(*) FROM t")]
      }
      #expect(counts == [3, 3])
      try other.execute("DELETE FROM t")
    }
  }

  @Test func `a backup replaces all that was there`() throws {
    try TemporaryFolder.with { folder in
      let db = try folder.database()
      let target = try Connection(folder.file("b"), .readWrite)
      try target.execute("CREATE TABLE u (n INTEGER)")
      try db.backup(to: target)
      #expect(try target.texts("SELECT name FROM sqlite_schema") == ["t"])
      #expect(try target.integer("SELECT count(*) FROM t") == 3)
      #expect(try target.texts("PRAGMA integrity_check") == ["ok"])
    }
  }

  @Test func `a backup into a database that is in use changes nothing`() throws {
    try TemporaryFolder.with { folder in
      let db = try folder.database()
      let target = try folder.database("b")
      let other = try Connection(folder.file("b"), .readWrite)
      try db.execute("DELETE FROM t")
      try other.transaction {
        let error = #expect(throws: SQLiteError.self) { try db.backup(to: target) }
        #expect(error?.code == .busy)
      }
      try target.read {
        _ = try target.integer("SELECT count(*) FROM t")
        #expect(throws: SQLiteError.self) { try db.backup(to: target) }
      }
      #expect(try target.integer("SELECT count(*) FROM t") == 3)
    }
  }

  @Test(arguments: [
    "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = sql", #"SELECT "text""#,
    "ATTACH ':memory:' AS a",
  ])
  func `a connection that is defended refuses what could damage or mislead`(sql: String) throws {
    let db = try Connection(":memory:", .readWrite)
    try db.execute("CREATE TABLE t (n INTEGER)")
    try db.defend()
    #expect(throws: SQLiteError.self) { try db.execute(sql) }
  }

  @Test func `a connection lets go of its file when nothing refers to it`() throws {
    try TemporaryFolder.with { folder in
      do {
        let db = try folder.database()
        try db.execute("PRAGMA locking_mode = EXCLUSIVE; DELETE FROM t")
      }
      #expect(try Connection(folder.file(), .readWrite).integer("SELECT count(*) FROM t") == 0)
      #expect(try folder.names() == ["keyline.sqlite"])
    }
  }

  /// What a process leaves that keeps the file for itself and dies when its change is stored: SQLite
  /// overwrites the first bytes of the journal with zeros before it removes the file.
  private static let leftJournals: [[UInt8]] = [[], Array(repeating: 0, count: 4_000)]

  @Test(arguments: leftJournals)
  func `a journal that is done with is removed and nothing else changes`(journal: [UInt8]) throws {
    try TemporaryFolder.with { folder in
      try folder.database()
      let before = try folder.bytes()
      try folder.write(journal, to: "keyline.sqlite-journal")
      try Connection(folder.file(), .readWrite).removeLeftJournal()
      #expect(try folder.names() == ["keyline.sqlite"])
      #expect(try folder.bytes() == before)
    }
  }

  @Test func `a journal that is not done with is applied first`() throws {
    try TemporaryFolder.with { folder in
      try folder.crash()
      let db = try Connection(folder.file(), .readWrite)
      try db.removeLeftJournal()
      #expect(try folder.names() == ["keyline.sqlite", "live"])
      #expect(try db.integer("SELECT count(*) FROM t WHERE text GLOB 'x*'") == 3)
    }
  }

  @Test func `the journal of who is writing stays`() throws {
    try TemporaryFolder.with { folder in
      let writer = try folder.database()
      let other = try Connection(folder.file(), .readWrite)
      #expect(throws: No.self) {
        try writer.transaction {
          try writer.execute("DELETE FROM t")
          let journal = try folder.names()
          #expect(journal == ["keyline.sqlite", "keyline.sqlite-journal"])
          try other.removeLeftJournal()
          #expect(try folder.names() == journal)
          throw No()
        }
      }
      #expect(try other.integer("SELECT count(*) FROM t") == 3)
    }
  }

  @Test func `who only reads leaves a journal that is done with alone`() throws {
    try TemporaryFolder.with { folder in
      try folder.database()
      try folder.write(Array(repeating: 0, count: 512), to: "keyline.sqlite-journal")
      let db = try Connection(folder.file(), .readOnly)
      try db.removeLeftJournal()
      #expect(try db.integer("SELECT count(*) FROM t") == 3)
      #expect(try folder.names() == ["keyline.sqlite", "keyline.sqlite-journal"])
    }
  }
}
