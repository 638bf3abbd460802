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

  @Test(arguments: [
    ("os:10", ["old"]), ("os:12", ["old", "new"]), ("os:12.0", ["old", "new"]), ("os:13", ["new"]),
    ("os:11-12", ["old", "new"]), ("os:13+", ["new"]), ("os:..11", ["old"]),
  ])
  func `a version brings in the devices that ran it`(text: String, ran: [String]) throws {
    let phones = [
      Device.device("old", "Old", .iphone) {
        ($0.firstOS, $0.lastOS) = (StatedVersion("10"), StatedVersion("12"))
      },
      .device("new", "New", .iphone) { $0.firstOS = StatedVersion("12") },
    ]
    #expect(try DeviceSet([text], in: phones).devices.map(\.id) == ran)
  }

  @Test func `all brings in every device`() throws {
    #expect(try devices("all") == Device.samples.map(\.id))
    #expect(DeviceSet(all: Device.samples).devices == Device.samples)
  }

  @Test(arguments: ["notch", "home-button", "width:375", "since:2017", "os:17"])
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
    "since:17", "since:soon", "since:", "colour:red", ":", "", "os:soon", "os:",
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
    #expect(error == .noDevice(text, except: ""))
  }

  @Test(arguments: [
    ("iphone-8*", ["iphone-8", "iphone-8-plus"]), ("*-8", ["iphone-8"]), ("*8*", ["iphone-8"]),
    ("iPhone X*", ["iphone-x", "iphone-xr"]), ("iPhone10,*", ["iphone-8", "iphone-x"]),
    ("iPhone1*,3", ["iphone-x"]), ("*10*3", ["iphone-x"]), ("i*o*x", ["iphone-x"]),
    ("*", ["iphone-8", "ipad-9"]), ("ipad*(9th*", ["ipad-9"]),
  ])
  func `a star stands for any characters`(text: String, some: [String]) throws {
    #expect(Set(try devices(text)).isSuperset(of: some))
  }

  @Test(arguments: [
    ("iphone-10*", "iphone-x"), ("iphone-8*8", "iphone-8"), ("*x", "iphone-xr"),
    ("iPhone10,*", "iphone-xr"), ("iphone8*", "iphone-8"),
  ])
  func `a pattern is held against names as they are written, all of them`(
    text: String, id: String
  ) {
    #expect((try? devices(text).contains(id)) != true)
  }

  @Test func `what is taken away is taken from the whole set, and is no name`() throws {
    #expect(try devices("notch", "!iphone-x") == ["iphone-xr"])
    #expect(try devices("!iPhone10,3,notch") == ["iphone-xr"])
    #expect(
      try devices("!notch") == Device.samples.map(\.id).filter { !$0.hasPrefix("iphone-x") })
    let set = try DeviceSet(["iphone-x,iphone-8"], except: ["notch"], in: Device.samples)
    #expect(set.devices.map(\.id) == ["iphone-8"])
    #expect(set.named == ["iphone-8"])
    let others = try DeviceSet([], except: ["notch"], in: Device.samples)
    #expect(others.devices.count == Device.samples.count - 2)
  }

  @Test func `a pattern and a property name no device one by one`() throws {
    #expect(try DeviceSet(["iphone-8*", "notch"], in: Device.samples).named.isEmpty)
  }

  @Test(arguments: [["iphone-99*"], ["notch,!notch"], ["!all"], ["*,!*"]])
  func `a set in which no device is left is an error`(texts: [String]) {
    let error = #expect(throws: SetError.self) { try DeviceSet(texts, in: Device.samples) }
    guard case .noDevice = error else {
      Issue.record("\(String(describing: error)) does not say that none is left")
      return
    }
  }

  @Test(arguments: ["!!notch", "!", "! ", "!iphone-99", "!colour:red"])
  func `what is taken away must be understood, too`(text: String) {
    #expect(throws: SetError.self) { try DeviceSet([text], in: Device.samples) }
    #expect(throws: SetError.self) { try DeviceSet(["all"], except: [text], in: Device.samples) }
  }

  @Test(arguments: ["iphone-x,", ",iphone-x", "iphone-x,,iphone-8"])
  func `a comma too many is an error`(text: String) {
    #expect(throws: SetError.self) { try DeviceSet([text], in: Device.samples) }
  }
}
