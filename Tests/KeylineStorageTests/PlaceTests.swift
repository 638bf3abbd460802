import KeylineModel
import Testing

@testable import KeylineStorage

/// The folder in which a database is made.
@Suite struct PlaceTests {
  @Test(arguments: ["missing/b.sqlite", "missing/a/b.sqlite"])
  func `that is missing is named with the nearest that exists, and not made`(name: String) throws {
    try TemporaryFolder.with { folder in
      let copy = try folder.store("copy").path
      for use in [
        { _ = try KnowledgeStore(path: folder.file(name), number: 1) { Sample.knowledge() } },
        { _ = try KnowledgeStore.versions(path: folder.file(name)) },
        { _ = try KnowledgeStore.restore(copy, to: folder.file(name)) },
      ] {
        let error = #expect(throws: StorageError.self) { try use() }
        #expect(error == .noFolder(folder.file(name), nearest: folder.path))
      }
      #expect(try folder.names() == ["copy"])
    }
  }

  @Test func `that is Keyline's own is made`() throws {
    try TemporaryFolder.with { folder in
      let copy = try folder.store("copy").path
      _ = try KnowledgeStore(path: folder.file("a/b/c"), makingFolders: true, number: 1) {
        Sample.knowledge()
      }
      _ = try KnowledgeStore.restore(copy, to: folder.file("d/e"), makingFolders: true)
      #expect(try folder.names() == ["a", "copy", "d"])
    }
  }
}
