import Foundation
import Testing

/// The program as a process of its own.
@Suite("As a process")
struct ProcessTests {}

extension ProcessTests {
  @Suite("Answers")
  struct Answers {
    @Test(arguments: [
      ("get statusBar.height -d iphone-x --os 11", 0, "44\n"),
      ("get safeAreaInsets.top -d iphone-15 --os 17 --prompt", 1, ""),
      ("get statusBar.height -d iphone-x --os 11.x", 64, ""),
      ("device add --from /nowhere.json", 66, ""),
    ])
    func `output and exit code are those of the run in this process`(
      line: String, code: Int32, output: String
    ) throws {
      let home = try Home.shared.get()
      let run = try home.process(line)
      #expect(run == home.run(line))
      #expect(run.output == output)
      #expect(run.exitCode == code)
    }

    @Test func `works anywhere, with no checkout nearby`() throws {
      let home = try Home(seeded: false)
      let elsewhere = try Folder()
      let run = try home.process("iphone-x", in: elsewhere.url.path)
      #expect(run.exitCode == 0)
      #expect(run.output == (try keyline("iphone-x").output))
    }

    @Test func `a device that one process added is known to another`() throws {
      let home = try Home()
      let add = try home.process(
        "device add \"Bar Phone\" --like iphone-x --corner-radius 42")
      #expect(add.exitCode == 0)
      let given = try home.process("get screen.cornerRadius -d bar-phone --os 12 -f csv")
      #expect(given.output.contains(#""screen.cornerRadius","known",42,"#))
      let copied = try home.process("get statusBar.height -d bar-phone --os 12 -f csv")
      #expect(copied.output.contains(#""statusBar.height","inferred",44,"#))
      let rest = try home.process(
        "get titleView.edgeMargin -d bar-phone --os 12 --landscape")
      #expect(rest.exitCode == 1)
      #expect(rest.messages.contains("unknown"))
    }

    @Test func `standard input is read`() throws {
      let home = try Home()
      let run = try home.shell(
        #"echo '{ "id": "foo", "name": "Foo", "family": "ipad" }' | "$K" device add --from -"#)
      #expect(run.exitCode == 0)
      #expect(home.run("device show foo").exitCode == 0)
    }

    @Test func `an argument that is no UTF-8 is refused`() throws {
      let run = try Home.shared.get().shell(#""$K" get statusBar.height -d "$(printf 'i\377')""#)
      #expect(run.exitCode == 64)
      #expect(run.messages.contains("UTF-8"))
    }
  }
}
