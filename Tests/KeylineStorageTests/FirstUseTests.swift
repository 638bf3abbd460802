import Foundation
import KeylineModel
import KeylineSQLite
import Testing

@testable import KeylineStorage

@Suite struct FirstUseTests {
  @Test func `missing folders are created`() throws {
    try TemporaryFolder.with { folder in
      let store = try folder.store("a/b/c/keyline.sqlite")
      #expect(store.path == folder.file("a/b/c/keyline.sqlite"))
      #expect(try store.knowledge().data == 1)
    }
  }

  @Test func `the file is marked as Keyline's and with its version`() throws {
    try TemporaryFolder.with { folder in
      try folder.store()
      let bytes = try folder.bytes()
      #expect(Array(bytes[68..<72]) == Array("KEYL".utf8))
      #expect(Array(bytes[60..<64]) == [0, 0, 0, UInt8(Migration.latest)])
      // Version 1 of the file format, for reading and for writing, is the rollback journal.
      #expect(Array(bytes[18..<20]) == [1, 1])
    }
  }

  @Test(arguments: [
    ("application_id", "1262836044"), ("user_version", "\(Migration.latest)"),
    ("journal_mode", "delete"),
    ("encoding", "UTF-8"), ("integrity_check", "ok"), ("quick_check", "ok"),
  ])
  func `other programs find a sound database`(pragma: String, value: String) throws {
    try TemporaryFolder.with { folder in
      try folder.store()
      let found = try folder.look { db in
        try db.texts("SELECT CAST(\(pragma) AS TEXT) FROM pragma_\(pragma)")
      }
      #expect(found == [value])
    }
  }

  @Test func `no row names a row that does not exist`() throws {
    try TemporaryFolder.with { folder in
      try folder.store()
      #expect(try folder.look { try $0.texts("PRAGMA foreign_key_check") }.isEmpty)
    }
  }

  @Test func `nothing is left beside the file`() throws {
    try TemporaryFolder.with { folder in
      try folder.store()
      #expect(try folder.names() == ["keyline.sqlite"])
    }
  }

  @Test func `an empty file is a first use`() throws {
    try TemporaryFolder.with { folder in
      try folder.write([])
      let store = try folder.store()
      #expect(SetOfRows(try store.knowledge()) == SetOfRows(Sample.knowledge()))
    }
  }

  @Test func `a link leads to the file`() throws {
    try TemporaryFolder.with { folder in
      try folder.store("real.sqlite")
      try FileManager.default.createSymbolicLink(
        atPath: folder.file("link.sqlite"), withDestinationPath: "real.sqlite")
      let store = try folder.store("link.sqlite")
      #expect(store.path == folder.file("real.sqlite"))
      #expect(try folder.names() == ["link.sqlite", "real.sqlite"])
    }
  }

  @Test(arguments: [
    "a'b.sqlite", "a b.sqlite", "a%20b.sqlite", "a?mode=memory", "a#b", "é 電話.sqlite", "-rf",
    ":memory:.sqlite",
  ])
  func `a strange name is the name of a file`(name: String) throws {
    try TemporaryFolder.with { folder in
      try folder.store(name)
      #expect(try folder.names().map { Array($0.utf8) } == [Array(name.utf8)])
    }
  }

  @Test func `a seed that cannot be read leaves no tables and the next use is a first use`() throws
  {
    struct Unreadable: Error {}
    try TemporaryFolder.with { folder in
      #expect(throws: Unreadable.self) {
        try KnowledgeStore(path: folder.file(), number: 1) { throw Unreadable() }
      }
      let data = try folder.store().knowledge().data
      #expect(data == 1)
    }
  }

  @Test func `a seed that breaks a constraint leaves no tables and the next use is a first use`()
    throws
  {
    try TemporaryFolder.with { folder in
      var broken = Sample.knowledge()
      broken.devices.append(Sample.device("c", name: "Device a"))
      let error = #expect(throws: StorageError.self) { try folder.store("keyline.sqlite", broken) }
      guard case .constraint = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      let tables = try folder.look { db in
        try db.integer("SELECT count(*) FROM sqlite_schema")
      }
      #expect(tables == 0)
      let found = try folder.store().knowledge()
      #expect(SetOfRows(found) == SetOfRows(Sample.knowledge()))
    }
  }

  @Test func `a failed first use leaves nothing or an empty file`() throws {
    try TemporaryFolder.with { folder in
      var broken = Sample.knowledge()
      broken.devices.append(Sample.device("c", name: "Device a"))
      #expect(throws: StorageError.self) { try folder.store("keyline.sqlite", broken) }
      #expect(((try? folder.bytes()) ?? []).isEmpty)
    }
  }

  /// A first use that died while it wrote the journal, or could not remove it.
  @Test(arguments: [1, 256, 512, 9_000])
  func `a journal that was left beside an empty file makes no database of it`(count: Int) throws {
    try TemporaryFolder.with { folder in
      try folder.write([])
      try folder.write(Array(repeating: 0xD9, count: count), to: "keyline.sqlite-journal")
      let error = #expect(throws: StorageError.self) {
        try KnowledgeStore.verify(path: folder.file())
      }
      #expect(error == .missing(folder.file()))
      #expect(try folder.bytes() == [])
      #expect(SetOfRows(try folder.store().knowledge()) == SetOfRows(Sample.knowledge()))
      #expect(try folder.names() == ["keyline.sqlite"])
    }
  }
}
