import KeylineTestSupport
import Testing

@Suite("Pictures rest on shared data")
struct DrawSharedTests {
  /// A home whose owner has a rule of their own about the iPhone X, and a device.
  private static let own = Result {
    try Home.withOwnRows(adding: "device add \"R&D <Phone> 'é\" --like iphone-x --id mine")
  }

  @Test(arguments: [
    ("screen", "-d iphone-x --os 11.0"), ("timeline", "statusBar.height -d iphone-x --os 11.0"),
  ])
  func `a row of one's own is left out unless asked for`(kind: String, rest: String) throws {
    let home = try Self.own.get()
    func values(_ run: Run) throws -> [String?] {
      try Markup.read(run.output).all.map { $0.attributes["data-points"] }
    }
    let run = home.run("draw \(kind) \(rest)")
    #expect(try values(run).contains("44"))
    #expect(try !values(run).contains("99"))
    #expect(
      run.messages.contains("rows of your own would change statusBar.height on iPhone X\n"))
    let local = home.run("draw \(kind) \(rest) --local")
    #expect(try values(local).contains("99"))
    #expect(!local.messages.contains("of your own"))
  }

  @Test(arguments: [
    "screen -d iphone-8 --os 11.0", "screen -d iphone-x --os 13.0",
    "timeline statusBar.height -d home-button --os 11",
    "timeline screen.width -d notch --os 26",
  ])
  func `of rows that would change nothing nothing is said`(picture: String) throws {
    let run = try Self.own.get().run("draw \(picture)")
    #expect(run.exitCode == 0, "\(run.messages)")
    #expect(!run.messages.contains("of your own"))
  }

  @Test func `a device of one's own that the set would bring in is spoken of`() throws {
    let run = try Self.own.get().run("draw timeline screen.width -d notch --os 14")
    #expect(run.messages.contains("note: skipped 1 device of your own\n"))
  }

  @Test func `a device of one's own is refused by name, and drawn with its name when asked`() throws
  {
    let home = try Self.own.get()
    let refused = home.run("draw screen -d mine --os 11.0")
    #expect(refused.exitCode == 1)
    #expect(refused.messages.contains("--local"))
    let run = home.run("draw screen -d mine --os 11.0 --local")
    let root = try Markup.read(run.output)
    #expect(root.of(class: "heading").map(\.text) == ["R&D <Phone> 'é"])
    #expect(root.children.first?.text == "R&D <Phone> 'é, iOS 11.0 · portrait")
  }
}
