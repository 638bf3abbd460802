import CKeylineSQLite
import Foundation
import KeylineStore
import Testing

/// What a journal may make SQLite delete.
@Suite struct SQLiteJournalTests {
  /// A journal that SQLite applies to a database of 4,096 bytes a page, and that names a super-journal:
  /// https://www.sqlite.org/fileformat2.html#the_rollback_journal.
  private func journal(of database: [UInt8], naming name: String) -> [UInt8] {
    func number(_ value: Int) -> [UInt8] {
      (0..<4).reversed().map { UInt8(value >> ($0 * 8) & 255) }
    }
    let mark: [UInt8] = [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7]
    let page = Array(database[4_096..<8_192])
    let sum = stride(from: 4_096 - 200, to: 0, by: -200).reduce(7) { $0 + Int(page[$1]) }
    var journal = mark + [1, 7, database.count / 4_096, 512, 4_096].flatMap(number)
    journal += Array(repeating: 0, count: 512 - journal.count)
    journal += number(2) + page + number(sum) + number(0x4000_0000 / 4_096 + 1)
    let bytes = Array(name.utf8)
    return journal + bytes + number(bytes.count) + number(bytes.reduce(0) { $0 + Int($1) }) + mark
  }

  @Test(arguments: [false, true])
  func `a journal that names another file is refused and deletes nothing`(isPipe: Bool) throws {
    try TemporaryFolder.with { folder in
      try folder.database()
      if isPipe {
        #expect(mkfifo(folder.file("victim"), 0o600) == 0)
      } else {
        try folder.write([1], to: "victim")
      }
      let journal = journal(of: try folder.bytes(), naming: folder.file("victim"))
      try folder.write(journal, to: "keyline.sqlite-journal")
      let db = try Connection(folder.file(), .readWrite)
      let error = #expect(throws: SQLiteError.self) { try db.integer("SELECT count(*) FROM t") }
      #expect(error?.code == .superJournal)
      #expect(try folder.names() == ["keyline.sqlite", "victim"])
      #expect(try db.integer("SELECT count(*) FROM t") == 3)
    }
  }

  @Test func `a connection deletes the journals of its own database and nothing else`() throws {
    try TemporaryFolder.with { folder in
      try folder.database()
      let own = ["keyline.sqlite-journal", "keyline.sqlite-wal"]
      let others = [
        "keyline.sqlite", "keyline.sqlite-journal-journal", "keyline.sqlite2-journal",
        "b.sqlite-journal", "victim",
      ]
      for name in own + others.dropFirst() { try folder.write([1], to: name) }
      let files = try #require(keyline_files_create(0))
      var handle: OpaquePointer?
      let name = keyline_files_name(files)
      #expect(sqlite3_open_v2(folder.file(), &handle, SQLITE_OPEN_READWRITE, name) == SQLITE_OK)
      let vfs = try #require(sqlite3_vfs_find(name))
      for name in own {
        #expect(vfs.pointee.xDelete(vfs, folder.file(name), 0) == SQLITE_OK)
      }
      for name in others {
        #expect(vfs.pointee.xDelete(vfs, folder.file(name), 0) == ResultCode.superJournal.rawValue)
      }
      #expect(sqlite3_close(handle) == SQLITE_OK)
      keyline_files_destroy(files)
      #expect(try folder.names() == others.sorted())
    }
  }
}
