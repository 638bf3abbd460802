import KeylineModel
import Testing

@testable import KeylineStorage

@Suite struct MemoryTests {
  @Test func `a copy in memory is upgraded with the local rows, the file is not`() throws {
    try TemporaryFolder.with { folder in
      try folder.store().add(devices: [Sample.device("mine", layer: .local)])
      let before = try folder.bytes()
      let newer = Sample.knowledge(data: 2)
      let copy = try KnowledgeStore.inMemory(path: folder.file(), number: 2) { newer }
      #expect(try copy?.knowledge().data == 2)
      #expect(try copy?.knowledge().devices.contains { $0.id == "mine" } == true)
      #expect(try folder.bytes() == before)
      #expect(try folder.names() == ["keyline.sqlite"])
      let versions = try KnowledgeStore.versions(path: folder.file())
      #expect(versions?.schema == Migration.latest)
      #expect(versions?.data == 1)
    }
  }

  @Test(arguments: 1..<Migration.latest)
  func `an older schema is read, too`(version: Int) throws {
    try TemporaryFolder.with { folder in
      try OlderSchemaTests().makeOlder(folder, version: version)
      let copy = try KnowledgeStore.inMemory(path: folder.file(), number: 2) {
        Sample.knowledge(data: 2)
      }
      #expect(try copy?.knowledge().sources.contains { $0.id == "mine" } == true)
      #expect(try KnowledgeStore.versions(path: folder.file())?.schema == version)
      #expect(
        KnowledgeStore.pendingMigrations(after: version).count == Migration.latest - version)
    }
  }

  @Test func `where there is no database there is no copy`() throws {
    try TemporaryFolder.with { folder in
      let copy = try KnowledgeStore.inMemory(path: folder.file(), number: 1) { Sample.knowledge() }
      #expect(copy == nil)
      #expect(try KnowledgeStore.versions(path: folder.file()) == nil)
      #expect(try folder.names() == [])
    }
  }
}
