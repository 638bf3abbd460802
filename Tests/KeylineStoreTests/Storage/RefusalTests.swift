import Foundation
import KeylineModel
import KeylineTestSupport
import Testing

@testable import KeylineStore

/// What damaged, foreign and hostile files of one's own must lead to.
@Suite struct RefusalTests {
  /// Every way to use the file fails alike, and changes nothing.
  private func expectRefusal(
    _ folder: TemporaryFolder, _ isExpected: (StorageError) -> Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let (before, names) = (try folder.bytes(), try folder.names())
    let store = folder.store()
    for use in [
      { _ = try store.knowledge() }, { _ = try store.knowledge(about: ["bottom"]) },
      { _ = try store.log() }, { _ = try store.undo() },
      { try store.add(.device(Sample.device("new", layer: .local))) },
    ] {
      let error = #expect(throws: StorageError.self, sourceLocation: sourceLocation) { try use() }
      if let error {
        #expect(isExpected(error), "\(error)", sourceLocation: sourceLocation)
      }
    }
    #expect(try folder.bytes() == before, sourceLocation: sourceLocation)
    #expect(try folder.names() == names, sourceLocation: sourceLocation)
  }

  private func withRows(_ test: (TemporaryFolder) throws -> Void) throws {
    try TemporaryFolder.with { folder in
      try folder.store().add(.rule(Sample.rule("my/r")), .device(Sample.device("c", layer: .local)))
      try test(folder)
    }
  }

  @Test(arguments: [1, 5, 11])
  func `a file of a kind that Keyline gave up is refused by that name`(version: Int) throws {
    try withRows { folder in
      try folder.tamper("keyline.sqlite", "PRAGMA user_version = \(version)")
      try expectRefusal(folder) { $0 == .older(folder.file(), version: version) }
    }
  }

  @Test func `a file of a newer Keyline is refused by that name`() throws {
    try withRows { folder in
      try folder.tamper("keyline.sqlite", "PRAGMA user_version = 13")
      try expectRefusal(folder) { $0 == .newer(folder.file(), version: 13, known: 12) }
    }
  }

  @Test(arguments: ["A stranger's.", "SQLite format 3\0", ""])
  func `a file of another program is refused`(text: String) throws {
    try TemporaryFolder.with { folder in
      try folder.write(Array(text.utf8) + Array(repeating: 1, count: 200))
      try expectRefusal(folder) { $0 == .foreign(folder.file()) }
    }
  }

  @Test func `a file of what ships is none of one's own`() throws {
    try TemporaryFolder.with { folder in
      #expect(folder.shipped().prepare())
      try FileManager.default.moveItem(atPath: folder.data, toPath: folder.file())
      try FileManager.default.removeItem(atPath: folder.file("cache"))
      try expectRefusal(folder) { $0 == .foreign(folder.file()) }
    }
  }

  @Test func `a format that SQLite does not know is an error of the file`() throws {
    try withRows { folder in
      var bytes = try folder.bytes()
      // The schema format number: https://www.sqlite.org/fileformat2.html#schema_format_number.
      bytes[47] = 5
      try folder.write(bytes)
      try expectRefusal(folder) {
        $0 == .unusable(folder.file(), detail: "unsupported file format")
      }
    }
  }

  /// Statements that no Keyline made, some under names that only SQLite gives.
  @Test(arguments: [
    "CREATE VIEW extra AS SELECT 1", "CREATE TABLE zebra (a INTEGER) STRICT",
    "CREATE TRIGGER extra AFTER INSERT ON state BEGIN DELETE FROM change; END", "DROP VIEW own",
    "CREATE TRIGGER sqlite_evil AFTER INSERT ON state BEGIN DELETE FROM change; END",
    "CREATE VIEW sqlite_stat1 AS SELECT 1", "CREATE TABLE sqlite_stat1 (tbl, idx, evil)",
    """
    DROP VIEW own; CREATE VIEW own AS WITH RECURSIVE n(i) AS
      (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT kind, id, metric, row, below FROM state, n
    """,
  ])
  func `tables that are not Keyline's are refused, whatever they are called`(sql: String) throws {
    try withRows { folder in
      try folder.tamper("keyline.sqlite", "PRAGMA writable_schema = ON; " + sql)
      try expectRefusal(folder) { if case .unexpectedSchema = $0 { true } else { false } }
    }
  }

