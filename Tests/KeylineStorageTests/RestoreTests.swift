import Foundation
import KeylineModel
import KeylineSQLite
import Synchronization
import Testing

@testable import KeylineStorage

@Suite struct RestoreTests {
  /// A folder with a database and a copy of it from before a rule was added.
  private func prepare(_ folder: TemporaryFolder) throws {
    _ = try folder.store().backup(to: folder.file("copy"))
    try folder.store().add(rules: [Sample.rule("my/r")])
  }

  @Test func `a copy takes the place of what is there, which is kept`() throws {
    try TemporaryFolder.with { folder in
      try prepare(folder)
      let later = try folder.store().knowledge()
      let restoration = try KnowledgeStore.restore(folder.file("copy"), to: folder.file())
      #expect(try folder.store().knowledge() == folder.store("copy").knowledge())
      let saved = try #require(restoration.saved)
      #expect(
        try KnowledgeStore(path: saved, number: 1) { Sample.knowledge() }.knowledge() == later)
      #expect(try folder.names().count == 3)
    }
  }

  @Test func `whoever has the database open sees the copy`() throws {
    try TemporaryFolder.with { folder in
      try prepare(folder)
      let open = try folder.store()
      _ = try open.knowledge()
      _ = try KnowledgeStore.restore(folder.file("copy"), to: folder.file())
      #expect(try open.knowledge().rules.contains { $0.id == "my/r" } == false)
    }
  }

  @Test func `a database that is not there is made of the copy`() throws {
    try TemporaryFolder.with { folder in
      try prepare(folder)
      let restoration = try KnowledgeStore.restore(folder.file("copy"), to: folder.file("b"))
      #expect(restoration.saved == nil)
      #expect(try folder.store("b").knowledge() == folder.store("copy").knowledge())
    }
  }

  @Test func `a damaged database is set aside`() throws {
    try TemporaryFolder.with { folder in
      try prepare(folder)
      var bytes = try folder.bytes()
      for index in 4_096..<16_384 { bytes[index] = 0xFF }
      try folder.write(bytes)
      let restoration = try KnowledgeStore.restore(folder.file("copy"), to: folder.file())
      #expect(restoration.saved?.contains(".damaged-") == true)
      #expect(try folder.store().knowledge() == folder.store("copy").knowledge())
      let saved = try #require(restoration.saved?.split(separator: "/").last).description
      // SQLite counts in the header how often a file was changed; every page is as it was.
      #expect(try folder.bytes(saved).dropFirst(100) == bytes.dropFirst(100))
    }
  }

  @Test(arguments: ["UPDATE rule SET value = 6", "DELETE FROM device_key", "DROP TABLE journal"])
  func `a copy that is not sound is refused before anything is touched`(sql: String) throws {
    try TemporaryFolder.with { folder in
      try prepare(folder)
      try folder.tamper("copy", "PRAGMA foreign_keys = OFF; " + sql)
      let before = try (folder.bytes(), folder.names())
      let error = #expect(throws: StorageError.self) {
        try KnowledgeStore.restore(folder.file("copy"), to: folder.file())
      }
      guard case .damaged = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(try folder.bytes() == before.0)
      #expect(try folder.names() == before.1)
    }
  }

  @Test func `a copy that is no database, or not there, is refused`() throws {
    try TemporaryFolder.with { folder in
      try prepare(folder)
      try folder.write(Array("text".utf8), to: "text")
      let before = try folder.bytes()
      for name in ["text", "none"] {
        #expect(throws: StorageError.self) {
          try KnowledgeStore.restore(folder.file(name), to: folder.file())
        }
      }
      #expect(try folder.bytes() == before)
    }
  }

  @Test func `the file of another program is not replaced`() throws {
    try TemporaryFolder.with { folder in
      try prepare(folder)
      try folder.write(Array(repeating: 65, count: 5_000), to: "theirs")
      #expect(throws: StorageError.self) {
        try KnowledgeStore.restore(folder.file("copy"), to: folder.file("theirs"))
      }
      #expect(try folder.bytes("theirs") == Array(repeating: 65, count: 5_000))
    }
  }

  @Test(arguments: 1..<Migration.latest)
  func `a copy of an older schema is put back and brought up to date by the next use`(
    version: Int
  ) throws {
    try TemporaryFolder.with { folder in
      try OlderSchemaTests().makeOlder(folder, version: version)
      _ = try KnowledgeStore.restore(folder.file(), to: folder.file("new"))
      let store = try folder.store("new", Sample.knowledge(data: 2))
      #expect(try store.knowledge().sources.contains { $0.id == "mine" })
    }
  }

  @Test(arguments: ["keyline.sqlite", "link"])
  func `a database is not restored from itself`(name: String) throws {
    try TemporaryFolder.with { folder in
      try prepare(folder)
      #expect(symlink(folder.file(), folder.file("link")) == 0)
      let before = try (folder.bytes(), folder.names())
      let error = #expect(throws: StorageError.self) {
        try KnowledgeStore.restore(folder.file(name), to: folder.file())
      }
      #expect(error == .copyOfItself(folder.file(name)))
      #expect(try folder.bytes() == before.0)
      #expect(try folder.names() == before.1)
    }
  }

  @Test func `what a newer Keyline made is not replaced`() throws {
    try TemporaryFolder.with { folder in
      try prepare(folder)
      try folder.tamper("keyline.sqlite", "PRAGMA user_version = 99")
      let before = try folder.bytes()
      let error = #expect(throws: StorageError.self) {
        try KnowledgeStore.restore(folder.file("copy"), to: folder.file())
      }
      #expect(error == .newer(folder.file(), version: 99, known: Migration.latest))
      #expect(try folder.bytes() == before)
    }
  }

  @Test(arguments: [true, false])
  func `every row that was stored while a copy is put back is in a file`(isThere: Bool) throws {
    try TemporaryFolder.with { folder in
      _ = try folder.store("copy")
      if isThere { try folder.store() }
      let stored = Mutex<Set<String>>([])
      DispatchQueue.concurrentPerform(iterations: 4) { worker in
        for step in 0..<8 {
          if worker == 0 {
            _ = try? KnowledgeStore.restore(folder.file("copy"), to: folder.file())
            continue
          }
          let id = "phone-\(worker)-\(step)"
          guard let store = try? folder.store(),
            (try? store.add(devices: [Sample.device(id, layer: .local)])) != nil
          else { continue }
          stored.withLock { _ = $0.insert(id) }
        }
      }
      let found = try folder.names().reduce(into: Set<String>()) { found, name in
        found.formUnion(
          try folder.look(name) {
            try $0.texts("SELECT id FROM device WHERE layer = 'local'")
          })
      }
      #expect(stored.withLock { $0.subtracting(found) } == [])
    }
  }

  @Test func `a copy of an older schema that is put back below a writer stops it, no more`() throws
  {
    try TemporaryFolder.with { folder in
      try OlderSchemaTests().makeOlder(folder, version: 3)
      let store = try folder.store("new")
      _ = try KnowledgeStore.restore(folder.file(), to: folder.file("new"))
      let error = #expect(throws: StorageError.self) {
        try store.add(devices: [Sample.device("c", layer: .local)])
      }
      #expect(error == .locked(folder.file("new")))
    }
  }

  /// SQLite overwrites the first bytes of the journal of a restore before it removes the file.
  @Test(
    arguments: [
      { @Sendable folder in try folder.store() },
      { @Sendable folder in _ = try KnowledgeStore.verify(path: folder.file()) },
      { @Sendable folder in _ = try KnowledgeStore.versions(path: folder.file()) },
      { @Sendable folder in
        _ = try KnowledgeStore.inMemory(path: folder.file(), number: 1) { Sample.knowledge() }
      },
      { @Sendable folder in
        _ = try KnowledgeStore.restore(folder.file("copy"), to: folder.file())
        for name in try folder.names() where name.contains(".backup-") {
          try FileManager.default.removeItem(atPath: folder.file(name))
        }
      },
    ] as [@Sendable (TemporaryFolder) throws -> Void])
  func `what a restore leaves that is killed at its very end goes with the next use`(
    use: @Sendable (TemporaryFolder) throws -> Void
  ) throws {
    try TemporaryFolder.with { folder in
      try prepare(folder)
      for count in [0, 9_000] {
        let journal = (0..<count).map { UInt8($0 < 28 ? 0 : 0xAA) }
        try folder.write(journal, to: "keyline.sqlite-journal")
        try use(folder)
        #expect(try folder.names() == ["copy", "keyline.sqlite"])
      }
    }
  }
}
