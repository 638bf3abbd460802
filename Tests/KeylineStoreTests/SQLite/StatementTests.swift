import KeylineStore
import Testing

@Suite struct StatementTests {
  /// Runs a test on a table of three columns in memory.
  private func rows(_ fill: (Statement) throws -> Void) throws -> [String] {
    let db = try Connection(":memory:", .readWrite)
    try db.execute("CREATE TABLE t (a TEXT, b INTEGER, c REAL) STRICT")
    try fill(try db.prepare("INSERT INTO t VALUES (?, ?, ?)"))
    return try db.texts(
      "SELECT quote(a) || ' ' || quote(b) || ' ' || quote(c) FROM t ORDER BY rowid")
  }

  @Test func `values are stored as they are, row after row`() throws {
    let rows = try rows { statement in
      try statement.run(["it's", Int.max, 0.5])
      try statement.run(["", Int.min, nil])
      try statement.run([nil, nil, -1.0])
      try statement.run(["电话\n", 0, 97.667])
    }
    #expect(
      rows == [
        "'it''s' 9223372036854775807 0.5", "'' -9223372036854775808 NULL", "NULL NULL -1.0",
        "'电话\n' 0 97.667",
      ])
  }

  @Test(arguments: [0, 1, 2, 4])
  func `another number of values than the statement takes is refused`(count: Int) throws {
    let rows = try rows { statement in
      try statement.run(["a", 1, 1.0])
      let error = #expect(throws: SQLiteError.self) {
        try statement.run(Array(repeating: nil, count: count))
      }
      #expect(error?.code == .misuse)
      try statement.run(["b", 2, 2.0])
    }
    #expect(rows == ["'a' 1 1.0", "'b' 2 2.0"])
  }

  @Test func `what a table refuses leaves the statement good for the next row`() throws {
    let rows = try rows { statement in
      let error = #expect(throws: SQLiteError.self) { try statement.run(["a", "x", 1.0]) }
      #expect(error?.code.primary == .constraint)
      #expect(error?.message.contains("t.b") == true)
      try statement.run(["b", 2, 2.0])
    }
    #expect(rows == ["'b' 2 2.0"])
  }

  @Test func `columns are read by their place, NULL as nothing`() throws {
    let db = try Connection(":memory:", .readWrite)
    var found: [String] = []
    try db.each("SELECT 'a', NULL, '' UNION ALL SELECT 'é', -7, 'x'") { row in
      let number = try row.integer(1).map(String.init) ?? "nothing"
      found.append("\(try row.text(0) ?? "nothing") \(number) \(try row.text(2) ?? "nothing")")
    }
    #expect(found == ["a nothing ", "é -7 x"])
  }

  @Test(arguments: ["'7'", "7.0", "x'37'", "'abc'"])
  func `what is not a whole number is an error, never zero`(value: String) throws {
    let error = #expect(throws: SQLiteError.self) {
      try Connection(":memory:", .readWrite).integer("SELECT \(value) AS size")
    }
    #expect(error == SQLiteError(.mismatch, "datatype mismatch: size"))
  }

  @Test(arguments: ["7", "7.0", "x'37'"])
  func `what is not a text is an error, never a text`(value: String) throws {
    let error = #expect(throws: SQLiteError.self) {
      try Connection(":memory:", .readWrite).texts("SELECT \(value) AS name")
    }
    #expect(error == SQLiteError(.mismatch, "datatype mismatch: name"))
  }

  @Test(arguments: [("1.5", 1.5), ("-7", -7), ("NULL", nil)] as [(String, Double?)])
  func `a number is read as it is`(value: String, expected: Double?) throws {
    try Connection(":memory:", .readWrite).each("SELECT \(value)") { row in
      let found = try row.real(0)
      #expect(found == expected)
    }
  }

  @Test(arguments: ["'1.5'", "x'00'"])
  func `what is no number is not read as one`(value: String) throws {
    let error = #expect(throws: SQLiteError.self) {
      try Connection(":memory:", .readWrite).each("SELECT \(value)") { _ = try $0.real(0) }
    }
    #expect(error?.code == .mismatch)
  }

  @Test(arguments: ["", " ", "-- nothing"])
  func `a text without a statement is a misuse`(sql: String) throws {
    let error = #expect(throws: SQLiteError.self) {
      try Connection(":memory:", .readWrite).prepare(sql)
    }
    #expect(error?.code == .misuse)
  }

  @Test func `a statement outlives the name of its connection`() throws {
    let statement = try Connection(":memory:", .readWrite).prepare("SELECT 7")
    #expect(try statement.step())
    #expect(try statement.row.integer(0) == 7)
  }
}
