import Testing

@Suite("Command lines that make no sense")
struct MisuseTests {
  @Test(arguments: [
    ("device add \"Phone 18\"", "device add", "[<options>] [<name>]"),
    ("device add Foo --family iphone --screen 375", "device add", "[<options>] [<name>]"),
    ("rule add", "rule add", "<file>"),
    ("set statusBar.height=1 -d iphone-x --os 11 --where foo=bar", "set", "<metric=value>"),
    ("device edit iphone-x --unset note.note", "device edit", "<device>"),
    ("compare /dev/null --as yaml --map device=Model", "compare", "<file>"),
  ])
  func `show the usage of the command, exit 64`(line: String, command: String, usage: String) throws
  {
    let outcome = try keyline(line)
    #expect(outcome.exitCode == 64)
    #expect(outcome.output == "")
    let lines = outcome.messages.lines
    #expect(lines.count >= 3)
    #expect(lines.first?.hasPrefix("error: ") == true)
    let shown = try #require(lines.first { $0.hasPrefix("Usage: ") })
    #expect(shown.hasPrefix("Usage: keyline \(command) "))
    #expect(outcome.messages.contains(usage))
    #expect(lines.last == "  See 'keyline \(command) --help' for more information.")
  }

  @Test func `are refused alike before and after the database was read`() throws {
    // The first is refused by the parser, the second by the command itself.
    let before = try keyline("device add Foo --from foo.json").messages.lines.dropFirst()
    let after = try keyline("device add Foo").messages.lines.dropFirst()
    #expect(before == after)
  }

  @Test(arguments: [
    ("export foo", "export", ["swift", "swift-snapshot-testing", "csv", "site", "seed"]),
    ("source foo", "source", ["list", "show"]),
    ("db foo", "db", ["status", "check", "backup", "path"]),
    ("help draw foo", "draw", ["screen", "timeline"]),
    ("rule foo --help", "rule", ["list", "show", "add", "remove"]),
  ])
  func `a word that is no command of a group names those that are, exit 64`(
    line: String, group: String, names: [String]
  ) throws {
    let outcome = try keyline(line)
    #expect(outcome.exitCode == 64)
    #expect(outcome.output == "")
    #expect(outcome.messages.contains("No command \"\(group) foo\"."))
    #expect(outcome.messages.contains("keyline \(group) --help"))
    let words = outcome.messages.split { " ,.".contains($0) }.map(String.init)
    for name in names { #expect(words.contains(name)) }
  }

  @Test(arguments: [
    ("export swfit", "swift"), ("draw timelin", "timeline"), ("help expain", "explain"),
  ])
  func `a mistyped command of a group or of help gives the nearest`(
    line: String, nearest: String
  ) throws {
    let outcome = try keyline(line)
    #expect(outcome.exitCode == 64)
    #expect(outcome.messages.contains("Nearest: \(nearest)"))
  }

  @Test func `help for a command that does not exist is an error`() throws {
    let outcome = try keyline("help foo")
    #expect(outcome.exitCode == 64)
    #expect(outcome.output == "")
    #expect(outcome.messages == "error: No command \"foo\". See: keyline --help\n")
  }

  @Test(arguments: Command.all)
  func `help before a command is its help`(command: Command) throws {
    #expect(try keyline("help " + command.path) == keyline(command.path + " --help"))
  }
}
