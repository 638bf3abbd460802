import KeylineModel
import KeylineQuery
import KeylineTestSupport
import KeylineText
import Testing

@Suite("What the probe prints")
struct ProbeReaderTests {
  private static let reading = #"{ "metric": "m", "orientation": "portrait", "value": 44 }"#

  private func text(
    _ readings: String = reading, schema: String = "keyline.probe/1",
    device: String = "iPhone10,3", os: String = "17.2", runtime: String = "simulator",
    also members: String = ""
  ) -> String {
    #"{ "schema": "\#(schema)", "device": "\#(device)", "os": "\#(os)", "runtime": "\#(runtime)", "#
      + members + #" "readings": [\#(readings)] }"#
  }

  private func conditions(_ text: String) throws -> [Dimension: ValueSet] {
    try #require(try table(text).readings.first).conditions
  }

  @Test(arguments: [("17.2", nil), ("17.0", nil), ("16.4", 16), ("26.0", 26)])
  func `names the linked SDK where it is of another major version than the OS`(
    sdk: String, major: Int?
  ) throws {
    let conditions = try conditions(text(also: #""sdk": "\#(sdk)","#))
    #expect(conditions[.sdk] == major.map { ValueSet(values: [$0]) })
  }

  @Test(arguments: [
    ("", false), (#""designCompatibility": false,"#, false),
    (#""designCompatibility": true,"#, true),
  ])
  func `says whether the old design was kept`(members: String, isKept: Bool) throws {
    let conditions = try conditions(text(also: members))
    #expect(conditions[.designCompatibility] == (isKept ? ValueSet(values: [1]) : nil))
  }

  @Test(arguments: [
    ("navigation-bar", "navigation-bar true"), ("large-title", "large-title true"),
    ("prompt", "prompt true"), ("search-bar", "search-bar true"), ("title-view", "title-view true"),
    ("tab-bar", "tab-bar true"), ("toolbar", "toolbar true"),
    ("system-items", "bar-button-items system"), ("custom-items", "bar-button-items custom"),
  ])
  func `says what was on screen`(word: String, condition: String) throws {
    let reading =
      #"{ "metric": "m", "orientation": "landscape", "with": ["\#(word)"], "value": 44 }"#
    #expect(try conditions(text(reading)) == Scope.of(condition).conditions)
  }

  @Test func `states one version, that of its system`() throws {
    #expect(try table(text(os: "17.2")).readings.map(\.os) == [try VersionSet("17.2")])
    #expect(try table(text(os: "17.2.1")).readings.map(\.os) == [try VersionSet("17.2.1")])
  }

  @Test func `becomes a source of its own, by device and system`() throws {
    let members = #""sdk": "18.1", "tool": "Xcode 1610","#
    let measurement = try #require(try table(text(also: members)).measurement)
    #expect(measurement.key == "probe-iphone10-3-17.2")
    #expect(measurement.tool == "iPhone10,3 simulator, iOS 17.2, SDK 18.1, Xcode 1610")
    #expect(measurement.title == "keyline probe on iPhone10,3 (simulator), iOS 17.2")
  }

  @Test(arguments: ["../../etc", "A B", "é", "\\u001b[2J", "x\\ny"])
  func `has a harmless key and a printable title whatever the device is called`(device: String)
    throws
  {
    let measurement = try #require(try table(text(device: device)).measurement)
    #expect(
      measurement.key.utf8.allSatisfy { byte in
        byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || (0x30...0x39).contains(byte)
          || (0x61...0x7A).contains(byte)
      })
    for words in [measurement.title, measurement.tool] {
      #expect(!words.unicodeScalars.contains { $0.properties.generalCategory == .control })
    }
  }

  @Test(
    arguments: [
      (#"{ "orientation": "portrait", "value": 44 }"#, "metric"),
      (#"{ "metric": "m", "value": 44 }"#, "orientation"),
      (#"{ "metric": "m", "orientation": "portrait" }"#, "value"),
      (#"{ "metric": "m", "orientation": "up", "value": 44 }"#, "neither portrait nor landscape"),
      (#"{ "metric": "m", "orientation": "portrait", "value": "44" }"#, "not a number"),
      (#"{ "metric": "m", "orientation": "portrait", "value": 44.1 }"#, "not a length in points"),
      (#"{ "metric": "m", "orientation": "portrait", "value": 44, "x": 1 }"#, "unknown key \"x\""),
      (
        #"{ "metric": "m", "orientation": "portrait", "value": 44, "with": ["hat"] }"#,
        "\"hat\" is not an element on screen. Allowed: navigation-bar"
      ),
      (
        #"{ "metric": "m", "orientation": "portrait", "value": 4, "with": ["none-items"] }"#,
        "not an element"
      ),
      (
        #"{ "metric": "m", "orientation": "portrait", "value": 4, "with": ["zoom"] }"#,
        "not an element"
      ),
      (
        #"{ "metric": "m", "orientation": "portrait", "value": 4, "#
          + #""with": ["suggestions=on", "suggestions=off"] }"#,
        "\"suggestions=off\" contradicts a word before it"
      ),
      (#"{ "metric": "m", "orientation": "portrait", "value": 4, "with": "prompt" }"#, "array"),
      ("7", "an object is expected"),
    ])
  func `is refused where a reading is wrong`(reading: String, words: String) {
    #expect(refusal(of: text(reading))?.contains(words) == true)
  }

  @Test func `is refused where it is of another form or names no version`() {
    #expect(
      refusal(of: text(schema: "keyline.probe/2"))?.contains("is not keyline.probe/1") == true)
    #expect(refusal(of: text(runtime: "desk"))?.contains("neither simulator nor device") == true)
    for os in ["", "17.x", "iOS 17", "17.0.0.1"] {
      #expect(refusal(of: text(os: os))?.hasPrefix("file:1:") == true)
    }
    #expect(refusal(of: text(also: #""sdk": "x","#))?.contains("\"x\" is not a version") == true)
    #expect(
      refusal(of: text(also: #""designCompatibility": 1,"#))?.contains("neither true nor") == true)
    #expect(refusal(of: text(also: #""colour": "red","#))?.contains("unknown key") == true)
    #expect(refusal(of: text(""))?.contains("no readings") == true)
  }
}
