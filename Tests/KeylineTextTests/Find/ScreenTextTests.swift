import KeylineData
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
