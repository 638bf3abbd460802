import KeylineModel
import KeylineSQLite
import Testing

@testable import KeylineStorage

@Suite struct ReopeningTests {
  private func unexpected() throws -> Knowledge {
    Issue.record("the seed was read although it was not needed")
    return Sample.knowledge()
  }

  @Test func `opening again changes no byte and reads no seed`() throws {
    try TemporaryFolder.with { folder in
      try folder.store()
      let before = try folder.bytes()
      for _ in 0..<2 {
        let store = try KnowledgeStore(path: folder.file(), number: 1, seed: unexpected)
        _ = try store.knowledge()
      }
      #expect(try folder.bytes() == before)
      #expect(try folder.names() == ["keyline.sqlite"])
    }
  }

  @Test func `newer data is left alone`() throws {
    try TemporaryFolder.with { folder in
      try folder.store("keyline.sqlite", Sample.knowledge(data: 7))
      let before = try folder.bytes()
      let store = try KnowledgeStore(path: folder.file(), number: 6, seed: unexpected)
      #expect(try store.knowledge().data == 7)
      #expect(try folder.bytes() == before)
    }
  }

  @Test func `the same knowledge makes the same rows wherever it is stored`() throws {
    try TemporaryFolder.with { folder in
      for name in ["a", "b"] { try folder.store(name) }
      let areSame = try LayerRows.shipped.areSame(
        in: Connection(folder.file("a"), .readOnly), and: Connection(folder.file("b"), .readOnly))
      #expect(areSame)
    }
  }
}
