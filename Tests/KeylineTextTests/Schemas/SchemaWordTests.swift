import KeylineData
import KeylineModel
import KeylineTestSupport
import Testing

@testable import KeylineText

@Suite("Words and numbers that schemas allow")
struct SchemaWordTests {
  /// The smallest document of a schema with other members in its first row.
  private func fits(_ row: String, _ changes: [(String, String?)], _ name: String, _ list: String)
    throws
    -> Bool
  {
    var members = try JSONValue.reading(row).members.map { ($0.key, Optional($0.value)) }
    for (key, text) in changes {
      members.removeAll { $0.0 == key }
      members.append((key, try text.map { try JSONValue.reading($0) }))
    }
    let whole = try document(name, [(list, .array([.object(members)]))])
    return try objections(to: whole, as: name) == []
  }

  @Test(arguments: [
    ("status", #""known""#, true), ("status", #""notApplicable""#, true),
    ("status", #""sure""#, false),
    ("status", "null", false), ("value", "53.667", true), ("value", "null", true),
    ("value", #""44""#, false), ("pixels", "null", true), ("pixels", "1.5", false),
    ("unit", #""scale""#, true), ("unit", #""px""#, false), ("orientation", #""up""#, false),
    ("confidence", "null", true), ("confidence", #""single source""#, true),
    ("confidence", #""sure""#, false), ("verifiedThrough", "null", true),
    ("verifiedThrough", "17", false),
    ("candidates", "[24, null]", true), ("candidates", #"["24"]"#, false),
    ("why", #"{ "reason": "unmeasured", "text": "unknown, not measured" }"#, true),
    ("why", #""unknown""#, false), ("assumesDefaultSDK", "true", true),
    ("assumesDefaultSDK", "1", false),
    ("situation", #"{ "large-title": true, "sdk": "13", "zoom": "zoomed" }"#, true),
    ("situation", #"{ "zoom": "any" }"#, false),
    ("situation", #"{ "orientation": "portrait" }"#, false),
    ("situation", #"{ "width": 375 }"#, false), ("situation", #"{ "large-title": 1 }"#, false),
  ])
  func `of a cell`(key: String, text: String, isAllowed: Bool) throws {
    #expect(
      try fits(SmallestDocuments.cell, [(key, text)], "keyline.get/1", "results") == isAllowed)
  }

  @Test(arguments: [
    ("width", "375", true), ("width", #""375""#, false), ("scale", "3", true),
    ("scale", "2.5", false),
    ("family", #""ipod""#, true), ("family", #""mac""#, false), ("home-button", "true", true),
    ("home-button", #""yes""#, false), ("sensor-housing", #""dynamic-island""#, true),
    ("sensor-housing", #""hole""#, false), ("os", #"{ "first": "11" }"#, true), ("os", "{}", true),
    ("os", #"{ "from": "11" }"#, false), ("copied", #"["width", "last-os"]"#, true),
    ("copied", #"["name"]"#, false), ("identifiers", #""iPhone10,3""#, false),
    ("note", "null", false),
  ])
  func `of a device`(key: String, text: String, isAllowed: Bool) throws {
    #expect(
      try fits(SmallestDocuments.device, [(key, text)], "keyline.devices/1", "devices") == isAllowed
    )
  }

  @Test(arguments: [
    ("value", "44", true), ("value", #""a - b""#, true), ("value", "null", false),
    ("os", #"{ "from": "14" }"#, true),
    ("os", #"{ "from": { "after": "17.2", "by": "26.1" } }"#, true),
    ("os", #"{ "from": { "after": "17.2" } }"#, false), ("os", #""14""#, false), ("os", "{}", true),
    ("rests-on", #""s/1""#, false), ("continues", "[]", true),
    ("where", #"{ "devices": ["iphone-x"], "orientation": "portrait" }"#, true),
    ("where", #"{ "orientation": ["portrait", "landscape"], "zoom": "any" }"#, true),
    ("where", #"{ "width": 375 }"#, true), ("where", #"{ "width": [320, 375] }"#, true),
    ("where", #"{ "width": { "from": 375, "to": 414 } }"#, true),
    ("where", #"{ "width": "375" }"#, false),
    ("where", #"{ "width": { "from": 375, "until": 414 } }"#, false),
    ("where", #"{ "sdk": { "from": "13" } }"#, true), ("where", #"{ "sdk": 13 }"#, false),
    ("where", #"{ "large-title": true }"#, true), ("where", #"{ "large-title": "yes" }"#, false),
    ("where", #"{ "os": "14" }"#, false), ("where", #"{ "zoom": "big" }"#, false),
  ])
  func `of a rule`(key: String, text: String, isAllowed: Bool) throws {
    #expect(
      try fits(SmallestDocuments.rule, [(key, text)], "keyline.rules/1", "rules") == isAllowed)
  }

  @Test(arguments: [
    ("os", #""11""#, true), ("os", #"["11", "12.1"]"#, true), ("os", #"{ "from": "11" }"#, true),
    ("os", #"{ "from": "11", "until": "26" }"#, true), ("os", "11", false), ("os", #"[11]"#, false),
    ("obtained", #""tabulated""#, true), ("obtained", #""guessed""#, false), ("value", "-8", true),
    ("value", #""a + b""#, false), ("disputed", #""it is not""#, true), ("disputed", "true", false),
  ])
  func `of an observation`(key: String, text: String, isAllowed: Bool) throws {
    #expect(
      try fits(
        SmallestDocuments.observation, [(key, text)], "keyline.observations/1", "observations")
        == isAllowed)
  }

  @Test(arguments: [
    ("support", #"[{ "verdict": "partly", "os": { "until": "11" } }]"#, true),
    ("support", #"[{ "os": {} }]"#, false), ("support", #"[{ "verdict": "maybe" }]"#, false),
    ("constants", #"[{ "name": "c", "number": 0.25 }, { "name": "d", "value": "-m" }]"#, true),
    ("constants", #"[{ "value": 44 }]"#, false), ("goals", #"["table-shift"]"#, true),
    ("goals", #"["fun"]"#, false), ("title-zh", #""标题""#, true), ("kind", #""hierarchy""#, true),
    ("kind", #""trick""#, false), ("tree", #"["UIView", "  UILabel"]"#, true),
  ])
  func `of a technique`(key: String, text: String, isAllowed: Bool) throws {
    #expect(
      try fits(SmallestDocuments.technique, [(key, text)], "keyline.techniques/1", "techniques")
        == isAllowed)
  }

  @Test(arguments: Dimension.allCases)
  func `have a meaning for every condition, that ends in a full stop`(dimension: Dimension) {
    #expect(dimension.meaning.hasSuffix("."))
    #expect(dimension.meaning.count > 10)
  }

  @Test(
    arguments: [
      (SchemaPart.string, #"{ "type": ["string", "null"] }"#),
      (.choice(["a"]), #"{ "type": ["string", "null"], "enum": ["a", null] }"#),
      (.array(of: .integer), #"{ "type": ["array", "null"], "items": { "type": "integer" } }"#),
    ])
  func `may be null where they say so`(part: SchemaPart, json: String) {
    #expect(part.orNull.json.inline == json)
  }
}
