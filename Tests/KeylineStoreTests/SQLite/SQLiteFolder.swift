import Foundation
import KeylineStore

/// A folder of its own for one test, removed when the test is over.
struct SQLiteFolder {
  let path: String

  /// Creates a folder, runs a test in it and removes it.
  static func with<Result>(_ test: (SQLiteFolder) throws -> Result) throws -> Result {
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "keyline-sqlite-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: url) }
    return try test(SQLiteFolder(path: url.path))
  }

  /// The path of a file in the folder.
  func file(_ name: String = "a.sqlite") -> String { path + "/" + name }

  /// The names of everything in the folder.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  func bytes(_ name: String = "a.sqlite") throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: file(name))))
  }

  func write(_ bytes: some Sequence<UInt8>, to name: String = "a.sqlite") throws {
    try Data(Array(bytes)).write(to: URL(filePath: file(name)))
  }

  /// A connection to a database with a table of three rows.
  @discardableResult
  func database(_ name: String = "a.sqlite") throws -> Connection {
    let db = try Connection(file(name), .readWrite)
    try db.execute("CREATE TABLE t (n INTEGER PRIMARY KEY); INSERT INTO t VALUES (1), (2), (3)")
    return db
  }

  /// Copies a database in the middle of a write, with its journal, as a crash leaves it.
  func crash(as name: String = "a.sqlite") throws {
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
