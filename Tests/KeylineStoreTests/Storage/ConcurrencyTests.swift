import Foundation
import KeylineModel
import Synchronization
import Testing

@testable import KeylineStore

@Suite struct ConcurrencyTests {
  @Test(arguments: 1...3)
  func `eight that make the file and add rows at once lose none`(round: Int) throws {
    try TemporaryFolder.with { (folder) throws in
      let failures = Mutex<[String]>([])
      DispatchQueue.concurrentPerform(iterations: 8) { number in
        do {
          for row in 0..<5 {
            let device = Sample.device("d-\(number)-\(row)", layer: .local)
            try folder.store("a/keyline.sqlite").add(.device(device))
            _ = try folder.store("a/keyline.sqlite").knowledge()
          }
        } catch {
          failures.withLock { $0.append("\(error)") }
        }
      }
      #expect(failures.withLock { $0 } == [])
      let store = folder.store("a/keyline.sqlite")
      #expect(try store.knowledge().devices.count == 2 + 40)
      #expect(try store.log().map(\.number) == Array(1...40))
      #expect(try store.own()?.damage() == nil)
    }
  }

  @Test func `who finds the file locked for writing is told so and changes nothing`() throws {
    try TemporaryFolder.with { folder in
      try folder.store().add(.device(Sample.device("c", layer: .local)))
      let before = try folder.bytes()
      let own = try OwnFile(changing: folder.file())
      // The wait of ten seconds is cut short on this connection only.
      own.connection.waitForLocks(times: 1)
      let other = try Connection(folder.file(), .readWrite)
      try other.execute("BEGIN IMMEDIATE")
      let error = #expect(throws: StorageError.self) {
        try own.change("x", over: Sample.knowledge()) { _ in [.drop(RowKey(.device, "c"))] }
      }
      #expect(error == .locked(folder.file()))
      #expect(try folder.store().knowledge().devices.count == 3, "reading needs no such lock")
      try other.execute("ROLLBACK")
      #expect(try folder.bytes() == before)
    }
  }

  /// Copies a file in the middle of a large write, with its journal, as a crash leaves it.
  @Test func `a write that a crash cut short never happened`() throws {
    try TemporaryFolder.with { folder in
      let rows = (0..<400).map {
        Change.put(.observation(Sample.observation("s/\($0)", layer: .local)))
      }
      try folder.store("live").change("import", rows)
      let before = try folder.bytes("live")
      let db = try Connection(folder.file("live"), .readWrite)
      // So little memory that half-done pages are written to the file.
      try db.execute("PRAGMA cache_size = 5; BEGIN IMMEDIATE; UPDATE state SET metric = 'half'")
      try folder.write(try folder.bytes("live"))
      try folder.write(try folder.bytes("live-journal"), to: "keyline.sqlite-journal")
      try db.execute("ROLLBACK")
      #expect(try folder.bytes() != before, "the crash came before anything was written")
      #expect(try folder.store().knowledge() == folder.store("live").knowledge())
      #expect(try folder.bytes() == before)
      #expect(try folder.store().own()?.damage() == nil)
      #expect(try !folder.names().contains("keyline.sqlite-journal"))
    }
  }

  /// A first change that died while it wrote the journal, or could not remove it.
  @Test(arguments: [0, 1, 256, 512, 9_000])
  func `a journal that was left beside an empty file makes no database of it`(count: Int) throws {
    try TemporaryFolder.with { folder in
      try folder.write([])
      try folder.write(Array(repeating: 0xD9, count: count), to: "keyline.sqlite-journal")
      #expect(try folder.store().own() == nil)
      #expect(try folder.bytes() == [])
      try folder.store().add(.rule(Sample.rule("my/r")))
      #expect(try folder.names() == ["keyline.sqlite"])
    }
  }
}
