import Foundation
import KeylineStore
import Testing

/// Every code of which an exit code of Keyline is made, from a real cause. The numbers are those of
/// https://www.sqlite.org/rescode.html.
@Suite struct ResultCodeTests {
  /// The code of what is thrown.
  private func code(_ body: () throws -> Void) -> Int32? {
    #expect(throws: SQLiteError.self) { try body() }?.code.rawValue
  }

  @Test func `a database that another connection is writing is busy`() throws {
    try TemporaryFolder.with { folder in
      let one = try folder.database()
      let other = try Connection(folder.file(), .readWrite)
      try one.transaction {
        #expect(code { try other.transaction {} } == 5)
        let count = try other.integer("SELECT count(*) FROM t")
        #expect(count == 3)
      }
      try other.transaction {}
    }
  }

  @Test func `a table that a statement of the same connection reads is locked`() throws {
    let db = try Connection(":memory:", .readWrite)
    try db.execute("CREATE TABLE t (n INTEGER); INSERT INTO t VALUES (1)")
    try db.each("SELECT n FROM t") { _ in
      #expect(code { try db.execute("DROP TABLE t") } == 6)
    }
    try db.execute("DROP TABLE t")
  }

  @Test func `a database that may not grow is full`() throws {
    let db = try Connection(":memory:", .readWrite)
    try db.execute("CREATE TABLE t (text TEXT); PRAGMA max_page_count = 3")
    #expect(code { try db.prepare("INSERT INTO t VALUES (?)").run([blanks(20_000)]) } == 13)
    #expect(try db.integer("SELECT count(*) FROM t") == 0)
  }

  @Test func `a page that was overwritten is corrupt`() throws {
    try TemporaryFolder.with { folder in
      try folder.database()
      var bytes = try folder.bytes()
      for index in 4_096..<bytes.count { bytes[index] = 0xFF }
      try folder.write(bytes)
      let db = try Connection(folder.file(), .readWrite)
      #expect(code { _ = try db.integer("SELECT count(*) FROM t") } == 11)
    }
  }

  @Test(arguments: ["text", "SQLite format 3"])
  func `a file of something else is not a database`(text: String) throws {
    try TemporaryFolder.with { folder in
      try folder.write((text + String(repeating: " ", count: 1_000)).utf8)
      let db = try Connection(folder.file(), .readWrite)
      #expect(code { _ = try db.integer("SELECT count(*) FROM sqlite_schema") } == 26)
    }
  }

  @Test func `what only reads is read-only`() throws {
    try TemporaryFolder.with { folder in
      try folder.database()
      let db = try Connection(folder.file(), .readOnly)
      #expect(code { try db.execute("DELETE FROM t") } == 8)
      #expect(try db.integer("SELECT count(*) FROM t") == 3)
    }
  }

  @Test func `what only reads does not take a crashed change back, and says so`() throws {
    try TemporaryFolder.with { folder in
      try folder.crash()
      let reader = try Connection(folder.file(), .readOnly)
      #expect(code { _ = try reader.integer("SELECT count(*) FROM t") } == 776)
      #expect(ResultCode.readOnlyRollback.rawValue == 776)
      let db = try Connection(folder.file(), .readWrite)
      #expect(try db.integer("SELECT count(*) FROM t WHERE text GLOB 'x*'") == 3)
      #expect(try folder.names() == ["keyline.sqlite", "live"])
    }
  }

  @Test(.enabled(if: geteuid() != 0, "root may write everywhere"))
  func `a folder in which no journal can be made is read-only`() throws {
    try TemporaryFolder.with { folder in
      try folder.database()
      #expect(chmod(folder.path, 0o555) == 0)
      defer { chmod(folder.path, 0o755) }
      let db = try Connection(folder.file(), .readWrite)
      #expect(code { try db.execute("DELETE FROM t") } == 1544)
    }
  }

  @Test(arguments: ["none.sqlite", "none/a.sqlite"])
  func `what is not there cannot be opened`(name: String) throws {
    try TemporaryFolder.with { folder in
      #expect(code { _ = try Connection(folder.file(name), .readOnly) } == 14)
      let names = try folder.names()
      #expect(names == [])
    }
  }

