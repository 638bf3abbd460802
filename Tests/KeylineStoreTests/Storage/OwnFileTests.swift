import Foundation
import KeylineModel
import Testing

@testable import KeylineStore

@Suite("The file of one's own rows")
struct OwnFileTests {
  private let rule = RowKey(.rule, "t/r")

  @Test func `does not come to be by reading`() throws {
    try TemporaryFolder.with { folder in
      let store = folder.store("a/b/keyline.sqlite")
      #expect(try store.knowledge().rules.count == 3)
      #expect(try store.log() == [])
      #expect(try folder.names() == [])
      try store.add(.rule(Sample.rule("my/r")))
      #expect(try folder.names("a/b") == ["keyline.sqlite"])
    }
  }

  @Test func `is sound for other programs, and marked as Keyline's`() throws {
    try TemporaryFolder.with { folder in
      try folder.store().add(.rule(Sample.rule("t/r")), .device(Sample.device("c", layer: .local)))
      let bytes = try folder.bytes()
      #expect(Array(bytes[68..<72]) == Array("KEYL".utf8))
      #expect(Array(bytes[60..<64]) == [0, 0, 0, 12])
      // Version 1 of the file format, for reading and for writing, is the rollback journal.
      #expect(Array(bytes[18..<20]) == [1, 1])
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.file())
      #expect(attributes[.posixPermissions] as? Int == 0o600)
      let (found, own) = try folder.look { db in
        (
          try db.texts("PRAGMA integrity_check") + db.texts("PRAGMA foreign_key_check"),
          try db.texts("SELECT kind || ' ' || id || coalesce(' ' || metric, '') FROM own")
        )
      }
      #expect(found == ["ok"])
      #expect(own == ["rule t/r tabBar.height", "device c"])
      #expect(try folder.names() == ["keyline.sqlite"])
    }
  }

  @Test func `gives every value of a row back`() throws {
    try TemporaryFolder.with { folder in
      let rows = Sample.fullRows(.local)
      try folder.store().change("all", rows.map(Change.put))
      #expect(Set(try folder.store().knowledge().rows(of: .local)) == Set(rows))
    }
  }

  @Test(arguments: [
    "a'b.sqlite", "a b.sqlite", "a%20b.sqlite", "a?mode=memory", "a#b", "é 電話.sqlite", "-rf",
    ":memory:.sqlite",
  ])
  func `may have a strange name`(name: String) throws {
    try TemporaryFolder.with { folder in
      try folder.store(name).add(.rule(Sample.rule("my/r")))
      #expect(try folder.names().map { Array($0.utf8) } == [Array(name.utf8)])
    }
  }

  @Test func `may be an empty file, or behind a link`() throws {
    try TemporaryFolder.with { folder in
      try folder.write([], to: "real.sqlite")
      try FileManager.default.createSymbolicLink(
        atPath: folder.file("link.sqlite"), withDestinationPath: "real.sqlite")
      #expect(try folder.store("link.sqlite").own() == nil)
      try folder.store("link.sqlite").add(.rule(Sample.rule("my/r")))
      #expect(try folder.store("real.sqlite").log().count == 1)
      #expect(try folder.names() == ["link.sqlite", "real.sqlite"])
    }
  }

  @Test func `replaces a shipped row whole, in its place, and remembers it`() throws {
    try TemporaryFolder.with { folder in
      let store = folder.store()
      try store.change("edit", [.put(.rule(Sample.rule("t/r")))])
      let change = try #require(try store.log().first?.changes.first)
      #expect(change.before == LocalState())
      #expect(change.after.below?.contains(#""value": 49"#) == true)
      #expect(change.action == .edited)
      let effective = try store.knowledge().effective.rules.filter { $0.id == "t/r" }
      #expect(effective.map(\.value) == [.length(Length(points: 50))])
      #expect(effective.map(\.standing) == [.shipped])
    }
  }

  @Test(arguments: [
    RowKey(.rule, "t/r"), RowKey(.device, "a"), RowKey(.observation, "s/o"),
    RowKey(.source, "s"), RowKey(.technique, "t"),
  ])
  func `hides a shipped row from those who read`(key: RowKey) throws {
    try TemporaryFolder.with { folder in
      let store = folder.store()
      try store.change("remove", [.mask(key)])
      let change = try store.log().first?.changes.first
      #expect(change?.after.isMask == true && change?.action == .removed)
      let knowledge = try store.knowledge()
      #expect(knowledge.row(key, of: .shipped) != nil)
      #expect(knowledge.effective.row(key, of: .shipped) == nil)
      #expect(knowledge.masks == [Mask(key, layer: .local)])
    }
  }

  @Test func `lets the shipped row hold again when nothing of one's own stands there`() throws {
    try TemporaryFolder.with { folder in
      let store = folder.store()
      let before = try store.knowledge()
      try store.change("a", [.mask(rule)])
      try store.change("b", [.put(.rule(Sample.rule("t/r")))])
      #expect(try store.knowledge().masks == [])
      try store.change("c", [.drop(rule)])
      #expect(try store.log().last?.changes.first?.action == .restored)
      #expect(try store.knowledge() == before)
    }
  }

  @Test func `a device of one's own that was removed hides none that ships later`() throws {
    try TemporaryFolder.with { folder in
      try folder.store().add(.device(Sample.device("c", layer: .local)))
      try folder.store().change("remove", [.drop(RowKey(.device, "c"))])
      var newer = Sample.knowledge(data: 2)
      newer.devices.append(Sample.device("c"))
      let later = folder.store("keyline.sqlite", newer)
      #expect(try later.knowledge().effective.devices.map(\.id) == ["a", "b", "c"])
    }
  }

  @Test func `keeps a rule in its place when what it replaced is gone`() throws {
    try TemporaryFolder.with { folder in
      try folder.store().add(.rule(Sample.rule("t/r")), .rule(Sample.rule("my/r")))
      var smaller = Sample.knowledge(data: 2)
      smaller.rules.removeAll { $0.id == "t/r" }
      let rules = try folder.store("keyline.sqlite", smaller).knowledge().rules
      #expect(rules.first { $0.id == "t/r" }?.standing == .shipped)
      #expect(rules.first { $0.id == "my/r" }?.standing == .local)
    }
  }

  @Test func `does not grow by a change that changes nothing`() throws {
    try TemporaryFolder.with { folder in
      let store = folder.store()
      try store.add(.rule(Sample.rule("my/r")))
      let before = try folder.bytes()
      #expect(try !store.change("x", [.put(.rule(Sample.rule("my/r")))]))
      #expect(try !store.change("x", [.drop(rule)]))
      #expect(try folder.bytes() == before)
    }
  }

  private static let refused: [[Change]] = [
    [.mask(RowKey(.rule, "t/no"))],
    [
      .put(.device(Sample.device("x", layer: .local))),
      .put(.device(Sample.device("x", layer: .project))),
    ],
    [.put(.rule(Sample.rule("my/r"))), .put(.device(Sample.device("Bad Id", layer: .local)))],
    [.put(.device(Sample.device("x", name: "=1+1", layer: .local)))],
    [.put(.rule(Sample.rule("no-pair")))], [.put(.rule(Sample.rule("t/x", restsOn: ["no-pair"])))],
    [.put(.rule(Sample.rule("t/x", restsOn: [])))],
    [.put(.rule(Sample.rule("t/x", layer: .shipped)))],
  ]

  @Test(arguments: refused.indices)
  func `takes no row that it could not read again`(index: Int) throws {
    try TemporaryFolder.with { folder in
      let store = folder.store()
      try store.add(.rule(Sample.rule("my/s")))
      let before = try folder.bytes()
      let error = #expect(throws: StorageError.self) { try store.change("x", Self.refused[index]) }
      guard case .constraint = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(try folder.bytes() == before)
      #expect(try folder.names() == ["keyline.sqlite"])
    }
  }

  @Test func `is made in a folder that is there, and no other folder is made`() throws {
    try TemporaryFolder.with { folder in
      let path = folder.file("mistyped/a/x.sqlite")
      #expect(throws: StorageError.noFolder(path, nearest: folder.path)) {
        try OwnFile(changing: path)
      }
      #expect(try folder.names() == [])
      _ = try OwnFile(changing: path, makingFolders: true)
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
  }

  @Test func `keeps no trace of what was refused`() throws {
    struct No: Error {}
    try TemporaryFolder.with { folder in
      let store = folder.store()
      let own = try OwnFile(changing: folder.file())
      #expect(throws: No.self) { try own.change("x", over: Sample.knowledge()) { _ in throw No() } }
      #expect(try folder.bytes() == [])
      try store.add(.rule(Sample.rule("my/r")))
      let before = try folder.bytes()
      #expect(throws: No.self) { try own.change("x", over: Sample.knowledge()) { _ in throw No() } }
      #expect(throws: No.self) { try own.undo(over: Sample.knowledge()) { _, _ in throw No() } }
      #expect(try folder.bytes() == before)
    }
  }

  @Test func `takes back what it replaced, as it was then`() throws {
    try TemporaryFolder.with { folder in
      try folder.store().change("edit", [.put(.rule(Sample.rule("t/r")))])
      var newer = Sample.knowledge(data: 2)
      newer.rules = [Sample.rule("t/r", restsOn: ["s/p"], layer: .shipped)]
      let later = folder.store("keyline.sqlite", newer)
      let first = try later.log()[0].changes[0].after
      try later.change("drop", [.drop(rule)])
      #expect(try later.undo())
      let last = try #require(try later.log().last)
      #expect(last.changes[0].after == first)
      #expect((last.undoes, last.title, last.data) == (2, "undo: drop", 2))
    }
  }

  @Test(arguments: [1, 10_000])
  func `takes many rows at once, and back`(count: Int) throws {
    try TemporaryFolder.with { folder in
      let store = folder.store()
      let rows = (0..<count).map {
        Change.put(.observation(Sample.observation("s/\($0)", metric: "bottom", layer: .local)))
      }
      let before = try store.knowledge()
      try store.change("import", rows)
      let after = try store.knowledge()
      #expect(after.observations.count == before.observations.count + count)
      #expect(try store.undo())
      #expect(try store.knowledge() == before)
      let log = try store.log()
      #expect(log[1].changes.map(\.before) == log[0].changes.map(\.after))
      #expect(log[1].changes.allSatisfy { $0.after == LocalState() && $0.action == .removed })
      try store.change("import", rows)
      #expect(try store.knowledge() == after)
      #expect(try store.own()?.damage() == nil)
    }
  }
}
