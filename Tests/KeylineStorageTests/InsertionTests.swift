import GRDB
import Testing

@testable import KeylineStorage

@Suite struct InsertionTests {
  /// Runs a test on a table of three columns in memory.
  private func rows(_ fill: (Insertion) throws -> Void) throws -> [String] {
    try DatabaseQueue().write { db in
      try db.execute(sql: "CREATE TABLE t (a TEXT, b INTEGER, c REAL) STRICT")
      try fill(try Insertion(db, "INSERT INTO t VALUES (?, ?, ?)"))
      return try String.fetchAll(
        db,
        sql: "SELECT quote(a) || ' ' || quote(b) || ' ' || quote(c) FROM t ORDER BY rowid")
    }
  }

  @Test func `values are stored as they are, row after row`() throws {
    let rows = try rows { insertion in
      try insertion.run(["it's", Int.max, 0.5])
      try insertion.run(["", Int.min, nil])
      try insertion.run([nil, nil, -1.0])
      try insertion.run(["电话\n", 0, 97.667])
    }
    #expect(
      rows == [
        "'it''s' 9223372036854775807 0.5", "'' -9223372036854775808 NULL", "NULL NULL -1.0",
        "'电话\n' 0 97.667",
      ])
  }

  @Test(arguments: [0, 1, 2, 4])
  func `another number of values than the table takes is refused`(count: Int) throws {
    let rows = try rows { insertion in
      try insertion.run(["a", 1, 1.0])
      #expect(throws: DatabaseError.self) {
        try insertion.run(Array(repeating: nil, count: count))
      }
      try insertion.run(["b", 2, 2.0])
    }
    #expect(rows == ["'a' 1 1.0", "'b' 2 2.0"])
  }

  @Test func `what a table refuses leaves the statement good for the next row`() throws {
    let rows = try rows { insertion in
      let error = #expect(throws: DatabaseError.self) { try insertion.run(["a", "x", 1.0]) }
      #expect(error?.resultCode == .SQLITE_CONSTRAINT)
      #expect(error?.message?.contains("t.b") == true)
      try insertion.run(["b", 2, 2.0])
    }
    #expect(rows == ["'b' 2 2.0"])
  }
}
