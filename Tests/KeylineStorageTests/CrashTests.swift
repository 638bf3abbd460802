import Foundation
import KeylineBundle
import KeylineModel
import KeylineSQLite
import KeylineSeed
import Testing

@testable import KeylineStorage

@Suite struct CrashTests {
  /// Copies a database in the middle of a large write, with its journal, as a crash leaves it.
  func crash(_ folder: TemporaryFolder) throws {
    let db = try Connection(folder.file("live"), .readWrite)
    // So little memory that half-done pages are written to the file.
    try db.execute(
      """
      PRAGMA cache_size = 5; BEGIN IMMEDIATE;
      UPDATE observation SET note = 'half done'; UPDATE device SET note = 'half done'
      """)
    try folder.write(try folder.bytes("live"), to: "keyline.sqlite")
    try folder.write(try folder.bytes("live-journal"), to: "keyline.sqlite-journal")
    try db.execute("ROLLBACK")
  }

  @Test func `a write that a crash cut short never happened`() throws {
    try TemporaryFolder.with { folder in
      let seed = try Seed.bundled()
      try folder.store("live", seed)
      let before = try folder.bytes("live")
      try crash(folder)
      #expect(try folder.bytes() != before, "the crash came before anything was written")
      let store = try folder.store("keyline.sqlite", seed)
      #expect(SetOfRows(try store.knowledge()) == SetOfRows(seed))
      #expect(try folder.bytes() == before)
      #expect(try folder.names() == ["keyline.sqlite", "live"])
    }
  }

  @Test func `the first use that a crash cut short is a first use again`() throws {
    try TemporaryFolder.with { folder in
      // What is there after the file was created and before anything was committed.
      try folder.write([], to: "keyline.sqlite")
      try folder.write([], to: "keyline.sqlite-journal")
      let store = try folder.store()
      #expect(SetOfRows(try store.knowledge()) == SetOfRows(Sample.knowledge()))
    }
  }
}
