import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@Suite("Finding a screen")
struct ScreenMatchTests {
  private func found(points: String? = nil, pixels: String? = nil) throws -> [String] {
    let (points, pixels) = (
      try points.map { try ScreenSize($0) }, try pixels.map { try ScreenSize($0) }
    )
    return Device.samples.compactMap { device in
      ScreenMatch(device, points: points, pixels: pixels).map { match in
        device.id + (match.isByPoints ? " points" : "") + (match.isByRendered ? " rendered" : "")
          + (match.isByNative ? " native" : "")
      }
    }
  }

  @Test(arguments: ["375x812", "812x375", "375×812", "375 x 812", "375X812"])
  func `a size in points fits whichever way the device is held`(size: String) throws {
    #expect(try found(points: size) == ["iphone-x points"])
  }

  @Test func `where both are the same it fits by both`() throws {
    #expect(try found(pixels: "1125x2436") == ["iphone-x rendered native"])
  }

  @Test func `points and pixels must fit together`() throws {
    #expect(
      try found(points: "375x812", pixels: "1125x2436") == ["iphone-x points rendered native"])
    #expect(try found(points: "375x667", pixels: "1125x2436") == [])
  }

  @Test func `an unknown size fits nothing`() throws {
    let device = Device.iPhoneX.with { $0.width = nil }
    #expect(ScreenMatch(device, points: try ScreenSize("375x812"), pixels: nil) == nil)
    let bare = Device.iPhoneX.with { ($0.scale, $0.nativeWidth) = (nil, nil) }
    #expect(ScreenMatch(bare, points: nil, pixels: try ScreenSize("1125x2436")) == nil)
  }

  @Test(arguments: [("10", false), ("11", true), ("17", false), ("10,16", true), ("17+", false)])
  func `a device fits that ran one of the versions`(versions: String, fits: Bool) throws {
    let size = try ScreenSize("375x812")
    let versions = try VersionSet(versions)
    #expect((ScreenMatch(.iPhoneX, points: size, pixels: nil, on: versions) != nil) == fits)
    let device = Device.iPhoneX.with { $0.firstOS = nil }
    #expect(ScreenMatch(device, points: size, pixels: nil) != nil)
    #expect(ScreenMatch(device, points: size, pixels: nil, on: versions) == nil)
  }

  @Test(arguments: [
    "", "x", "375", "375x", "x812", "375x812x3", "0x812", "-375x812", "axb", "375*812",
    "9999999x1",
  ])
  func `what is no size is malformed`(text: String) {
    #expect(throws: SetError.self) { try ScreenSize(text) }
  }
}
