import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

struct DeviceConditionTests {
  @Test(arguments: [
    ("devices iphone-x", ["iphone-x"]), ("width 414", ["iphone-8-plus", "iphone-xr"]),
    ("width 375..400, home-button false", ["iphone-x", "iphone-14-pro"]),
    ("idiom pad", ["ipad-9", "ipad-pro-11-inch-4"]),
    ("sensor-housing dynamic-island", ["iphone-14-pro"]),
    ("idiom phone, home-button true", ["iphone-8", "iphone-8-plus"]),
    ("idiom phone, size-class-in-landscape regular", ["iphone-8-plus", "iphone-xr"]),
    ("devices iphone-x iphone-xr, width 414", ["iphone-xr"]), ("devices iphone-x, width 414", []),
  ])
  func `a rule holds for the devices that meet all of its conditions`(
    scope: String, devices: [String]
  ) throws {
    let resolver = Resolver.of(.of("m/rule", "44", where: scope))
    let holding = try Device.samples.filter {
      try resolver.question(on: $0.id).answer(at: .of("16.1"), in: Situation()).value != nil
    }
    #expect(holding.map(\.id) == devices)
  }

  @Test(arguments: [
    "width 375", "width any", "home-button true", "home-button true false",
    "sensor-housing none notch", "size-class-in-landscape compact regular",
  ])
  func `an unknown attribute matches nothing`(scope: String) {
    let blank = Device(id: "blank", name: "Blank", family: .iphone)
    let dimensions = Scope.of(scope).conditions.keys.sorted { $0.rawValue < $1.rawValue }
    #expect(Scope.of(scope).fails(on: blank) == Failing(dimensions: dimensions, list: false))
  }

  @Test func `all that fails is named`() throws {
    let scope = "devices iphone-8, width 320, sensor-housing none, home-button false"
    #expect(
      Scope.of(scope).fails(on: .iPhoneX)
        == Failing(dimensions: [.width, .sensorHousing], list: true))
    #expect(
      try Resolver.of(.of("m/rule", "44", where: scope)).nearest()?.failures == [
        .devices, .condition(.width), .condition(.sensorHousing),
      ])
  }
}

/// The conditions that a device does not meet, and whether the list of devices is among them.
private struct Failing: Equatable {
  let dimensions: [Dimension]
  let list: Bool
}

extension Scope {
  /// Nil where the device matches.
  fileprivate func fails(on device: Device) -> Failing? {
    guard case .none = match(device) else { return nil }
    return Failing(
      dimensions: Array(unmetAttributes(of: device)), list: namesOthers(than: device))
  }
}
