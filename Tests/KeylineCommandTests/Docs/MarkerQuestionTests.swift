import ArgumentParser
import Foundation
import KeylineTestSupport
import Testing

@testable import keyline

@Suite("What a marker may hold")
struct MarkerQuestionTests {
  /// Every command of the program with words that make it do what it does, as a stranger would write
  /// them.
  private static let attempts: [String] = Command.all.filter { !$0.isGroup }.flatMap { command in
    let examples = command.examples.map { line in
      String(line.dropFirst("$ keyline ".count).prefix { $0 != ">" && $0 != "|" })
    }.filter { $0.hasPrefix(command.path) && !$0.hasSuffix("\\") }
    return [command.path] + examples + [
      "\(command.path) evil --like iphone-x", "\(command.path) iphone-x --force",
      "\(command.path) --from evil.json", "\(command.path) iphone-x --output evil.txt",
      "\(command.path) iphone-x --to evil", "\(command.path) iphone-x --database evil.sqlite",
      "\(command.path) iphone-x --seed=evil", "\(command.path) iphone-x --local",
    ]
  }

  private static let questions = CommandTree.questions

  /// Everything below a home, links as links.
  private func everything(in home: Home) throws -> [String: Data] {
    let root = home.path("")
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return Dictionary(
      uniqueKeysWithValues: names.map { name in
        (name, FileManager.default.contents(atPath: root + "/" + name) ?? Data())
      })
  }

  @Test func `no command in a marker writes anything, and only questions are answered`() throws {
    let home = try Home()
    _ = try home.write(
      "{ \"id\": \"evil\", \"name\": \"Evil\", \"family\": \"ipad\" }", to: "evil.json")
    for attempt in Self.attempts {
      let file = try home.write(
        "// keyline:begin \(attempt) -f text\n// keyline:end\n", to: "a.swift")
      let before = try everything(in: home)
      let run = home.run(["docs", "check", file], in: home.path(""))
      #expect(try everything(in: home) == before, "\(attempt)")
      if Self.questions.contains(where: { attempt == $0 || attempt.hasPrefix($0 + " ") }) {
        continue
      }
      #expect(run.exitCode == 65, "\(attempt)")
      #expect(
        run.messages.contains("\(file):1: a marker holds a command that answers"), "\(attempt)")
    }
  }

  @Test func `a device is neither added, edited nor removed by a marker`() throws {
    let home = try Home()
    let before = try home.bytes()
    for command in [
      "device add evil --like iphone-x", "device edit iphone-x --corner-radius 1",
      "device remove iphone-x --force", "undo", "db restore x",
    ] {
      let file = try home.write(
        "<!-- keyline:begin \(command) -f text -->\n<!-- keyline:end -->\n", to: "a.md")
      for line in [["docs", "check"], ["docs", "update"], ["docs", "update", "--dry-run"]] {
        let run = home.run(line + [file])
        #expect(run.exitCode == 65, "\(command)")
        #expect(run.messages.contains("\(file):1: "), "\(command)")
      }
    }
    #expect(try home.bytes() == before)
  }

  @Test func `questions are those that the manual names`() {
    #expect(
      Set(Self.questions) == [
        "sheet", "get", "timeline", "find", "diff", "changes", "audit", "device list",
        "device show", "metric list", "metric show", "source list", "source show",
      ])
  }

  @Test(arguments: CommandTree.questions)
  func `no option of a question names a file, a folder or another place`(words: String) throws {
    let (type, _) = try #require(CommandTree.question(words.words))
    let help = type.helpMessage()
    for sign in ["<file>", "<folder>", "<path>", "--output", "--database", "--local", "--from"] {
      #expect(!help.contains(sign), "\(words): \(sign)")
    }
  }

  @Test(arguments: [
    "--database other.sqlite", "--database=other.sqlite", "--seed seed", "--local", "--output x",
    "--help", "--version", "--from x", "--generate-completion-script bash",
  ])
  func `what leads elsewhere is refused with its place`(option: String) throws {
    let home = try Home()
    let file = try home.write(
      "one\n<!-- keyline:begin get statusBar.height -d iphone-x \(option) -->\n<!-- keyline:end -->\n",
      to: "a.md")
    let run = home.run(["docs", "check", file])
    #expect(run.exitCode == 65)
    #expect(run.output.isEmpty)
    #expect(run.messages.contains("\(file):2: "))
  }
}
