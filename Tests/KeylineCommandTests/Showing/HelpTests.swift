import ArgumentParser
import Testing

@testable import keyline

@Suite("Help")
struct HelpTests {

  @Test(arguments: Command.all)
  func `every command has an abstract`(command: Command) {
    #expect(command.abstract.count > 10)
  }

  @Test(arguments: Command.all)
  func `the help of a command is its own`(command: Command) throws {
    let outcome = try keyline(command.path + " --help")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.hasPrefix("OVERVIEW: \(command.abstract.prefix(40))"))
    #expect(outcome.messages == "")
  }

  @Test(arguments: Command.all.filter { !$0.isGroup })
  func `every command but a group has an example of itself`(command: Command) {
    let call = command.path == "sheet" ? "keyline iphone-x" : "keyline \(command.path)"
    #expect(
      (command.discussion.lines.filter { $0.hasPrefix("$ ") } + command.examples).contains {
        $0.contains(call)
      })
  }

  @Test(arguments: Command.all)
  func `no line of an example is broken on a terminal of 80 columns`(command: Command) throws {
    let shown = Set(try keyline(command.path + " --help").output.lines)
    for line in command.examples {
      #expect(line.count < 78)
      #expect(shown.contains(line))
    }
  }

  /// Questions have fewer lines: their conditions stand on a page of their own.
  @Test(arguments: Command.all.filter { !$0.isGroup && !$0.isHidden })
  func `help fits on a page`(command: Command) throws {
    var type: any ParsableCommand.Type = Keyline.self
    for word in command.path.words {
      type = try #require(
        type.configuration.subcommands.first { $0.configuration.commandName == word })
    }
    let help = Keyline.helpMessage(for: type, columns: 100)
    let hasConditions = Keyline.helpMessage(for: type, includeHidden: true).contains("--zoomed")
    let asks = hasConditions || type is any AskingCommand.Type
    #expect(help.lines.count <= (asks ? 50 : 60), "\(help.lines.count)")
    #expect(help.contains("keyline help conditions") == hasConditions)
  }

  @Test func `the page on conditions has each of them, and nothing else`() throws {
    let page = try keyline("help conditions").output
    #expect(page.contains("--widget <value>") && page.contains("--split <split>"))
    #expect(page.contains("--landscape") && !page.contains("--device"))
    #expect(try keyline("manual keyline-conditions").output.contains("landscape"))
  }

  @Test func `a command that removes says what with the right article`() throws {
    #expect(try keyline("observation remove --help").output.contains("Remove an observation:"))
    #expect(try keyline("device remove --help").output.contains("Remove a device:"))
    #expect(try keyline("rule remove --help").output.contains("Remove a rule:"))
  }

  @Test(arguments: Command.all.first { $0.path == "changes" }?.examples ?? [])
  func `every example of changes has an answer`(line: String) throws {
    let outcome = try keyline(String(line.dropFirst("$ keyline ".count)))
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.lines.count > 1)
  }

  @Test func `the example of device edit works on a device like another`() throws {
    let home = try Home()
    let added = home.run("device add \"Bar Phone\" --like iphone-x --screen 375x812 --scale 3")
    #expect(added.exitCode == 0)
    let command = try #require(Command.all.first { $0.path == "device edit" })
    for line in command.examples {
      #expect(home.run(String(line.dropFirst("$ keyline ".count))).exitCode == 0, "\(line)")
    }
  }

  @Test func `no example writes where every user of a computer may`() {
    for command in Command.all { #expect(!command.discussion.contains("/tmp/"), "\(command.path)") }
  }

  @Test(arguments: ["", "--help", "-h", "help"])
  func `the first screen is short and names what there is`(line: String) throws {
    let outcome = try keyline(line)
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.lines.count <= 24)
    for command in Command.first where command.path != "sheet" {
      #expect(outcome.output.contains(command.path))
    }
  }

  @Test(arguments: Command.all.filter(\.isGroup))
  func `a group alone shows its help`(command: Command) throws {
    #expect(try keyline(command.path).output.contains("SUBCOMMANDS"))
  }
}
