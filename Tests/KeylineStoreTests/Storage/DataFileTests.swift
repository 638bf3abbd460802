import Foundation
import KeylineData
import KeylineModel
import KeylineTestSupport
import Synchronization
import Testing

@testable import KeylineStore

@Suite("The file of what ships")
struct DataFileTests {
  private static let name = "cache/data-1-00112233445566ff.sqlite"

  private func mode(_ mode: Int, _ path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }

  @Test func `has every row of the seed as it is there`() throws {
    try TemporaryFolder.with { folder in
      let seed = try Seed.bundled()
      let shipped = folder.shipped(seed)
      #expect(SetOfRows(try shipped.everything()) == SetOfRows(seed))
      #expect(try folder.names("cache").count == 1)
      #expect(try shipped.everything() == folder.shipped(seed, caching: false).everything())
    }
  }

  @Test func `has every attribute, condition and version that a row can have`() throws {
    try TemporaryFolder.with { (folder) throws in
      let full = Sample.full
      #expect(SetOfRows(try folder.shipped(full).everything()) == SetOfRows(full))
    }
  }

  @Test func `gives one line a rule to whoever asks with the shell`() throws {
    try TemporaryFolder.with { folder in
      #expect(folder.shipped().prepare())
      let lines = try folder.look(Self.name) { db in
        try db.texts(
          """
          SELECT id || '|' || value || '|' || "where" FROM rule WHERE metric = 'tabBar.height'
          """)
      }
      #expect(lines == [#"t/r|49.0|{ "devices": ["a"] }"#])
    }
  }

