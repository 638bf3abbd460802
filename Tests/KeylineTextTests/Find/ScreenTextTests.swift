import KeylineJSON
import KeylineModel
import KeylineQuery
import KeylineTestSupport
import KeylineText
import Testing

@Suite("Devices with a screen of some size, as tables and objects")
struct ScreenTextTests {
  private func match(
    _ device: Device, points: String? = nil, pixels: String? = nil
  ) throws -> ScreenMatch {
    try #require(
      ScreenMatch(
        device, points: try points.map { try ScreenSize($0) },
        pixels: try pixels.map { try ScreenSize($0) }))
  }

  @Test(
    arguments: [
      // An iPhone 8 Plus renders more pixels than its panel has.
      (.iPhone8Plus, nil, "1242x2208", "rendered pixels"),
      (.iPhone8Plus, nil, "1080x1920", "native pixels"),
      (.iPhone8Plus, "414x736", nil, "points"),
      (.iPhone8Plus, "736x414", "1242x2208", "points and rendered pixels"),
      (.iPhoneX, "375x812", "2436x1125", "points and rendered pixels and native pixels"),
    ] as [(Device, String?, String?, String)])
  func `say by which of their sizes they fit`(
    device: Device, points: String?, pixels: String?, reasons: String
  ) throws {
    let match = try match(device, points: points, pixels: pixels)
    #expect([match].table().rows.map(\.last) == [reasons])
    #expect(match.json["fits"]?.texts.joined(separator: " and ") == reasons)
  }

  @Test func `have their sizes in points and in both kinds of pixels`() throws {
    let match = try match(.iPhone8Plus, points: "414x736")
    #expect(
      [match].table().rows == [
        ["iPhone 8 Plus", "414x736", "@3x", "1242x2208", "1080x1920", "points"]
      ])
    #expect(
      match.json.inline
        == #"{ "device": "iphone-8-plus", "name": "iPhone 8 Plus", "#
        + #""points": { "width": 414, "height": 736 }, "scale": 3, "#
        + #""rendered": { "width": 1242, "height": 2208 }, "#
        + #""native": { "width": 1080, "height": 1920 }, "fits": ["points"] }"#)
  }

  @Test func `have unknown where a size is, and null for programs`() throws {
    let device = Device.iPhone8Plus.with {
      $0.scale = nil
      $0.nativeHeight = nil
    }
    let match = try match(device, points: "414x736")
    #expect(
      [match].table().rows == [
        ["iPhone 8 Plus", "414x736", "unknown", "unknown", "unknown", "points"]
      ])
    for key in ["scale", "rendered", "native"] { #expect(match.json[key]?.kind == .null) }
    let whole = try document("keyline.find-screen/1", [("results", .array([match.json]))])
    #expect(try objections(to: whole, as: "keyline.find-screen/1") == [])
  }
}
