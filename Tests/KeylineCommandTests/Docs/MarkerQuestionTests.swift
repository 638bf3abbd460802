import ArgumentParser
import Foundation
import KeylineTestSupport
import Testing

@testable import keyline

@Suite("What a marker may hold")
struct MarkerQuestionTests {
  private static let questions = CommandTree.questions

  /// What would make a command change, open or print something, as a stranger would write it.
  private static let attempts = [
    "", "evil --like iphone-x", "iphone-x --force", "--from evil.json", "evil.json",
    "iphone-x --output evil.txt", "iphone-x --to evil", "iphone-x --database evil.sqlite",
  ]

  /// Everything below a home.
  private func everything(in home: Home) throws -> [String: Data] {
    let root = home.path("")
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return Dictionary(
      uniqueKeysWithValues: names.map { name in
        (name, FileManager.default.contents(atPath: root + "/" + name) ?? Data())
      })
  }

  @Test(arguments: Command.all.filter { !$0.isGroup }.map(\.path))
  func `no command in a marker writes anything, and only questions are answered`(
    command: String
  ) throws {
    let home = try Home()
    _ = try home.write(
      "{ \"id\": \"evil\", \"name\": \"Evil\", \"family\": \"ipad\" }", to: "evil.json")
    let files = try Self.attempts.enumerated().map { number, attempt in
      try home.write(
        "// keyline:begin \(command) \(attempt) -f text\n// keyline:end\n", to: "\(number).swift")
    }
    let before = try everything(in: home)
    for file in Self.questions.contains(command) ? files.suffix(1) : files {
      let run = home.run(["docs", "check", file], in: home.path(""))
      #expect(run.exitCode == 65, "\(file)")
      #expect(run.messages.contains("\(file):1: "), "\(file)")
      #expect(run.output.isEmpty)
      #expect(
        Self.questions.contains(command)
          != run.messages.contains("a marker can only hold a command that answers"))
    }
    #expect(try everything(in: home) == before)
  }

  @Test func `a device is neither added, edited nor removed by a marker`() throws {
    let home = try Home()
    let before = try home.bytes()
    for command in [
      "device add evil --like iphone-x", "device edit iphone-x --corner-radius 1",
      "device remove iphone-x --force", "undo", "db backup x",
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
        "sheet", "get", "find", "diff", "changes", "audit", "device list",
        "device show", "metric list", "metric show", "search", "source list", "source show",
      ])
  }

  @Test(arguments: CommandTree.questions)
  func `no option of a question names a file, a folder or another place`(words: String) throws {
    let (type, _) = try #require(CommandTree.question(words.words))
    let help = type.helpMessage(includeHidden: true)
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