  @Test func `is for its user alone, with its folder`() throws {
    try TemporaryFolder.with { folder in
      #expect(folder.shipped().prepare())
      for (path, mode) in [(folder.file("cache"), 0o700), (folder.data, 0o600)] {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == mode)
      }
    }
  }

  private static let faults: [String: @Sendable (TemporaryFolder) throws -> Void] = [
    "deleted": { try FileManager.default.removeItem(atPath: $0.data) },
    "empty": { try $0.write([], to: name) },
    "cut": { try $0.write(try $0.bytes(name).prefix(9_000), to: name) },
    "a text": { try $0.write(Array("A stranger's.".utf8), to: name) },
    "unreadable": {
      try FileManager.default.setAttributes([.posixPermissions: 0o000], ofItemAtPath: $0.data)
    },
    "writable for all": {
      try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: $0.data)
      try $0.tamper(name, "UPDATE rule SET value = 1")
    },
    "a link": { folder in
      try FileManager.default.moveItem(atPath: folder.data, toPath: folder.file("elsewhere"))
      try folder.tamper("elsewhere", "UPDATE rule SET value = 1")
      try FileManager.default.createSymbolicLink(
        atPath: folder.data, withDestinationPath: folder.file("elsewhere"))
    },
    "of other data": {
      try $0.tamper(name, "UPDATE data SET number = 2; UPDATE rule SET value = 1")
    },
    "of another seed": {
      try $0.tamper(name, "UPDATE data SET checksum = 'x'; UPDATE rule SET value = 1")
    },
    "without a number": { try $0.tamper(name, "DELETE FROM data; UPDATE rule SET value = 1") },
    "of another kind": {
      try $0.tamper(name, "PRAGMA application_id = 1; UPDATE rule SET value = 1")
    },
    "with a table more": { try $0.tamper(name, "CREATE TABLE t (a); UPDATE rule SET value = 1") },
    "with an endless view": {
      try $0.tamper(
        name,
        """
        ALTER TABLE rule RENAME TO r; CREATE VIEW rule AS WITH RECURSIVE n(i) AS
          (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT r.* FROM r, n
        """)
    },
    "with text for a number": {
      try $0.tamper(
        name,
        """
        PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, 'STRICT', '');
        PRAGMA writable_schema = RESET; UPDATE rule SET value = 'x'
        """)
    },
    "with a formula that is none": {
      try $0.tamper(name, "UPDATE rule SET value = NULL, formula = '+'")
    },
    "with conditions that are none": { try $0.tamper(name, #"UPDATE rule SET "where" = '{'"#) },
    "with no sixth of a point": { try $0.tamper(name, "UPDATE rule SET value = 0.1") },
    "with a length beyond all": { try $0.tamper(name, "UPDATE observation SET value = 9e99") },
    "with a page that was overwritten": {
      var bytes = try $0.bytes(name)
      for page in 1..<bytes.count / 4_096 {
        bytes.replaceSubrange(page * 4_096..<page * 4_096 + 99, with: repeatElement(255, count: 99))
      }
      try $0.write(bytes, to: name)
    },
  ]

  @Test(arguments: faults.keys.sorted())
  func `is made anew`(fault: String) throws {
    try TemporaryFolder.with { folder in
      let shipped = folder.shipped()
      let right = try shipped.everything()
      try Self.faults[fault]?(folder)
      #expect(try shipped.everything() == right)
      #expect(
        try Reader(shipped, own: nil).knowledge(about: right.metrics.map(\.id)).rules == right.rules
      )
      try mode(0o600, folder.data)
      #expect(try folder.look(Self.name) { try $0.texts("SELECT id FROM rule").count } == 3)
      #expect(try folder.names("cache").count == 1)
    }
  }

  @Test func `is made anew when a page is broken, also beside rows of one's own`() throws {
    try TemporaryFolder.with { folder in
      try folder.store().add(.rule(Sample.rule("my/r")))
      func reader() throws -> Reader {
        Reader(folder.shipped(), own: try OwnFile(reading: folder.file()))
      }
      let right = try reader().knowledge(about: ["tabBar.height"])
      let sound = try folder.bytes(Self.name)
      for page in 1..<sound.count / 4_096 {
        var bytes = sound
        bytes.replaceSubrange(
          page * 4_096..<(page + 1) * 4_096, with: repeatElement(0, count: 4_096))
        try folder.write(bytes, to: Self.name)
        try mode(0o600, folder.data)
        #expect(try reader().knowledge(about: ["tabBar.height"]) == right, "page \(page)")
      }
    }
  }

  @Test func `hides no row when two pages of an index have changed places`() throws {
    try TemporaryFolder.with { folder in
      let shipped = folder.shipped(try Seed.bundled())
      func rows() throws -> Knowledge {
        try Reader(shipped, own: nil).knowledge(about: ["statusBar.height", "keyboard.height"])
      }
      let right = try rows()
      let name = "cache/" + (try folder.names("cache"))[0]
      let sound = try folder.bytes(name)
      // The first byte of a page says what it is: https://www.sqlite.org/fileformat2.html#b_tree_pages.
      let leaves = (1..<sound.count / 4_096).filter { sound[$0 * 4_096] == 0x0A }
      #expect(leaves.count > 10)
      for (one, other) in zip(leaves, leaves.dropFirst()) {
        var bytes = sound
        for offset in 0..<4_096 { bytes.swapAt(one * 4_096 + offset, other * 4_096 + offset) }
        try folder.write(bytes, to: name)
        #expect(try rows() == right, "pages \(one) and \(other)")
      }
    }
  }

  @Test func `is not read where others can write into its folder, nor made there`() throws {
    try TemporaryFolder.with { folder in
      let shipped = folder.shipped()
      let right = try shipped.everything()
      try folder.tamper(Self.name, "UPDATE rule SET value = 1")
      try mode(0o777, folder.file("cache"))
      let before = try folder.bytes(Self.name)
      #expect(try shipped.everything() == right)
      #expect(!shipped.prepare())
      #expect(try folder.bytes(Self.name) == before)
    }
  }

  @Test func `is not made through a link, in a file, or below a folder that is not there`() throws {
    try TemporaryFolder.with { folder in
      try FileManager.default.createSymbolicLink(
        atPath: folder.file("cache"), withDestinationPath: folder.path)
      #expect(try folder.shipped().everything().rules.count == 3)
      try FileManager.default.removeItem(atPath: folder.file("cache"))
      try folder.write([1], to: "cache")
      #expect(try folder.shipped().everything().rules.count == 3)
      let far = ShippedData(
        number: 1, checksum: "0", folder: folder.file("no/no/no"), seed: { Sample.knowledge() })
      #expect(try far.everything().rules.count == 3)
      #expect(try folder.names() == ["cache"])
    }
  }

  @Test func `is read as it is, whatever journal lies beside it`() throws {
    try TemporaryFolder.with { folder in
      let shipped = folder.shipped()
      #expect(shipped.prepare())
      // A change that was half done, with the journal that would take it back.
      try FileManager.default.copyItem(atPath: folder.data, toPath: folder.file("live"))
      let db = try Connection(folder.file("live"), .readWrite)
      try db.execute("PRAGMA cache_size = 5; BEGIN IMMEDIATE; UPDATE rule SET note = 'half'")
      try folder.write(try folder.bytes("live-journal"), to: Self.name + "-journal")
      let before = try folder.bytes(Self.name)
      #expect(try shipped.everything().rules.count == 3)
      #expect(try folder.bytes(Self.name) == before)
      #expect(try folder.names("cache").count == 2)
    }
  }

  @Test(arguments: 1...3)
  func `is whole for all of eight that make it at once`(round: Int) throws {
    try TemporaryFolder.with { (folder) throws in
      let failures = Mutex<[String]>([])
      DispatchQueue.concurrentPerform(iterations: 8) { number in
        do {
          let found = try folder.shipped().everything()
          if SetOfRows(found) != SetOfRows(Sample.knowledge()) {
            failures.withLock { $0.append("other rows") }
          }
        } catch {
          failures.withLock { $0.append("\(error)") }
        }
      }
      #expect(failures.withLock { $0 } == [])
      #expect(try folder.names("cache").count == 1)
    }
  }

  @Test func `stays for three versions of Keyline, and takes nothing else with it`() throws {
    try TemporaryFolder.with { folder in
      #expect(folder.shipped().prepare())
      let kept = ["data-1-0.sqlite", "data-x-00112233445566ff.sqlite", "note", ".keyline-0.part"]
      for name in kept { try folder.write([1], to: "cache/" + name) }
      let dead = ".keyline-00112233445566ff.part"
      try FileManager.default.createDirectory(
        atPath: folder.file("cache/" + dead), withIntermediateDirectories: false)
      try folder.write([1], to: "cache/\(dead)/whole")
      let days = Date().addingTimeInterval(-200_000)
      for name in [dead, "data-1-00112233445566ff.sqlite"] {
        try FileManager.default.setAttributes(
          [.modificationDate: days], ofItemAtPath: folder.file("cache/" + name))
      }
      for number in 2...5 { #expect(folder.shipped(Sample.knowledge(data: number)).prepare()) }
      let files = (3...5).map { "data-\($0)-00112233445566ff.sqlite" }
      #expect(try Set(folder.names("cache")) == Set(files + kept))
    }
  }

  @Test func `is held against what the program carries, and made anew if it differs`() throws {
    try TemporaryFolder.with { folder in
      let shipped = folder.shipped()
      #expect(try shipped.isAsShipped() == nil)
      #expect(shipped.prepare())
      #expect(try shipped.isAsShipped() == true)
      try folder.tamper(Self.name, "UPDATE rule SET value = 1")
      #expect(try shipped.isAsShipped() == false)
      #expect(try shipped.isAsShipped() == true)
    }
  }

  @Test(arguments: 1...10)
  func `is read or made anew after any damage, without a trap`(seed: UInt64) throws {
    var random = XorShift(seed: seed)
    try TemporaryFolder.with { folder in
      let shipped = folder.shipped()
      #expect(shipped.prepare())
      let sound = try folder.bytes(Self.name)
      for _ in 0..<20 {
        var damaged = sound
        for _ in 0..<Int.random(in: 1...5, using: &random) {
          let place = Int.random(in: 0..<sound.count, using: &random)
          damaged[place] = UInt8.random(in: 0...255, using: &random)
        }
        try folder.write(damaged, to: Self.name)
        try mode(0o600, folder.data)
        #expect(throws: Never.self) { try shipped.everything() }
      }
    }
  }

  @Test func `goes by a checksum that release builds have as a constant`() {
    #expect(Seed.isRecordedChecksumTrue, "run script/embed")
  }
}
