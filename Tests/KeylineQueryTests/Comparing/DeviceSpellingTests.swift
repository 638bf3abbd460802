import KeylineData
import KeylineModel
import KeylineQuery
import Testing

@Suite("Devices that another table may mean")
struct DeviceSpellingTests {
  private static let meant = Result { DeviceSpelling(try Seed.bundled().devices) }

  private func ids(_ name: String, _ size: (Int, Int)? = nil) throws -> [String] {
    let screen = size.map {
      ScreenSize(width: Length(points: $0.0), height: Length(points: $0.1))
    }
    return try Self.meant.get().devices(name, screen: screen).map(\.id).sorted()
  }

  @Test(arguments: [
    ("iPhoneX", "iphone-x"), ("iPhoneXr", "iphone-xr"), ("iPhoneXsMax", "iphone-xs-max"),
    ("iPhone8Plus", "iphone-8-plus"), ("iPhone13Mini", "iphone-13-mini"),
    ("iPhone 12 Mini", "iphone-12-mini"), ("iPhone10,3", "iphone-x"), ("iphone-x", "iphone-x"),
    ("Apple iPhone X", "iphone-x"), ("apple-iphone-17-pro", "iphone-17-pro"),
    ("iPad (gen 7)", "ipad-7"), ("iPad (7th gen)", "ipad-7"), ("iPad Air 3", "ipad-air-3"),
    ("iPhone SE (3rd gen)", "iphone-se-3"), ("iPad mini (4th generation)", "ipad-mini-4"),
    ("iPad Pro (12.9-inch) (2nd generation)", "ipad-pro-12-9-2"), ("iPadPro10_5", "ipad-pro-10-5"),
  ])
  func `a name that says all means one`(name: String, id: String) throws {
    #expect(try ids(name, name == "iPadPro10_5" ? (834, 1112) : nil) == [id])
  }

  @Test(arguments: [
    ("iPhoneSe", (320, 568), ["iphone-se-1"]),
    ("iPhone SE", (667, 375), ["iphone-se-2", "iphone-se-3"]),
    ("iPadPro11", (834, 1194), (1...4).map { "ipad-pro-11-\($0)" }),
    ("iPadPro12_9", (1366, 1024), (1...6).map { "ipad-pro-12-9-\($0)" }),
    ("iPad10_2", (810, 1080), ["ipad-7", "ipad-8", "ipad-9"]),
    ("iPadMini", (768, 1024), (1...5).map { "ipad-mini-\($0)" }),
    ("iPad Mini", (744, 1133), ["ipad-mini-6", "ipad-mini-a17-pro"]),
  ])
  func `the screen tells the generations apart`(
    name: String, size: (Int, Int), expected: [String]
  ) throws {
    #expect(try ids(name, size) == expected)
  }

  @Test func `9.7 inches are those of every iPad that has them`() throws {
    let found = try ids("iPad9_7", (768, 1024))
    #expect(found.contains("ipad-6") && found.contains("ipad-pro-9-7"))
    #expect(!found.contains("ipad-mini-4") && !found.contains("ipad-7"))
  }

  @Test func `without a screen a name means all its generations`() throws {
    #expect(try ids("iPhone SE") == ["iphone-se-1", "iphone-se-2", "iphone-se-3"])
    #expect(try ids("iPad Pro 12.9") == (1...6).map { "ipad-pro-12-9-\($0)" })
  }

  @Test(arguments: ["", " ", "-", "tv4K", "iPad 11", "iPhone 99", "Galaxy S24", "iPho", "gen 7"])
  func `a name that means nothing finds nothing, never the nearest`(name: String) throws {
    #expect(try ids(name) == [])
    #expect(try ids(name, (375, 812)) == [])
  }

  @Test(arguments: [
    ("iPhone SE (3rd)", ["iphone-se-3"]), ("iPad (9th)", ["ipad-9"]), ("SE3", ["iphone-se-3"]),
    ("iPhone 8+", ["iphone-8-plus"]), ("iPhone SE 2022", ["iphone-se-3"]),
    ("XS Max", ["iphone-xs-max"]), ("iPhone 14 (base)", ["iphone-14"]),
    ("iPhone 15 / 16 (base)", ["iphone-15", "iphone-16"]),
    ("iPhone 17/17 Pro", ["iphone-17", "iphone-17-pro"]),
    ("12 mini, 13 mini", ["iphone-12-mini", "iphone-13-mini"]),
    ("iPhone 15 / Galaxy", []), ("iPad Pro 13\" (7th)", []), ("iPhone 16 / 99", []),
  ])
  func `a name that people write means each device that it names`(
    name: String, expected: [String]
  ) throws {
    #expect(try ids(name) == expected)
  }

  @Test func `a device has the same names as on the command line`() throws {
    let devices = try Seed.bundled().devices
    for device in devices {
      let short = device.name.split(separator: " ").dropFirst().joined()
      for name in [device.id, device.name, short] + device.identifiers
      where (try? DeviceSet([name], in: devices))?.devices.map(\.id) == [device.id] {
        #expect(try ids(name) == [device.id])
      }
    }
  }

  @Test func `a screen that no generation has leaves those of the name`() throws {
    #expect(try ids("iPhone SE", (1, 2)) == ["iphone-se-1", "iphone-se-2", "iphone-se-3"])
    #expect(try ids("iPhoneX", (1, 2)) == ["iphone-x"])
  }
}
