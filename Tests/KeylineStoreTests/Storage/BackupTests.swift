import Foundation
import KeylineModel
import Testing

@testable import KeylineStore

@Suite struct BackupTests {
  @Test func `a copy is the file as it is, and is one's own rows where it is put`() throws {
    try TemporaryFolder.with { folder in
      try folder.store().add(.rule(Sample.rule("t/r")))
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.file())
      try folder.store().own()?.backup(to: folder.file("copy.sqlite"))
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.file("copy.sqlite"))
      #expect(attributes[.posixPermissions] as? Int == 0o640)
      #expect(try folder.store("copy.sqlite").log() == folder.store().log())
      #expect(try folder.store("copy.sqlite").own()?.damage() == nil)
      #expect(try folder.names() == ["copy.sqlite", "keyline.sqlite"])
    }
  }

  @Test func `a file that is there stays, and none is left where a copy fails`() throws {
    try TemporaryFolder.with { folder in
      try folder.store().add(.rule(Sample.rule("t/r")))
      let own = try #require(try folder.store().own())
      try folder.write([1], to: "there")
      let there = folder.file("there")
      #expect(throws: StorageError.exists(there)) { try own.backup(to: there) }
      #expect(throws: StorageError.self) { try own.backup(to: folder.file("no/copy.sqlite")) }
      #expect(throws: StorageError.unusablePath(":memory:")) { try own.backup(to: ":memory:") }
      #expect(try folder.bytes("there") == [1])
      #expect(try folder.names() == ["keyline.sqlite", "there"])
    }
  }
}
