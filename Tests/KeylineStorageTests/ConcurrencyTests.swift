import Foundation
import KeylineModel
import KeylineSQLite
import KeylineSeed
import Synchronization
import Testing

@testable import KeylineStorage

@Suite struct ConcurrencyTests {
  @Test(arguments: 1...5)
  func `eight that open the same new path at once all succeed`(round: Int) throws {
    try TemporaryFolder.with { folder in
      let failures = Mutex<[String]>([])
      DispatchQueue.concurrentPerform(iterations: 8) { _ in
        do {
          let store = try folder.store("a/b/keyline.sqlite")
          let found = SetOfRows(try store.knowledge())
          if found != SetOfRows(Sample.knowledge()) {
            failures.withLock { $0.append("other rows") }
          }
        } catch {
          failures.withLock { $0.append("\(error)") }
        }
      }
      #expect(failures.withLock { $0 } == [])
      let check = try folder.look("a/b/keyline.sqlite") {
        try $0.text("PRAGMA integrity_check")
      }
      #expect(check == "ok")
    }
  }

  @Test func `eight that bring newer data at once all succeed and the newest stays`() throws {
    try TemporaryFolder.with { folder in
      try folder.store()
      let failures = Mutex<[String]>([])
      DispatchQueue.concurrentPerform(iterations: 8) { number in
        do {
          try folder.store("keyline.sqlite", Sample.knowledge(data: 2 + number % 3))
        } catch {
          failures.withLock { $0.append("\(error)") }
        }
      }
      #expect(failures.withLock { $0 } == [])
      #expect(try folder.store().knowledge().data == 4)
    }
  }

  @Test func `eight that add rows at once lose none`() throws {
    try TemporaryFolder.with { folder in
      try folder.store()
      let failures = Mutex<[String]>([])
      DispatchQueue.concurrentPerform(iterations: 8) { number in
        do {
          let store = try folder.store()
          for row in 0..<5 {
            try store.add(devices: [Sample.device("d-\(number)-\(row)", layer: .local)])
          }
        } catch {
          failures.withLock { $0.append("\(error)") }
        }
      }
      #expect(failures.withLock { $0 } == [])
      #expect(try folder.store().knowledge().devices.count == 2 + 40)
    }
  }

  @Test func `who finds the database locked for writing is told so and changes nothing`() throws {
    try TemporaryFolder.with { folder in
      let store = try folder.store()
      let before = try folder.bytes()
      // The wait of ten seconds is cut short on this connection only.
      store.connection.waitForLocks(times: 1)
      let other = try Connection(folder.file(), .readWrite)
      try other.execute("BEGIN IMMEDIATE")
      let error = #expect(throws: StorageError.self) {
        try store.add(devices: [Sample.device("c", layer: .local)])
      }
      #expect(error == .locked(folder.file()))
      #expect(try store.knowledge().devices.count == 2, "reading needs no lock for writing")
      #expect(try folder.store().knowledge().devices.count == 2, "nor does opening")
      try other.execute("ROLLBACK")
      #expect(try folder.bytes() == before)
      try store.add(devices: [Sample.device("c", layer: .local)])
    }
  }
}
