import ArgumentParser
import Foundation
import KeylineData
import KeylineTestSupport
import Testing

@testable import keyline

@Suite("Completions of the shell")
struct CompletionTests {
  /// An argument of a command, as the argument parser describes it.
  struct Described: CustomTestStringConvertible, Sendable {
    let command: String
    let name: String
    let completesByProgram: Bool

    var testDescription: String { "\(command) \(name)" }
  }

  /// The arguments of all commands.
  static let arguments: [Described] = {
    guard let dump = try? JSONValue.reading(Keyline._dumpHelp()), let root = dump["command"] else {
      return []
    }
    return described(root, [])
  }()

  private static func described(_ command: JSONValue, _ words: [String]) -> [Described] {
    let words = words + [command["commandName"]?.text ?? "?"]
    let own = (command["arguments"]?.elements ?? []).map { argument in
      let long = argument["names"]?.elements.first { $0["kind"]?.text == "long" }
      let name = long?["name"]?.text.map { "--" + $0 } ?? argument["valueName"]?.text ?? "?"
      return Described(
        command: words.joined(separator: " "), name: name,
        completesByProgram: argument["completionKind"]?["custom"] != nil)
    }
    return own + (command["subcommands"]?.elements ?? []).flatMap { described($0, words) }
  }

  /// What is always a name that the program knows.
  static let named = arguments.filter {
    ["--device", "--metric", "--like", "--same-as", "metric", "device"].contains($0.name)
  }

  @Test func `the commands are described`() {
    #expect(Self.named.count > 20)
  }

  @Test(arguments: named)
  func `every device and metric is completed with names from the knowledge`(argument: Described) {
    #expect(argument.completesByProgram)
  }

  /// What the scripts call: the command, the argument, and the words before the tab key.
  static let calls: [(call: String, offered: [String])] = [
    ("get -- positional@0 1 4 keyline get stat", ["statusBar.height", "navigationBar.maxY"]),
    ("get -- --device 2 0 keyline get -d", ["iphone-x", "ipad-2", "notch"]),
    ("device show -- positional@0 2 0 keyline device show", ["iphone-x"]),
    ("source show -- positional@0 2 0 keyline source show", ["seed-000"]),
    ("rule show -- positional@0 2 0 keyline rule show", ["status-bar-height/x-family"]),
    ("technique show -- positional@0 2 0 keyline technique show", ["negative-fixed-space"]),
  ]

  @Test(arguments: calls)
  func `offers the shipped names, and creates nothing for it`(
    call: String, offered: [String]
  ) throws {
    let home = try Home(seeded: false)
    let run = try home.process("---completion " + call)
    #expect(run.exitCode == 0, "\(run.messages)")
    #expect(Set(run.output.lines).isSuperset(of: offered))
    #expect(!FileManager.default.fileExists(atPath: home.database))
  }

  @Test func `offers a device of one's own`() throws {
    let home = try Home()
    #expect(home.run("device add \"Bar Phone\" --like iphone-x").exitCode == 0)
    let run = try home.process("---completion get -- --device 2 0 keyline get -d")
    #expect(run.output.lines.contains("bar-phone"))
  }

  @Test func `a database that cannot be read leaves the shipped names`() throws {
    let home = try Home(seeded: false)
    let file = try home.write("no database", to: "broken.sqlite")
    let script = "KEYLINE_DATABASE='\(file)' $K ---completion get -- --device 2 0 keyline get -d"
    let run = try home.shell(script)
    #expect(run.output.lines.contains("iphone-x"))
    #expect(run.messages == "")
  }

  @Test(arguments: [
    ("", ["a", "b", "c"]), ("b", ["a", "b", "c"]), ("a,", ["a,b", "a,c"]), ("a,b", ["a,b", "a,c"]),
    ("a,b,", ["a,b,c"]), ("z,", []), ("iPhone10,", []), (",", []),
  ])
  func `after a comma the names before it stay`(word: String, offered: [String]) {
    #expect(KnownNames.continuations(of: word, with: ["a", "b", "c"]) == offered)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `the conditions that help leaves out are completed`(shell: String) throws {
    let script = try keyline("--generate-completion-script \(shell)").output
    for flag in ["large-title", "widget", "extra-large", "one-third"] {
      #expect(script.contains(flag), "\(flag)")
    }
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `there is a script for each shell, and it asks the program`(shell: String) throws {
    let run = try keyline("--generate-completion-script \(shell)")
    #expect(run.exitCode == 0)
    #expect(run.output.contains("---completion"))
    for command in Command.first { #expect(run.output.contains(command.path)) }
  }
}
