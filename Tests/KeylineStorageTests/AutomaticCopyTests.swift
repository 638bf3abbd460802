import KeylineModel
import Testing

@testable import KeylineStorage

@Suite struct AutomaticCopyTests {
  private func copies(_ folder: TemporaryFolder) throws -> [String] {
    try folder.names().filter { $0 != "keyline.sqlite" }
  }

  @Test(arguments: [
    "keyline.sqlite.auto-20261121T153154Z-data1", "keyline.sqlite.auto-20261121T153154Z-data1-2",
    "keyline.sqlite.auto-0003-20261121T153154Z-data12",
    "keyline.sqlite.auto-0003-20261121T153154Z-data12-2",
  ])
  func `has a name that an upgrade gives`(name: String) {
    #expect(AutomaticCopy(name, of: "keyline.sqlite") != nil)
  }

  @Test(arguments: [
    "keyline.sqlite", "keyline.sqlite.auto-", "keyline.sqlite.auto-notes", "keyline.sqlite.auto-1",
    "keyline.sqlite.auto-20261121T153154Z", "keyline.sqlite.auto-20261121T153154Z-data",
    "keyline.sqlite.auto-20261121T153154Z-data1-journal",
    "keyline.sqlite.auto-1-2-20261121T153154Z-data1",
    "keyline.sqlite.auto-9999999999999999999-20261121T153154Z-data1",
    "other.sqlite.auto-0003-20261121T153154Z-data1", "keyline.sqlite.backup-20261121T153154Z",
    "keyline.sqlite.auto-2026112１T153154Z-data1",
  ])
  func `is no file that somebody else named`(name: String) {
    #expect(AutomaticCopy(name, of: "keyline.sqlite") == nil)
  }

  /// The copies that are there, and those of them that an upgrade removes.
  @Test(
    arguments: [
      (
        ["20990101T000000Z-data1", "20990102T000000Z-data1", "20990103T000000Z-data1"],
        ["20990101T000000Z-data1"]
      ),
      (
        [
          "0001-20990103T000000Z-data1", "0002-20990102T000000Z-data1",
          "0003-20990101T000000Z-data1",
        ],
        ["0001-20990103T000000Z-data1"]
      ),
      (
        ["0009-20200101T000000Z-data1", "0010-20200101T000000Z-data1", "20990101T000000Z-data1"],
        ["20990101T000000Z-data1"]
      ),
      (["notes", "more", "most", "1"], []),
    ] as [([String], [String])])
  func `an upgrade after the clock went back removes the oldest, not its own`(
    names: [String], removed: [String]
  ) throws {
    try TemporaryFolder.with { folder in
      try folder.store()
      let before = Set(names.map { "keyline.sqlite.auto-" + $0 })
      for name in before { try folder.write(try folder.bytes(), to: name) }
      try folder.store("keyline.sqlite", Sample.knowledge(data: 2))
      let after = Set(try copies(folder))
      #expect(before.subtracting(after) == Set(removed.map { "keyline.sqlite.auto-" + $0 }))
      #expect(after.subtracting(before).count == 1)
    }
  }

  @Test func `an upgrade that fails removes no copy`() throws {
    try TemporaryFolder.with { folder in
      try folder.store()
      for data in 2...4 { try folder.store("keyline.sqlite", Sample.knowledge(data: data)) }
      let before = try copies(folder)
      var broken = Sample.knowledge(data: 5)
      broken.devices.append(Sample.device("c", name: "Device a"))
      #expect(throws: StorageError.self) { try folder.store("keyline.sqlite", broken) }
      #expect(try copies(folder) == before)
      #expect(before.count == 3)
    }
  }
}
