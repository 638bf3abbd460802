import Foundation
import KeylineStore
import Testing

@Suite("A file takes its name when it is whole")
struct ReplacementTests {
  private let place: Place
  /// What the process has open.
  private static let descriptors = "/dev/fd"

  init() throws { place = try Place() }

  private func mode(_ name: String) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: place.path + "/" + name)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue
  }

  @Test func `until then the old one stands there, and afterwards nothing else is left`() throws {
    try place.write("old", to: "a")
    do {
      let replacement = try Replacement(of: place.path + "/a")
      try replacement.write(Array("new".utf8))
      #expect(place.text("a") == "old")
      try replacement.finish()
    }
    #expect(place.text("a") == "new")
    #expect(place.names == ["a"])
  }

  @Test func `one that is not finished leaves nothing`() throws {
    do {
      let replacement = try Replacement(of: place.path + "/a")
      try replacement.write([1])
    }
    #expect(place.names.isEmpty)
  }

  @Test func `nobody else can look into the place where it is made`() throws {
    let replacement = try Replacement(of: place.path + "/a")
    #expect(try mode(place.names[0]) == 0o700)
    #expect(replacement.temporary.hasPrefix(place.path + "/" + place.names[0] + "/"))
  }

  @Test func `a name that was taken meanwhile is not taken again`() throws {
    let replacement = try Replacement(of: place.path + "/a", mode: 0o600)
    try place.write("theirs", to: "a")
    #expect(throws: FileFailure.self) { try replacement.finish(replacing: false) }
    #expect(place.text("a") == "theirs")
    let other = try Replacement(of: place.path + "/b", mode: 0o600)
    try other.finish(replacing: false)
    #expect(try mode("b") == 0o600)
  }

  private func waiting(_ names: [String]) throws -> [PendingFile] {
    try names.map { name in
      let replacement = try Replacement(of: place.path + "/" + name)
      try replacement.write(Array("new".utf8))
      return try replacement.wait()
    }
  }

  @Test func `of several each has its old text until all are whole`() throws {
    try place.write("old a", to: "a")
    let files = try waiting(["a", "b"])
    #expect(place.text("a") == "old a")
    #expect(place.text("b") == nil)
    try files.finish()
    #expect(place.names == ["a", "b"])
    #expect(place.text("a") == "new")
  }

  @Test func `several that are refused leave nothing`() throws {
    try place.write("old a", to: "a")
    _ = try waiting(["a", "b"])
    #expect(place.names == ["a"])
    #expect(place.text("a") == "old a")
  }

  @Test func `one of several that cannot get its name tells which have theirs`() throws {
    do {
      let files = try waiting(["a", "b", "c"])
      // A folder cannot be replaced by a file.
      try FileManager.default.createDirectory(
        atPath: place.path + "/b", withIntermediateDirectories: true)
      let failure = #expect(throws: FileFailure.self) { try files.finish() }
      #expect(failure?.path == place.path + "/b")
      #expect(failure?.finished == [place.path + "/a"])
    }
    #expect(place.names == ["a", "b"])
    #expect(place.text("a") == "new")
  }

  @Test func `more may wait than files may be open`() throws {
    let names = (0..<300).map { "\($0)" }
    let before = try FileManager.default.contentsOfDirectory(atPath: Self.descriptors).count
    let files = try waiting(names)
    let during = try FileManager.default.contentsOfDirectory(atPath: Self.descriptors).count
    #expect(during < before + names.count)
    try files.finish()
    #expect(place.names == names.sorted())
  }
}
