import KeylineData
import KeylineTestSupport
import Testing

@Suite("device add --like")
struct DeviceLikeTests {
  /// A home with a phone that has other corners than the one it is like.
  private static let home = Result { () throws -> Home in
    let home = try Home()
    let outcome = home.run(
      "device add \"Bar Phone\" --like iphone-x --corner-radius 42")
    try #require(outcome.exitCode == 0, "\(outcome.messages)")
    return home
  }

  @Test(arguments: [
    ("screen.cornerRadius", "known", "42"), ("screen.width", "inferred", "375"),
    ("screen.scale", "inferred", "3"), ("statusBar.height", "inferred", "44"),
    ("navigationBar.maxY", "inferred", "88"), ("tabBar.frameHeight", "inferred", "83"),
  ])
  func `what was given is known, what was copied is inferred`(
    metric: String, status: String, value: String
  ) throws {
    let outcome = try Self.home.get().run("get \(metric) -d bar-phone --os 12 --json")
    let cell = try #require(try JSONValue.reading(outcome.output)["results"]?.elements.first)
    #expect(cell["status"]?.text == status)
    #expect(cell["value"]?.text == value)
  }

  @Test func `the rest is unknown`() throws {
    let home = try Self.home.get()
    let outcome = home.run("get titleView.edgeMargin -d bar-phone --os 12 --landscape")
    #expect(outcome.output == "")
    #expect(outcome.messages.contains("unknown"))
    let device = try JSONValue.reading(home.run("device show bar-phone --json").output)["device"]
    #expect(device?["released"] == nil)
    #expect(device?["identifiers"] == nil)
  }

  @Test func `a value that was copied says so`() throws {
    let outcome = try Self.home.get().run("get statusBar.height -d bar-phone --os 12")
    #expect(outcome.output == "44\n")
    #expect(outcome.messages.contains("* inferred"))
  }

  @Test func `what was copied is recorded, what was given is not among it`() throws {
    let outcome = try Self.home.get().run("device show bar-phone --json")
    let device = try #require(try JSONValue.reading(outcome.output)["device"])
    #expect(device["like"]?.text == "iphone-x")
    let copied = device["copied"]?.texts ?? []
    #expect(copied.contains("width") && copied.contains("first-os"))
    #expect(!copied.contains("corner-radius"))
  }

  @Test func `a screen of its own does not get the pixels of the other`() throws {
    let home = try Home()
    let added = home.run("device add \"Baz Phone\" --like iphone-17 --screen 393x852 --json")
    #expect(added.exitCode == 0, "\(added.messages)")
    let device = try #require(try JSONValue.reading(added.output)["device"])
    #expect(device["width"]?.text == "393")
    for key in ["native-width", "native-height", "pixels-per-inch", "diagonal"] {
      #expect(device[key] == nil, "\(key)")
    }
  }

  @Test func `the device it is like stays as it was`() throws {
    let outcome = try Self.home.get().run("get statusBar.height -d iphone-x --os 12 --json")
    let cell = try #require(try JSONValue.reading(outcome.output)["results"]?.elements.first)
    #expect(cell["status"]?.text != "inferred")
  }
}
