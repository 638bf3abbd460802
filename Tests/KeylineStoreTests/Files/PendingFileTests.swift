import Foundation
import KeylineStore
import Testing

@Suite("A file that somebody changes meanwhile is left alone")
struct PendingFileTests {
  private let place: Place

  init() throws { place = try Place() }

  private func waiting(_ name: String) throws -> PendingFile {
    let replacement = try Replacement(of: place.path + "/" + name)
    try replacement.write(Array("new".utf8))
    return try replacement.wait(replacing: Array("old".utf8))
  }

  @Test(arguments: ["odd", "longer", ""])
  func `and so are the others of the call`(text: String) throws {
    try place.write("old", to: "a")
    try place.write("old", to: "b")
    do {
      let files = [try waiting("a"), try waiting("b")]
      try place.write(text, to: "b")
      let failure = #expect(throws: FileFailure.self) { try files.finish() }
      #expect(failure?.attempt == .replacingChanged)
      #expect(failure?.path == place.path + "/b")
    }
    #expect(place.text("a") == "old")
    #expect(place.text("b") == text)
    #expect(place.names == ["a", "b"])
  }

  @Test func `until it is as it was read`() throws {
    try place.write("old", to: "a")
    let file = try waiting("a")
    try FileManager.default.removeItem(atPath: place.path + "/a")
    #expect(throws: FileFailure.self) { try [file].finish() }
    try place.write("old", to: "a")
    try [file].finish()
    #expect(place.text("a") == "new")
  }
}
