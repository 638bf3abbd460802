import Testing

@Suite("Unknown names")
struct UnknownNameTests {
  @Test(arguments: [
    ("get statusBar.height -d iphone-xx", "iphone-xx", "iphone-x", "keyline device add"),
    ("iphone-xx", "iphone-xx", "iphone-x", "keyline device add"),
    ("device show iphone-7-pluss", "iphone-7-pluss", "iphone-7-plus", "keyline device add"),
    ("explain statusBar.height -d ipohne-x", "ipohne-x", "iphone-x", "keyline device add"),
    ("timeline statusBar.height -d iphnoe-8", "iphnoe-8", "iphone-8", "keyline device add"),
    ("get statusBar.hieght -d iphone-x", "statusBar.hieght", "statusBar.height", "metric list"),
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

  @Test func `the next command of an unknown device can be called`() throws {
    let home = try Home()
    let message = home.run("get statusBar.height -d iphone-99").messages
    let command = try #require(message.split(separator: "keyline ").last)
    #expect(command.hasPrefix("device add \"iPhone 99\" --like iphone-"))
    #expect(home.run(String(command.prefix { $0 != "\n" })).exitCode == 0)
    #expect(home.run("device show iphone-99").exitCode == 0)
  }

  @Test func `a mistyped command is recognised`() throws {
    let outcome = try keyline("expain")
    #expect(outcome.exitCode == 1)
    #expect(outcome.messages.contains("keyline explain"))
  }

  @Test func `a property that no device has says so`() throws {
    let outcome = try keyline("get statusBar.height -d width:1")
    #expect(outcome.exitCode == 1)
    #expect(outcome.messages.contains("width:1"))
  }

  @Test func `a schema that does not exist`() throws {
    let outcome = try keyline("schema keyline.gett/1")
    #expect(outcome.exitCode == 1)
    #expect(outcome.messages.contains("keyline schema"))
  }
}
