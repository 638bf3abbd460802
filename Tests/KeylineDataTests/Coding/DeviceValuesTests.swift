import KeylineData
import KeylineModel
import Testing

@Suite struct DeviceValuesTests {
  @Test func `every key is read`() throws {
    let device = try Decoding.device(
      """
      { "id": "iphone-x", "name": "iPhone X", "family": "iphone",
        "identifiers": ["iPhone10,3", "iPhone10,6"], "released": "2017-11-03", "width": 375,
        "height": 812, "scale": 3, "native-width": 1125, "native-height": 2436,
        "pixels-per-inch": 458, "diagonal": 5.85, "corner-radius": 39.5, "home-button": false,
        "sensor-housing": "notch", "size-class-in-landscape": "compact",
        "os": { "first": "11.0.1", "last": "16" }, "like": "iphone-8", "copied": ["scale"],
        "sources": ["a", "b"], "note": "N." }
      """)
    var expected = Device(id: "iphone-x", name: "iPhone X", family: .iphone, layer: .local)
    expected.identifiers = ["iPhone10,3", "iPhone10,6"]
    expected.released = "2017-11-03"
    expected.width = Length(points: 375)
    expected.height = Length(points: 812)
    expected.scale = 3
    expected.nativeWidth = 1125
    expected.nativeHeight = 2436
    expected.pixelsPerInch = 458
    expected.diagonal = 585
    expected.cornerRadius = Length(sixths: 237)
    expected.homeButton = false
    expected.sensorHousing = .notch
    expected.sizeClassInLandscape = .compact
    expected.firstOS = StatedVersion(OSVersion(11, 0, 1), precision: .patch)
    expected.lastOS = StatedVersion(OSVersion(16), precision: .major)
    expected.like = "iphone-8"
    expected.copied = [.scale]
    expected.sources = ["a", "b"]
    expected.note = "N."
    #expect(device == expected)
  }

  @Test(arguments: [
    ("\"family\": \"phone\"", "iphone, ipod, ipad"),
    ("\"sensor-housing\": \"island\"", "none, notch, dynamic-island"),
    ("\"size-class-in-landscape\": \"Regular\"", "compact, regular"),
    ("\"copied\": [\"colour\"]", "released, width, height, scale"),
  ])
  func `a wrong name lists the allowed ones`(member: String, allowed: String) throws {
    let text =
      member.hasPrefix("\"family\"")
      ? "{ \"id\": \"a\", \"name\": \"A\", \(member) }" : Decoding.deviceText(extra: member)
    let error = try #require(throws: InputError.self) { try Decoding.device(text) }
    #expect(error.message.contains("Allowed: " + allowed))
    #expect(error.position != nil)
    #expect(!error.path.isEmpty)
  }

  @Test(arguments: [
    "\"width\": \"375\"", "\"width\": 0", "\"width\": -1", "\"width\": 100001", "\"width\": 1e2",
    "\"width\": 375.1", "\"height\": 0", "\"height\": null", "\"scale\": 0", "\"scale\": 5",
    "\"scale\": 2.0", "\"scale\": \"2\"", "\"native-width\": 0", "\"native-height\": 1.5",
    "\"pixels-per-inch\": 10001", "\"diagonal\": 5.855", "\"diagonal\": 0.5", "\"diagonal\": 100",
    "\"diagonal\": -5", "\"diagonal\": 5e0", "\"diagonal\": \"5.8\"", "\"corner-radius\": -1",
    "\"corner-radius\": 39.1", "\"home-button\": 1", "\"home-button\": \"no\"",
    "\"released\": \"\"", "\"released\": \"2017-13-01\"", "\"released\": \"2017-00-01\"",
    "\"released\": \"2017-1-1\"", "\"released\": \"17-01-01\"", "\"released\": \"2017-01-32\"",
    "\"released\": \"2017-02-31\"",
    "\"released\": \"2017-11-03T00:00\"", "\"released\": \"November 2017\"",
    "\"released\": \"2017+11-03\"", "\"released\": 2017",
    "\"identifiers\": \"iPhone10,3\"", "\"identifiers\": [\"\"]", "\"identifiers\": [\"iPhone\"]",
    "\"identifiers\": [\"iPhone10\"]", "\"identifiers\": [\"iPhone10,\"]",
    "\"identifiers\": [\"iPhone10,3,1\"]", "\"identifiers\": [\"10,3\"]",
    "\"identifiers\": [\"iPhone10, 3\"]", "\"identifiers\": [\"iPhöne10,3\"]",
    "\"identifiers\": [\"iPhone10,3\\u0000\"]", "\"identifiers\": [103]",
    "\"os\": \"11\"", "\"os\": { \"first\": 11 }", "\"os\": { \"first\": \"\" }",
    "\"os\": { \"first\": \"16\", \"last\": \"11\" }", "\"os\": { \"from\": \"11\" }",
    "\"os\": { \"first\": \"11.x\" }", "\"os\": { \"last\": \"11.0.0.0\" }",
    "\"sources\": \"a\"", "\"sources\": [1]", "\"note\": \"\"", "\"note\": 1", "\"like\": 1",
    "\"like\": \"\"", "\"copied\": \"scale\"",
  ])
  func `a value of another kind or outside its range is refused with its place`(
    member: String
  ) throws {
    let error = try #require(throws: InputError.self) {
      try Decoding.device(Decoding.deviceText(extra: member))
    }
    #expect(error.position?.line == 1)
    #expect((error.position?.column ?? 0) > 45)
    #expect(member.contains(error.path.prefix { $0 != "." }))
    #expect(!error.path.isEmpty)
  }

  @Test(arguments: [("5.8", 580), ("12.9", 1290), ("6.10", 610), ("5", 500), ("5.05", 505)])
  func `a diagonal is kept in hundredths`(digits: String, hundredths: Int) throws {
    let device = try Decoding.device(Decoding.deviceText(extra: "\"diagonal\": \(digits)"))
    #expect(device.diagonal == hundredths)
  }
}