  @Test func `a folder cannot be read as a file`() throws {
    try TemporaryFolder.with { folder in
      let error = #expect(throws: SQLiteError.self) {
        try Connection(folder.path, .readOnly).texts("PRAGMA encoding")
      }
      // IOERR_READ, with the words for EISDIR.
      #expect(error == SQLiteError(ResultCode(rawValue: 266), "Is a directory"))
    }
  }

  @Test(
    arguments: [
      ("INSERT INTO child VALUES (1, 9, 1)", 787), ("INSERT INTO child VALUES (1, 1, 0)", 275),
      ("INSERT INTO child VALUES (1, 1, NULL)", 1299),
      ("INSERT INTO child VALUES (1, 1, 'x')", 3091), ("INSERT INTO parent VALUES (1, 2)", 1555),
      ("INSERT INTO parent VALUES (2, 1)", 2067), ("DELETE FROM parent", 1811),
    ] as [(String, Int32)])
  func `a constraint says which kind it is of`(sql: String, expected: Int32) throws {
    let db = try Connection(":memory:", .readWrite)
    try db.execute(
      """
      PRAGMA foreign_keys = ON;
      CREATE TABLE parent (id INTEGER NOT NULL, n INTEGER UNIQUE, PRIMARY KEY (id))
        STRICT, WITHOUT ROWID;
      CREATE TABLE child (id INTEGER, parent INTEGER REFERENCES parent (id),
        size INTEGER NOT NULL CHECK (size > 0)) STRICT;
      CREATE TRIGGER kept BEFORE DELETE ON parent BEGIN SELECT RAISE(ABORT, 'kept'); END;
      INSERT INTO parent VALUES (1, 1)
      """)
    let error = #expect(throws: SQLiteError.self) { try db.execute(sql) }
    #expect(error?.code.rawValue == expected)
    #expect(error?.code.primary == .constraint)
  }

  @Test func `a statement that takes too many steps is interrupted, the next is not`() throws {
    let db = try Connection(":memory:", .readWrite)
    try db.defend(steps: 10_000)
    let endless = "WITH RECURSIVE i(n) AS (SELECT 1 UNION ALL SELECT n FROM i) SELECT max(n) FROM i"
    #expect(code { _ = try db.integer(endless) } == 9)
    #expect(try db.integer("SELECT 7") == 7)
  }

  @Test func `what is beyond a limit is too big`() throws {
    let db = try Connection(":memory:", .readWrite)
    try db.defend(bytes: 1_000)
    #expect(code { _ = try db.texts("SELECT zeroblob(1001)") } == 18)
    #expect(code { _ = try db.prepare("SELECT ?").run([blanks(1_001)]) } == 18)
  }

  @Test func `another type than the column's is a mismatch`() throws {
    let db = try Connection(":memory:", .readWrite)
    try db.execute("CREATE TABLE t (n INTEGER PRIMARY KEY)")
    #expect(code { try db.execute("INSERT INTO t VALUES ('x')") } == 20)
  }

  @Test func `a statement that cannot be understood is an error with its reason`() throws {
    let error = #expect(throws: SQLiteError.self) {
      try Connection(":memory:", .readWrite).execute("SELEKT")
    }
    #expect(error == SQLiteError(ResultCode(rawValue: 1), #"near "SELEKT": syntax error"#))
    #expect("\(error as Any)".contains("SELEKT"))
  }

  /// The limit is one of the whole process, so it is set in one of its own.
  @Test func `what has no room in memory says so`() async {
    await #expect(processExitsWith: .success) {
      let db = try Connection(":memory:", .readWrite)
      try db.execute("PRAGMA hard_heap_limit = 1000000")
      do {
        _ = try db.texts("SELECT zeroblob(50000000) || ''")
        exit(1)
      } catch let error as SQLiteError {
        exit(error.code == .noMemory ? EXIT_SUCCESS : 2)
      }
    }
  }

  /// So is the size that a file may have.
  @Test func `a write that the system refuses is an error of input and output`() async {
    await #expect(processExitsWith: .success) {
      try TemporaryFolder.with { folder in
        let db = try folder.database()
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit(rlim_cur: 10_000, rlim_max: 10_000)
        #if canImport(Darwin)
          setrlimit(RLIMIT_FSIZE, &limit)
        #else
          setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        #endif
        do {
          try db.execute("CREATE TABLE u AS SELECT zeroblob(50000) AS z")
          exit(1)
        } catch let error as SQLiteError {
          exit([.inputOutput, .full].contains(error.code.primary) ? EXIT_SUCCESS : 2)
        }
      }
    }
  }

  private func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }
}
