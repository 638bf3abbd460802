import KeylineData
import KeylineQuery
import KeylineText
import Testing

@Suite("Measured devices of apple-dimensions")
struct AppleDimensionsTests {
  private func lines(_ members: String) throws -> [String] {
    try table("{ \(members) }", as: .appleDimensions).lines
  }

  @Test(arguments: ["name", "deviceName", "device", "model", "identifier"])
  func `go by any of the keys for a name`(key: String) throws {
    #expect(
      try lines(#""\#(key)": "iPhone X", "safeArea": { "top": 44 }"#)
        == ["iPhone X · portrait · screen.safeAreaInsets.top = 44"])
  }

  @Test func `go by the name where they have an identifier, too`() throws {
    let members = #""identifier": "iPhone10,3", "name": "iPhone X", "safeArea": { "top": 44 }"#
    #expect(try lines(members).first?.hasPrefix("iPhone X ·") == true)
  }

  @Test(arguments: ["systemVersion", "osVersion", "os", "version"], ["11.4", "iOS 11.4"])
  func `state their version under any of its keys`(key: String, version: String) throws {
    let text = #"{ "name": "a", "\#(key)": "\#(version)", "safeArea": { "top": 1 } }"#
    #expect(try table(text).readings.map(\.os) == [try VersionSet("11.4")])
  }

  @Test func `may state no version`() throws {
    let text = #"{ "name": "a", "os": null, "safeArea": { "top": 1 } }"#
    #expect(try table(text).readings.map(\.os) == [nil])
  }

  @Test(arguments: ["screen", "screenSize", "size", "bounds"])
  func `have their size under any of its keys`(key: String) throws {
    #expect(
      try lines(#""name": "a", "\#(key)": { "width": 375, "height": 812 }"#) == [
        "a · portrait · screen.width = 375", "a · portrait · screen.height = 812",
      ])
  }

  @Test func `may have their size beside their name`() throws {
    #expect(
      try lines(#""name": "a", "width": 375, "height": 812, "scale": 3"#) == [
        "a · portrait · screen.width = 375", "a · portrait · screen.height = 812",
        "a · portrait · screen.scale = 3",
      ])
  }

  @Test(arguments: [
    (375, 812, "", "portrait"), (812, 375, "", "landscape"),
    (375, 812, #""orientation": "landscapeLeft","#, "landscape"),
    (812, 375, #""orientation": "Portrait","#, "portrait"),
    (375, 812, #""orientation": "portraitUpsideDown","#, "portrait"),
  ])
  func `have insets in the orientation that is named, or else that their size has`(
    width: Int, height: Int, orientation: String, expected: String
  ) throws {
    let lines = try lines(
      #"\#(orientation) "name": "a", "safeAreaInsets": { "left": 44 }, "#
        + #""screen": { "width": \#(width), "height": \#(height) }"#)
    #expect(lines.last == "a · \(expected) · screen.safeAreaInsets.left = 44")
  }

  @Test func `of several stand in an array, each with its place`() throws {
    let text = #"""
      [ { "name": "a", "os": "11", "safeArea": { "top": 20 } },
        { "name": "b", "os": "12", "safeArea": { "top": 44, "bottom": 34 } } ]
      """#
    let found = try table(text)
    #expect(
      found.lines == [
        "a · portrait · screen.safeAreaInsets.top = 20",
        "b · portrait · screen.safeAreaInsets.top = 44",
        "b · portrait · screen.safeAreaInsets.bottom = 34",
      ])
    #expect(
      found.readings.map(\.path) == ["[0].safeArea.top", "[1].safeArea.top", "[1].safeArea.bottom"])
    #expect(found.readings.map(\.place.line) == [1, 2, 2])
  }

  @Test func `with an edge that is null have no reading of it`() throws {
    #expect(
      try lines(#""name": "a", "safeArea": { "top": null, "bottom": 34 }"#)
        == ["a · portrait · screen.safeAreaInsets.bottom = 34"])
  }

  @Test(
    arguments: [
      (#"{ "safeArea": { "top": 1 } }"#, "no device; keys: name, deviceName"),
      (#"{ "name": "a", "os": "eleven", "safeArea": {} }"#, "not a set of versions"),
      (#"{ "name": "a", "os": 11, "safeArea": {} }"#, "a string is expected"),
      (#"{ "name": "a", "safeArea": [44, 0, 34, 0] }"#, "an object is expected"),
      (#"{ "name": "a", "safeArea": { "top": "44" } }"#, "a number is expected"),
      (#"{ "name": "a", "safeArea": { "top": 44.1 } }"#, "not a length in points"),
      (#"{ "name": "a", "orientation": 1, "safeArea": {} }"#, "a string is expected"),
      (#"{ "name": "a", "safeArea": {} }"#, "no readings"),
      (#"[ { "name": "a", "safeArea": { "top": 1 } }, 7 ]"#, "an object is expected"),
    ])
  func `that are wrong are refused`(text: String, words: String) {
    #expect(refusal(of: text, as: .appleDimensions)?.contains(words) == true)
  }
}
