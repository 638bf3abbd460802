import Foundation
import KeylineModel
import KeylineStore
import Testing

@testable import KeylinePublish

@Suite("Publishing")
struct PublishingTests {
  private struct Refusal: Error {}

  private static func device(_ id: String) -> [PublishedValue] {
    let known: [PublishedValue] = [.text(id), .text("A name"), .text("iphone"), .text("phone")]
    return known
      + Array(repeating: .null, count: PublishedTable.device.columns.count - known.count)
  }

  /// Runs a test with the path of a file in a folder of its own.
  private static func with(_ test: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "keyline-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    try test(folder.appending(path: "it.sqlite").path)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names == ["it.sqlite"])
  }

  @Test func `rows are read back as they were given`() throws {
    try Self.with { path in
      try PublishedDatabase.write(to: path) {
        try $0.insert(.device, Self.device("a"))
        try $0.insert(.deviceIdentifier, [.text("x'\"; DROP TABLE device"), .text("a")])
      }
      let names = try Connection(path, .readOnly).texts(
        "SELECT identifier || name FROM device_identifier JOIN device")
      #expect(names == ["x'\"; DROP TABLE deviceA name"])
    }
  }

  @Test func `a reference that leads nowhere is refused, and no journal is left`() throws {
    try Self.with { path in
      let error = #expect(throws: SQLiteError.self) {
        try PublishedDatabase.write(to: path) {
          try $0.insert(.deviceIdentifier, [.text("x"), .text("nobody")])
        }
      }
      #expect(error?.code.primary == .constraint)
    }
  }

  @Test func `what the maker of the rows throws comes through`() throws {
    try Self.with { path in
      #expect(throws: Refusal.self) {
        try PublishedDatabase.write(to: path) { _ in throw Refusal() }
      }
    }
  }

  @Test func `every table can be created, and each column has a note`() throws {
    try Self.with { path in
      try PublishedDatabase.write(to: path) { _ in }
      let count = try Connection(path, .readOnly).integer(
        "SELECT count(*) FROM column_note WHERE length(note) > 3")
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
