import Testing

@Suite("Exports rest on shared data")
struct SharedDataTests {
  private static let line = "export csv statusBar.height -d iphone-x --portrait --os 11.0"

  /// A home whose owner has a rule of their own about the iPhone X, and a device.
  private static let own = Result {
    try Home.withOwnRows(adding: "device add \"Bar Phone\" --like iphone-x")
  }

  @Test func `a row of one's own is left out, and it is said what it would change`() throws {
    let home = try Self.own.get()
    let run = home.run(Self.line)
    #expect(run.output.contains("\"known\",44,"))
    #expect(!run.output.contains("99"))
    #expect(run.exitCode == 0)
    #expect(
      run.messages.contains("rows of your own would change statusBar.height on iPhone X\n"))
    #expect(run.messages.contains("--local"))
    #expect(run.messages.contains("keyline export seed --to .keyline"))
  }

  @Test func `it is included when asked, without a word`() throws {
    let run = try Self.own.get().run(Self.line + " --local")
    #expect(run.output.contains(",99,"))
    #expect(run.messages == "")
  }

  @Test func `a row that changes no cell of the export is not mentioned`() throws {
    let run = try Self.own.get().run(Self.line.replacing("--os 11.0", with: "--os 13.0"))
    #expect(!run.messages.contains("would change"))
  }

  @Test func `a device of one's own is left out of sets, and refused by name`() throws {
    let home = try Self.own.get()
    let all = home.run("export csv statusBar.height")
    #expect(!all.output.contains("bar-phone"))
    #expect(all.messages.contains("skipped 1 device of your own"))
    let named = home.run("export csv statusBar.height -d bar-phone")
    #expect(named.exitCode == 1)
    #expect(named.messages.contains("bar-phone is a device of your own"))
    #expect(named.messages.contains("--local"))
    let local = home.run("export csv statusBar.height -d bar-phone --local")
    #expect(local.output.contains("bar-phone"))
  }

  @Test func `without rows of one's own nothing is said`() throws {
    #expect(try keyline(Self.line).messages == "")
  }
}
