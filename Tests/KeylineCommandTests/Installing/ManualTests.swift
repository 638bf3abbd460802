import KeylineTestSupport
import Testing

@Suite("Manual")
struct ManualTests {
  @Test func `there is a page for the program and for every command that the help names`() throws {
    let pages = try keyline("manual").output.lines
    let commands = Command.all.filter { !$0.isHidden }.map { command in
      "keyline-" + command.path.split(separator: " ").joined(separator: "-")
    }
    #expect(pages == ["keyline"] + commands + ["keyline-conditions"])
  }

  @Test(arguments: Command.all.filter { !$0.isHidden })
  func `a page says what the help says`(command: Command) throws {
    let name = "keyline-" + command.path.split(separator: " ").joined(separator: "-")
    let run = try keyline("manual \(name)")
    #expect(run.exitCode == 0)
    for heading in ["NAME", "DESCRIPTION", "SYNOPSIS", "OPTIONS", "EXIT STATUS"] {
      #expect(run.output.lines.contains(".SH \(heading)"))
    }
    if command.isGroup { #expect(run.output.contains(".SH SUBCOMMANDS")) }
    #expect(run.output.contains("\\- "))
  }

  @Test func `the page of the program lists the commands`() throws {
    let page = try keyline("manual keyline").output
    for command in Command.first { #expect(page.contains("\n  \(command.path)\n")) }
    #expect(page.contains(".BR keyline\\-get (1),"))
  }

  @Test func `a page that does not exist is an error with the next command`() throws {
    let run = try keyline("manual keyline-nothing")
    #expect(run.exitCode == 1)
    #expect(run.output == "")
    #expect(run.messages.contains("keyline manual"))
  }

  @Test func `the help does not name the command, which is for the installer`() throws {
    #expect(try !keyline("help sheet").output.contains("manual"))
    #expect(try !keyline("--generate-completion-script bash").output.contains("manual"))
  }
}
