import Testing

@Suite("Unknown names")
struct UnknownNameTests {
  @Test(arguments: [
    ("get statusBar.height -d iphone-xx", "iphone-xx", "iphone-x", "keyline device list"),
    ("iphone-xx", "iphone-xx", "iphone-x", "keyline device list"),
    ("device show iphone-7-pluss", "iphone-7-pluss", "iphone-7-plus", "keyline device list"),
    ("explain statusBar.height -d ipohne-x", "ipohne-x", "iphone-x", "keyline device list"),
    ("get statusBar.hieght -d iphone-x", "statusBar.hieght", "statusBar.height", "metric list"),
    ("get navbar hieght -d iphone-x", "navbar hieght", "navigationBar.height", "metric list"),
    ("metric show tabBar.hight", "tabBar.hight", "tabBar.height", "metric list"),
    ("rule list tabBar.hight", "tabBar.hight", "tabBar.height", "metric list"),
    ("source show qmui-63", "qmui-63", "qmui-633", "source list"),
    ("observation list --source qmui-63", "qmui-63", "qmui-633", "source list"),
    (
      "rule show status-bar-height/x-famly", "x-famly", "status-bar-height/x-family", "rule list"
    ),
    (
      "observation show qmui-633/status-bar-phones-with-noch", "with-noch",
      "qmui-633/status-bar-phones-with-notch", "observation list"
    ),
    ("technique show never-ajust", "never-ajust", "never-adjust", "keyline technique list"),
    ("find safeAreaInsets.topp=47", "safeAreaInsets.topp", "safeAreaInsets.top", "metric list"),
    ("find --same-as iphone-122", "iphone-122", "iphone-12", "keyline device list"),
    ("diff statusBar.hight -d iphone-7 --os 10,11", ".hight", "statusBar.height", "metric list"),
  ])
  func `give the nearest names and the next command, exit 1`(
    line: String, name: String, nearest: String, next: String
  ) throws {
    let outcome = try keyline(line)
    #expect(outcome.exitCode == 1)
    #expect(outcome.output == "")
    let words = try #require(outcome.messages.split(separator: "Nearest: ").last)
    #expect(outcome.messages.contains("\"") && outcome.messages.contains(name))
    #expect(words.contains(nearest))
    #expect(outcome.messages.contains(next))
  }

  @Test(arguments: [
    "get statusBar.height -d iPhone10,99", "iPhone10,99", "device show iPhone10,99",
  ])
  func `a model identifier is compared with model identifiers`(line: String) throws {
    let outcome = try keyline(line)
    #expect(outcome.exitCode == 1)
    #expect(outcome.messages.contains("Nearest: iPhone10,6 (iphone-x)"))
    #expect(outcome.messages.hasSuffix("All: keyline device list\n"))
  }

  @Test(arguments: [
    "get statusBar.height -d iphone-99", "iphone-99", "get statusBar.height -d iPhone10,99",
    "get statusBar.height -d se", "audit 44 --metric statusBar.height -d iphone-99",
  ])
  func `nobody who asks is offered to create a device`(line: String) throws {
    let outcome = try keyline(line)
    #expect(outcome.exitCode == 1)
    #expect(!outcome.messages.contains("device add"))
  }

  @Test(arguments: ["ipad", "iPad", "iphone"])
  func `the name of a family means all its devices`(name: String) throws {
    let outcome = try keyline("get screen.width -d \(name)")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output == (try keyline("get screen.width -d \(name.lowercased())s").output))
  }

  @Test func `a name that means several devices names the set of them`() throws {
    let outcome = try keyline("get screen.width -d \"ipad pro\"")
    #expect(outcome.messages.hasSuffix(" more. All: -d 'ipad-pro*'\n"))
    #expect(try keyline("get screen.width -d ipad-pro*").exitCode == 0)
    #expect(
      try keyline("get screen.width -d mini").messages.hasSuffix(
        " more. All: keyline device list\n"))
  }

  @Test func `no name is offered that shares nothing with what was written`() throws {
    let outcome = try keyline("audit foo --metric statusBar.height")
    #expect(outcome.exitCode == 64)
    #expect(!outcome.messages.contains("Nearest"))
  }

  @Test func `a schema that does not exist`() throws {
    let outcome = try keyline("schema keyline.gett/1")
    #expect(outcome.exitCode == 1)
    #expect(outcome.messages.contains("keyline schema"))
  }
}
