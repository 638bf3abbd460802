import Foundation
import KeylineStore
import Testing

/// SQLite takes a page that it could not read for damage.
@Suite struct UnreadablePagesTests {
  @Test(arguments: [1, 3, 20])
  func `a page that cannot be read is no damage`(limit: Int) throws {
    try TemporaryFolder.with { folder in
      try folder.database().execute(
        "INSERT INTO t SELECT abs(random()) FROM t a, t b, t c, t d, t e, t f, t g")
      let db = try Connection(folder.file(), .readOnly)
      // It has its lock and its first page; from here on the system refuses to read.
      try db.execute("BEGIN; SELECT count(*) FROM sqlite_schema")
      try folder.makeUnreadable()
      let refusal = SQLiteError(.inputOutputRead, String(cString: strerror(EBADF)))
      #expect(throws: refusal) { try db.pageObjections(atMost: limit) }
      #expect(throws: refusal) { try db.integer("SELECT sum(n) FROM t") }
      #expect(db.readFailure == refusal)
    }
  }
}

extension TemporaryFolder {
  /// Puts what only writes in the place of every open file that is the database.
  fileprivate func makeUnreadable() throws {
    var file = stat()
    try #require(stat(self.file(), &file) == 0)
    let writer = open(self.file(), O_WRONLY)
    try #require(writer >= 0)
    defer { close(writer) }
    for descriptor in 0..<Int32(1_024) where descriptor != writer {
      var other = stat()
      guard fstat(descriptor, &other) == 0, other.st_ino == file.st_ino,
        other.st_dev == file.st_dev
      else { continue }
      try #require(dup2(writer, descriptor) == descriptor)
    }
  }
}
