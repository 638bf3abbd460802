import KeylineModel
import KeylineStore
import Testing

/// A journal that ends in the name of another file, which SQLite would delete.
@Suite struct SuperJournalTests {
  private static let mark: [UInt8] = [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7]

  @Test(arguments: [6, 9_006])
  func `is refused by name before SQLite sees it`(length: UInt32) throws {
    try TemporaryFolder.with { folder in
      try folder.store().add(.rule(Sample.rule("my/r")))
      let number = (0..<4).reversed().map { UInt8(length >> ($0 * 8) & 255) }
      let journal =
        Array(repeating: 0, count: 9_000) + Array("victim".utf8) + number + [0, 0, 2, 139]
      try folder.write(journal + Self.mark, to: "keyline.sqlite-journal")
      let before = try folder.bytes()
      for use in [
        { _ = try OwnFile(reading: folder.file()) }, { _ = try OwnFile(changing: folder.file()) },
      ] {
        let error = #expect(throws: StorageError.self) { try use() }
        #expect(error == .superJournal(folder.file("keyline.sqlite-journal")))
      }
      #expect(try folder.bytes() == before)
      #expect(try folder.names() == ["keyline.sqlite", "keyline.sqlite-journal"])
    }
  }

  @Test(arguments: [
    mark, [0, 0, 0, 0, 0, 0, 0, 0] + mark, [0, 0, 0, 0, 0, 0, 0, 0, 0] + mark,
    [255, 255, 255, 255, 0, 0, 0, 0] + mark, [0, 0, 0, 6, 0, 0, 2, 139] + mark.reversed(),
  ])
  func `does not end so without a length that fits`(end: [UInt8]) throws {
    try TemporaryFolder.with { folder in
      try folder.store().add(.rule(Sample.rule("my/r")))
      try folder.write(Array(repeating: 0, count: 900) + end, to: "keyline.sqlite-journal")
      #expect(throws: Never.self) { try folder.store().knowledge() }
      #expect(try folder.names() == ["keyline.sqlite"])
    }
  }
}
