import KeylineModel
import KeylineTestSupport
import Testing

struct DeviceLikeTests {
  @Test(
    arguments: [
      { $0.width = Length(points: 390) }, { $0.height = Length(points: 852) }, { $0.scale = 2 },
    ] as [@Sendable (inout Device) -> Void])
  func `another screen has another panel, which is unknown`(
    change: @Sendable (inout Device) -> Void
  ) {
    let template = Self.whole
    let completed = Device.device("new", "New", .iphone, change).completed(from: template)
    #expect(completed.nativeWidth == nil && completed.nativeHeight == nil)
    #expect(completed.pixelsPerInch == nil && completed.diagonal == nil)
    #expect(completed.copied.isSuperset(of: [.cornerRadius, .homeButton, .sensorHousing]))
  }

  @Test func `the same screen has the same panel`() {
    let same = Device.device("new", "New", .iphone) {
      ($0.width, $0.height, $0.scale) = (Length(points: 375), Length(points: 812), 3)
    }
    let completed = same.completed(from: Self.whole)
    #expect(completed.nativeWidth == 1125 && completed.nativeHeight == 2436)
    #expect(completed.copied.isSuperset(of: [.pixelsPerInch, .diagonal]))
  }

  /// A device of which the panel is known, too.
  private static let whole = Device.device("whole", "Whole", .iphone) {
    ($0.width, $0.height, $0.scale) = (Length(points: 375), Length(points: 812), 3)
    ($0.nativeWidth, $0.nativeHeight) = (1125, 2436)
    ($0.pixelsPerInch, $0.diagonal, $0.cornerRadius) = (458, 580, Length(points: 39))
    ($0.homeButton, $0.sensorHousing) = (false, .notch)
  }
}
