import KeylineStore

extension TemporaryFolder {
  /// A connection to a database with a table of three rows.
  @discardableResult
  func database(_ name: String = "keyline.sqlite") throws -> Connection {
    let db = try Connection(file(name), .readWrite)
    try db.execute("CREATE TABLE t (n INTEGER PRIMARY KEY); INSERT INTO t VALUES (1), (2), (3)")
    return db
  }

  /// Copies a database in the middle of a write, with its journal, as a crash leaves it.
  func crash(as name: String = "keyline.sqlite") throws {
    let db = try Connection(file("live"), .readWrite)
    // So little memory that half-done pages are written to the file.
    try db.execute(
      """
      CREATE TABLE t (n INTEGER PRIMARY KEY, text TEXT);
      WITH RECURSIVE i(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM i WHERE n < 3)
      INSERT INTO t SELECT n, printf('%.*c', 30000, 'x') FROM i;
      PRAGMA cache_size = 5; BEGIN IMMEDIATE; UPDATE t SET text = printf('%.*c', 30000, 'y')
      """)
    try write(try bytes("live"), to: name)
    try write(try bytes("live-journal"), to: name + "-journal")
    try db.execute("ROLLBACK")
  }
}
