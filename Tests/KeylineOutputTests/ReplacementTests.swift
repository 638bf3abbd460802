import Foundation
import KeylineOutput
import Testing

@Suite("A file takes its name when it is whole")
struct ReplacementTests {
  private let place: Place

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

  @Test func `of several all are finished or none`() throws {
    try place.write("old a", to: "a")
    let replacements = try ["a", "b", "c"].map { name in
      let replacement = try Replacement(of: place.path + "/" + name)
      try replacement.write(Array("new".utf8))
      return replacement
    }
    // A folder cannot be replaced by a file.
    try FileManager.default.createDirectory(
      atPath: place.path + "/c", withIntermediateDirectories: true)
    #expect(throws: FileFailure.self) { try replacements.finish() }
    #expect(place.text("a") == "old a")
    #expect(place.text("b") == nil)
  }

  @Test(arguments: [".keyline-0123456789abcdef.part", ".keyline-ffffffffffffffff.part"])
  func `what a dead process left is removed with its links, and nothing that they lead to`(
    name: String
  ) throws {
    let other = try Place()
    try other.write("theirs", to: "file")
    try FileManager.default.createDirectory(
      atPath: place.path + "/" + name, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: "\(place.path)/\(name)/devices", withDestinationPath: other.path)
    PrivateFolder.sweep(try OpenFolder(place.path))
    #expect(place.names.isEmpty)
    #expect(other.text("file") == "theirs")
  }

  @Test(arguments: [
    ".keyline-0123456789abcdef", ".keyline-0123456789ABCDEF.part", ".keyline-1.part", "a.part",
  ])
  func `a folder of another name is nobody's leftover`(name: String) throws {
    try FileManager.default.createDirectory(
      atPath: place.path + "/" + name, withIntermediateDirectories: true)
    PrivateFolder.sweep(try OpenFolder(place.path))
    #expect(place.names == [name])
  }

  @Test func `one that a process is using stays`() throws {
    let held = try PrivateFolder(in: OpenFolder(place.path))
    PrivateFolder.sweep(try OpenFolder(place.path))
    #expect(try held.parent.names().count == 1)
  }
}
