import KeylineModel
import KeylineTestSupport
import Testing

struct RenderedPixelsTests {
  /// Screens in points with their scale, and the pixels that Apple states for them.
  @Test(
    arguments: [
      (320, 480, 1, 320, 480), (320, 480, 2, 640, 960), (320, 568, 2, 640, 1136),
      (375, 667, 2, 750, 1334), (414, 736, 3, 1242, 2208), (375, 812, 3, 1125, 2436),
      (414, 896, 2, 828, 1792), (393, 852, 3, 1179, 2556), (768, 1024, 2, 1536, 2048),
      (1024, 1366, 2, 2048, 2732),
    ])
  func `are the points times the scale`(
    width: Int, height: Int, scale: Int, wide: Int, high: Int
  ) throws {
    let device = Device.iPhoneX.with {
      ($0.width, $0.height) = (Length(points: width), Length(points: height))
      $0.scale = scale
    }
    let pixels = try #require(device.renderedPixels)
    #expect([pixels.width, pixels.height] == [wide, high])
  }

  @Test func `are unknown where a side or the scale is`() {
    #expect(Device.iPhoneX.with { $0.width = nil }.renderedPixels == nil)
    #expect(Device.iPhoneX.with { $0.height = nil }.renderedPixels == nil)
    #expect(Device.iPhoneX.with { $0.scale = nil }.renderedPixels == nil)
  }

  @Test(arguments: [
    ("11", "16", "11", "17"), ("11.2", "16.4", "11.2", "16.5"),
    ("11.0.1", "12.5.7", "11.0.1", "12.5.8"),
    ("16", nil, "16", nil),
  ])
  func `versions that ran end after the last that is stated`(
    first: String, last: String?, from: String, until: String?
  ) throws {
    let device = Device.iPhoneX.with {
      $0.firstOS = StatedVersion(first)
      $0.lastOS = last.flatMap { StatedVersion($0) }
    }
    let support = try #require(device.support)
    #expect(support.from == .of(from))
    #expect(support.until == until.map { .of($0) } ?? .highest)
    #expect(device.ran(VersionRange(support.from)))
    #expect(!device.ran(VersionRange(until: support.from)))
    #expect(!device.ran(VersionRange(from: support.until)))
  }
}
