import Foundation
import KeylineStore
import Testing

/// A folder of one test.
final class Place {
  let path = NSTemporaryDirectory() + "keyline-output-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name))
  }

  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: path + "/" + name).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}

@Suite("What is done in an open folder stays in it")
struct OpenFolderTests {
  private let place: Place
  private let folder: OpenFolder

  init() throws {
    place = try Place()
    folder = try OpenFolder(place.path)
  }

  @Test(arguments: ["..", ".", "", "a/b", "../x", "/etc/passwd", "a\u{0}b"])
  func `a name that is more than a name is refused`(name: String) throws {
    #expect(throws: FileFailure.self) { try folder.write([1], to: name) }
    #expect(throws: FileFailure.self) { try folder.bytes(name, atMost: 10) }
    #expect(throws: FileFailure.self) { try folder.remove(name) }
    #expect(throws: FileFailure.self) { try folder.folder(creating: name) }
    #expect(throws: FileFailure.self) { try Replacement(of: name, in: folder) }
    #expect(place.names.isEmpty)
  }

  @Test(arguments: ["../x", "a/../../x", "/x", "a//x", "a/..", "./x"])
  func `a path does not leave the folder`(path: String) throws {
    #expect(throws: FileFailure.self) { try folder.place(creating: path) }
  }

  @Test func `a path leads to the folders that it names`() throws {
    let (inner, name) = try folder.place(creating: "devices/a.json")
    try inner.write(Array("x".utf8), to: name)
    #expect(place.text("devices/a.json") == "x")
    #expect(try folder.place("devices/a.json").name == "a.json")
  }

  @Test func `no link is followed`() throws {
    let other = try Place()
    try other.write("theirs", to: "file")
    try FileManager.default.createSymbolicLink(
      atPath: place.path + "/folder", withDestinationPath: other.path)
    try FileManager.default.createSymbolicLink(
      atPath: place.path + "/file", withDestinationPath: other.path + "/file")
    #expect(throws: FileFailure.self) { try folder.place(creating: "folder/x") }
    #expect(try folder.bytes("file", atMost: 100) == nil)
    #expect(throws: FileFailure.self) { try folder.write([1], to: "file") }
    #expect(throws: FileFailure.self) { try Replacement(of: "file", in: folder) }
    try folder.remove("file")
    #expect(other.text("file") == "theirs")
  }

  @Test func `a folder in which something is stays`() throws {
    let (inner, name) = try folder.place(creating: "devices/a")
    try inner.write([1], to: name)
    folder.removeIfEmpty("devices")
    #expect(place.names == ["devices"])
    try inner.remove(name)
    folder.removeIfEmpty("devices")
    #expect(place.names.isEmpty)
  }
}
