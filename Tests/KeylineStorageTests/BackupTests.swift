import Foundation
import KeylineModel
import KeylineSQLite
import Testing

@testable import KeylineStorage

@Suite struct BackupTests {
  private func copies(_ folder: TemporaryFolder) throws -> [String] {
    try folder.names().filter { $0 != "keyline.sqlite" }
  }

  @Test func `before newer data replaces the older, a copy is made that holds the older`() throws {
    try TemporaryFolder.with { folder in
      try folder.store().add(devices: [Sample.device("mine", layer: .local)])
      let before = try folder.store().knowledge()
      try folder.store("keyline.sqlite", Sample.knowledge(data: 2))
      let copies = try copies(folder)
      #expect(copies.count == 1)
      let copy = try #require(copies.first)
      #expect(copy.wholeMatch(of: /keyline\.sqlite\.auto-0001-\d{8}T\d{6}Z-data1/) != nil)
      #expect(try folder.store(copy).knowledge() == before)
      let objections = try KnowledgeStore.verify(path: folder.file(copy)).flatMap(\.objections)
      #expect(objections == [])
    }
  }

  @Test func `the last three are kept`() throws {
    try TemporaryFolder.with { folder in
      try folder.store()
      for data in 2...6 { try folder.store("keyline.sqlite", Sample.knowledge(data: data)) }
      let data = try copies(folder).map { name in
        try folder.look(name) { try $0.integer("SELECT data FROM shipment") }
      }
      #expect(Set(data) == [3, 4, 5])
      #expect(data.count == 3)
    }
  }

  @Test func `an upgrade that fails leaves no copy, and one that is not needed makes none`() throws
  {
    try TemporaryFolder.with { folder in
      try folder.store()
      var broken = Sample.knowledge(data: 2)
      broken.devices.append(Sample.device("c", name: "Device a"))
      #expect(throws: StorageError.self) { try folder.store("keyline.sqlite", broken) }
      try folder.store()
      #expect(try copies(folder) == [])
    }
  }

  @Test func `where no copy can be made nothing is upgraded`() throws {
    try TemporaryFolder.with { folder in
      try folder.store()
      let before = try folder.bytes()
      // SQLite refuses a file whose pages are torn, so the copy of it is refused as well.
      try folder.tamper("keyline.sqlite", "PRAGMA user_version = 1")
      let torn = try folder.bytes()
      #expect(throws: StorageError.self) {
        try folder.store("keyline.sqlite", Sample.knowledge(data: 2))
      }
      #expect(try folder.bytes() == torn)
      #expect(torn != before)
      #expect(try copies(folder) == [])
    }
  }

  @Test func `a copy by hand is whole, and never written over anything`() throws {
    try TemporaryFolder.with { folder in
      let store = try folder.store()
      try store.add(rules: [Sample.rule("my/r")])
      #expect(try store.backup(to: folder.file("copy")) == folder.file("copy"))
      #expect(try folder.store("copy").knowledge() == store.knowledge())
      let bytes = try folder.bytes("copy")
      let error = #expect(throws: StorageError.self) { try store.backup(to: folder.file("copy")) }
      #expect(error == .cannotCreate(folder.file("copy"), .exists))
      #expect(try folder.bytes("copy") == bytes)
      #expect(Set(try copies(folder)) == ["copy"])
      let first = try store.backup(to: nil)
      let second = try store.backup(to: nil)
      #expect(first != second)
      #expect(try copies(folder).count == 3)
    }
  }

  @Test(arguments: [0o600, 0o640, 0o644])
  func `a copy has the mode of its origin`(mode: Int) throws {
    try TemporaryFolder.with { folder in
      let store = try folder.store()
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: store.path)
      for copy in [try store.backup(to: folder.file("copy")), try store.backup(to: nil)] {
        let found = try FileManager.default.attributesOfItem(atPath: copy)[.posixPermissions]
        #expect(found as? Int == mode)
      }
    }
  }

  @Test func `a new database is its owner's alone`() throws {
    try TemporaryFolder.with { folder in
      let path = try folder.store().path
      let found = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
      #expect(found as? Int == 0o600)
    }
  }

  @Test(arguments: ["", ":memory:", "file:copy", "file:copy?mode=memory", "a\0b"])
  func `the name of a copy is never a URI`(name: String) throws {
    try TemporaryFolder.with { folder in
      let store = try folder.store()
      let error = #expect(throws: StorageError.self) { try store.backup(to: name) }
      #expect(error == .unusablePath(name))
    }
  }
}
