import Testing

@testable import keyline

@Suite("Messages")
struct MessageTests {
  @Test(arguments: [
    "get statusBar.height -d notch,iphone-8 --os 11-27 --notes", "get heigth -d iphone-x",
    "navbar -d iphone-7-plus --left-items 30,30 --os 10,11", "source list --bogus",
    "device add \"Baz Phone\" --like iphone-x --identifier iPhone10,3", "search toaster",
  ])
  func `are broken by the terminal, not by us, so that they can be searched and copied`(
    line: String
  ) throws {
    let home = try Home.shared.get()
    let narrow = home.run(line, with: ["COLUMNS": "40"])
    #expect(!narrow.messages.isEmpty)
    #expect(narrow.messages == home.run(line).messages)
  }

  @Test func `are said once where that is wanted, though others end alike`() {
    let context = CommandContext(environment: Environment(variables: [:]))
    context.say("note: skipped: no device")
    context.sayOnce("no device")
    context.sayOnce("no device")
    #expect(context.messages == "note: skipped: no device\nno device\n")
  }

  @Test func `end where nothing more can be written`() {
    // A closed descriptor takes nothing, and a pipe whose reader is gone never will.
    #expect(!StandardStream(descriptor: -1).write("text"))
    #expect(StandardStream(descriptor: -1).write(""))
  }
}
