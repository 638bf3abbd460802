import KeylineModel
import KeylineTestSupport
import Testing

struct DeviceAttributeTests {
  /// A device of which everything is known.
  private static let whole = Device.device("whole", "Whole", .iphone) {
    ($0.width, $0.height, $0.scale) = (Length(points: 393), Length(points: 852), 3)
    ($0.nativeWidth, $0.nativeHeight) = (1179, 2556)
    ($0.pixelsPerInch, $0.diagonal, $0.cornerRadius) = (460, 612, Length(points: 55))
    ($0.homeButton, $0.sensorHousing, $0.sizeClassInLandscape) = (false, .dynamicIsland, .compact)
    ($0.firstOS, $0.lastOS) = (StatedVersion("16"), StatedVersion("18"))
    ($0.released, $0.note, $0.identifiers) = ("2022-09-16", "n", ["iPhone15,2"])
    $0.sources = ["s"]
  }

  /// What takes an attribute away from a device.
  private static let removals: [DeviceAttribute: @Sendable (inout Device) -> Void] = [
    .width: { $0.width = nil }, .height: { $0.height = nil }, .scale: { $0.scale = nil },
    .nativeWidth: { $0.nativeWidth = nil }, .nativeHeight: { $0.nativeHeight = nil },
    .pixelsPerInch: { $0.pixelsPerInch = nil }, .diagonal: { $0.diagonal = nil },
    .cornerRadius: { $0.cornerRadius = nil }, .homeButton: { $0.homeButton = nil },
    .sensorHousing: { $0.sensorHousing = nil },
    .sizeClassInLandscape: { $0.sizeClassInLandscape = nil }, .firstOS: { $0.firstOS = nil },
    .lastOS: { $0.lastOS = nil },
  ]

  @Test(arguments: DeviceAttribute.allCases.filter { $0 != .released })
  func `each is taken over alone where it alone is missing`(attribute: DeviceAttribute) throws {
    var device = Self.whole
    let remove = try #require(Self.removals[attribute])
    remove(&device)
    #expect(device != Self.whole)
    let completed = device.completed(from: Self.whole)
    #expect(completed.copied == [attribute])
    #expect(completed.with { ($0.copied, $0.like) = ([], nil) } == Self.whole)
  }

  @Test(arguments: DeviceAttribute.allCases.filter { $0 != .released })
  func `none is taken over that the other does not have`(attribute: DeviceAttribute) throws {
    let remove = try #require(Self.removals[attribute])
    let completed = Self.whole.with(remove).completed(from: Self.whole.with(remove))
    #expect(completed.copied.isEmpty)
    #expect(completed.like == "whole")
  }

  @Test func `the first day of sale, the note and the sources are nobody else's`() {
    let completed = Device(id: "new", name: "New", family: .iphone).completed(from: Self.whole)
    #expect(completed.copied == Set(DeviceAttribute.allCases).subtracting([.released]))
    #expect(completed.released == nil)
    #expect(completed.note == nil)
    #expect(completed.identifiers.isEmpty)
    #expect(completed.sources.isEmpty)
    #expect(completed.layer == .shipped)
  }

  @Test func `what was copied once is copied on, and stays known as copied`() {
    let first = Device(id: "first", name: "First", family: .iphone).completed(from: Self.whole)
    let second = Device.device("second", "Second", .iphone) { $0.scale = 3 }.completed(from: first)
    #expect(second.like == "first")
    #expect(second.width == Length(points: 393))
    #expect(second.copied == first.copied.subtracting([.scale]))
  }

  @Test(arguments: [
    (Dimension.width, DeviceAttribute.width), (.homeButton, .homeButton),
    (.sensorHousing, .sensorHousing), (.sizeClassInLandscape, .sizeClassInLandscape),
  ])
  func `a condition on one that may be unknown names it`(
    dimension: Dimension, attribute: DeviceAttribute
  ) {
    #expect(Device.attribute(dimension) == attribute)
  }

  @Test(arguments: Dimension.allCases.filter { !$0.isDeviceAttribute } + [.family, .idiom])
  func `a condition on what is always given names none`(dimension: Dimension) {
    #expect(Device.attribute(dimension) == nil)
  }

  @Test func `they are ordered as the seed writes them`() {
    #expect(DeviceAttribute.allCases.shuffled().sorted() == DeviceAttribute.allCases)
    #expect(
      DeviceAttribute.allCases.map(\.rawValue) == [
        "released", "width", "height", "scale", "native-width", "native-height", "pixels-per-inch",
        "diagonal", "corner-radius", "home-button", "sensor-housing", "size-class-in-landscape",
        "first-os", "last-os",
      ])
  }
}
