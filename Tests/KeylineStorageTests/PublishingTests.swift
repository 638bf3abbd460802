import KeylineModel
import KeylineSQLite
import KeylineStorage
import Testing

@Suite("Publishing")
struct PublishingTests {
  private struct Refusal: Error {}

  private static func device(_ id: String) -> [PublishedValue] {
    let known: [PublishedValue] = [.text(id), .text("A name"), .text("iphone"), .text("phone")]
    return known
      + Array(repeating: .null, count: PublishedTable.device.columns.count - known.count)
  }

  @Test func `rows are read back as they were given`() throws {
    try TemporaryFolder.with { folder in
      try PublishedDatabase.write(to: folder.file(), named: "it") {
        try $0.insert(.device, Self.device("a"))
        try $0.insert(.deviceIdentifier, [.text("x'\"; DROP TABLE device"), .text("a")])
      }
      let names = try folder.look { db in
        try db.texts("SELECT identifier || name FROM device_identifier JOIN device")
      }
      #expect(names == ["x'\"; DROP TABLE deviceA name"])
      #expect(try folder.names() == ["keyline.sqlite"])
    }
  }

  @Test func `a reference that leads nowhere is refused`() throws {
    _ = try TemporaryFolder.with { folder in
      #expect(throws: StorageError.self) {
        try PublishedDatabase.write(to: folder.file(), named: "it") {
          try $0.insert(.deviceIdentifier, [.text("x"), .text("nobody")])
        }
      }
    }
  }

  @Test func `what the maker of the rows throws comes through`() throws {
    _ = try TemporaryFolder.with { folder in
      #expect(throws: Refusal.self) {
        try PublishedDatabase.write(to: folder.file(), named: "it") { _ in throw Refusal() }
      }
    }
  }

  @Test func `every table can be created, and each column has a note`() throws {
    try TemporaryFolder.with { folder in
      try PublishedDatabase.write(to: folder.file(), named: "it") { _ in }
      let count = try folder.look { db in
        try db.integer("SELECT count(*) FROM column_note WHERE length(note) > 3") ?? 0
      }
      #expect(count == PublishedTable.all.map(\.columns.count).reduce(0, +))
    }
  }

  @Test(arguments: [("44", 44.0), ("53.667", 53.667), ("-8", -8.0), ("0", 0.0)])
  func `a length is the number that is printed everywhere`(text: String, number: Double) {
    #expect(PublishedValue(Length(text)) == .real(number))
  }

  @Test func `nothing is null, never zero`() {
    #expect(PublishedValue(Length?.none) == .null)
    #expect(PublishedValue(Int?.none) == .null)
    #expect(PublishedValue(String?.none) == .null)
  }
}