  @Test func `statistics that the sqlite3 shell gathered do no harm`() throws {
    try withRows { folder in
      try folder.tamper("keyline.sqlite", "ANALYZE")
      #expect(throws: Never.self) { try folder.store().knowledge() }
    }
  }

  @Test(arguments: [
    "UPDATE state SET row = '{}'", "UPDATE state SET row = 'no'",
    "UPDATE state SET kind = 'metric'",
    "UPDATE state SET id = '../../../pwned'", "UPDATE state SET id = 'my/other' WHERE id = 'my/r'",
    "UPDATE state SET metric = 'bottom' WHERE id = 'my/r'",
    #"UPDATE state SET row = replace(row, '"my/r"', '"A\nb"') WHERE id = 'my/r'"#,
    "UPDATE state SET row = printf('{%.*c}', 600000, 'x')",
  ])
  func `a row that cannot be read is damage`(sql: String) throws {
    try withRows { folder in
      try folder.tamper("keyline.sqlite", sql)
      let error = #expect(throws: StorageError.self) { try folder.store().knowledge() }
      guard case .damaged(folder.file(), _) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(throws: StorageError.self) {
        try folder.store().add(.device(Sample.device("new", layer: .local)))
      }
    }
  }

  @Test func `a row of the past that cannot be read is found by looking for it`() throws {
    try withRows { folder in
      try folder.store().change("drop", [.drop(RowKey(.rule, "my/r"))])
      try folder.tamper("keyline.sqlite", "UPDATE state SET row = '{}' WHERE row IS NOT NULL")
      #expect(try folder.store().own()?.damage() != nil)
      #expect(throws: StorageError.self) { try folder.store().undo() }
    }
  }

  @Test func `a number after which there is none is damage, not a trap`() throws {
    try withRows { folder in
      try folder.tamper(
        "keyline.sqlite",
        "INSERT INTO change VALUES (9223372036854775807, '2026-01-31T12:00:00Z', 'x', 1, NULL)")
      let before = try folder.bytes()
      #expect(throws: StorageError.self) {
        try folder.store().add(.device(Sample.device("new", layer: .local)))
      }
      #expect(try folder.bytes() == before)
    }
  }

  @Test(arguments: 1...10)
  func `a damaged file is read or refused and nothing else happens`(seed: UInt64) throws {
    var random = XorShift(seed: seed)
    try withRows { folder in
      let sound = try folder.bytes()
      for round in 0..<20 {
        var damaged = sound
        for _ in 0...(round % 4) {
          let place = Int.random(in: 0..<sound.count, using: &random)
          let end = round % 3 == 0 ? min(place + 512, sound.count) : place + 1
          let byte = UInt8.random(in: 0...255, using: &random)
          damaged.replaceSubrange(place..<end, with: repeatElement(byte, count: end - place))
        }
        try folder.write(damaged)
        do {
          _ = try folder.store().knowledge()
          _ = try folder.store().log()
        } catch {
          #expect(error is StorageError, "\(error)")
          #expect("\(error)".contains(folder.path), "\(error)")
        }
      }
    }
  }

  @Test(arguments: ["-journal", "-wal", "-shm"])
  func `what is no file beside it is refused before it is opened`(ending: String) throws {
    try withRows { folder in
      let path = folder.file("keyline.sqlite" + ending)
      for make in [
        { mkfifo(path, 0o600) }, { mkdir(path, 0o700) }, { symlink("/nowhere", path) },
      ] {
        #expect(make() == 0)
        try expectRefusal(folder) { if case .notAFile(path, _) = $0 { true } else { false } }
        try FileManager.default.removeItem(atPath: path)
      }
    }
  }

  @Test func `what is no file in its place is refused before it is opened`() throws {
    try TemporaryFolder.with { folder in
      try folder.write([1], to: "f")
      let below = folder.file("f/x.sqlite")
      #expect(throws: StorageError.notAFile(below, .belowFile)) { try OwnFile(reading: below) }
      #expect(throws: StorageError.notAFile(folder.path, .folder)) {
        try OwnFile(reading: folder.path)
      }
      for path in ["", ":memory:", "file:x", "a\0b", "file:\u{334}" + folder.file("x")] {
        #expect(throws: StorageError.unusablePath(path)) { try OwnFile(reading: path) }
        #expect(throws: StorageError.unusablePath(path)) { try OwnFile(changing: path) }
      }
      #expect(try folder.names() == ["f"])
    }
  }
}
