import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

struct DeviceSetTests {
  private func devices(_ texts: String...) throws -> [String] {
    try DeviceSet(texts, in: Device.samples).devices.map(\.id)
  }

  @Test(arguments: [
    ("family:ipad", ["ipad-9", "ipad-pro-11-inch-4"]),
    ("width:414", ["iphone-8-plus", "iphone-xr"]),
    ("width:390..414", ["iphone-8-plus", "iphone-xr", "iphone-14-pro"]),
    ("width:375..375", ["iphone-8", "iphone-x"]), ("notch", ["iphone-x", "iphone-xr"]),
    ("dynamic-island", ["iphone-14-pro"]),
    ("home-button", ["iphone-8", "iphone-8-plus", "ipad-9"]),
    ("since:2021", ["iphone-14-pro", "ipad-9", "ipad-pro-11-inch-4"]),
    ("since:2018", ["iphone-xr", "iphone-14-pro", "ipad-9", "ipad-pro-11-inch-4"]),
    ("Notch", ["iphone-x", "iphone-xr"]), ("FAMILY:iPad", ["ipad-9", "ipad-pro-11-inch-4"]),
  ])
  func `a property brings in the devices that have it`(text: String, devices: [String]) throws {
    #expect(try self.devices(text) == devices)
  }

  @Test func `all brings in every device`() throws {
    #expect(try devices("all") == Device.samples.map(\.id))
    #expect(DeviceSet(all: Device.samples).devices == Device.samples)
  }

  @Test(arguments: ["notch", "home-button", "width:375", "since:2017"])
  func `a device whose attribute is unknown has no such property`(text: String) {
    let blank = Device(id: "blank", name: "Blank", family: .iphone)
    #expect(throws: SetError.self) { try DeviceSet([text], in: [blank]) }
  }

  @Test func `commas join and texts add up, each device once`() throws {
    #expect(
      try devices("iphone-x, iphone-8", "notch,iphone-x") == ["iphone-x", "iphone-8", "iphone-xr"])
  }

  @Test func `a model identifier keeps its comma`() throws {
    #expect(try devices("iPhone10,3,iphone-8") == ["iphone-x", "iphone-8"])
    #expect(try devices("iphone-8,iPhone10,6") == ["iphone-8", "iphone-x"])
    #expect(try devices("iPhone11,8,iPhone10,3") == ["iphone-xr", "iphone-x"])
    #expect(try devices("iPad12,2") == ["ipad-9"])
  }

  @Test func `what was named one by one is told from what a property brought in`() throws {
    let set = try DeviceSet(["notch,iphone-8", "iPhone10,3"], in: Device.samples)
    #expect(set.named == ["iphone-8", "iphone-x"])
    #expect(DeviceSet(all: Device.samples).named.isEmpty)
  }

  @Test(arguments: [
    "family:watch", "family:", "width:", "width:x", "width:414..375", "width:375..", "width:0.1",
    "since:17", "since:soon", "since:", "colour:red", ":", "",
  ])
  func `a malformed member is an error that quotes it`(text: String) {
    let error = #expect(throws: SetError.self) { try DeviceSet([text], in: Device.samples) }
    guard case .malformed(text, _) = error else {
      Issue.record("\(String(describing: error)) does not quote it as malformed")
      return
    }
  }

  @Test(arguments: ["width:1000", "since:2030", "family:ipod"])
  func `a property that no device has is an error`(text: String) {
    let error = #expect(throws: SetError.self) { try DeviceSet([text], in: Device.samples) }
    #expect(error?.description.contains(text) == true)
  }

  @Test(arguments: ["iphone-x,", ",iphone-x", "iphone-x,,iphone-8"])
  func `a comma too many is an error`(text: String) {
    #expect(throws: SetError.self) { try DeviceSet([text], in: Device.samples) }
  }
}
