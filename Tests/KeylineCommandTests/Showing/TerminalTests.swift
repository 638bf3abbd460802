import Foundation
import KeylineTestSupport
import Testing

@testable import keyline

/// Whatever a name holds, nothing that a person reads steers the terminal.
@Suite("Names that would steer a terminal")
struct TerminalTests {
  /// What a terminal acts on: the signs themselves, and sequences that were used in attacks.
  static let names: [String] = {
    let ranges: [ClosedRange<UInt32>] = [
      0x01...0x08, 0x0B...0x1F, 0x7F...0x9F, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069,
      0x61C...0x61C,
    ]
    let signs = ranges.flatMap { $0 }.compactMap(Unicode.Scalar.init).map { "a\($0)b" }
    return signs + [
      "\u{1B}[31mred", "\u{1B}]0;title\u{7}", "\u{1B}]8;;http://a\u{1B}\\link", "\u{9B}2J",
      "\u{202E}txt.exe",
    ]
  }()

  /// The first sign that a terminal would act on; line ends and tabs are layout.
  private func steering(_ text: String) -> Unicode.Scalar? {
    text.unicodeScalars.first { scalar in
      switch scalar.value {
      case 0x09, 0x0A: false
      case ..<0x20, 0x7F...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
  }

  private func expectHarmless(_ run: Run, _ what: String) {
    #expect(steering(run.output) == nil, "\(what)")
    #expect(steering(run.messages) == nil, "\(what)")
  }

  @Test func `there are 60 of them or more`() { #expect(Self.names.count >= 60) }

  /// Every command line meets every fourth name.
  @Test(arguments: names.enumerated().map { ($0, $1) })
  func `reach no error from an argument`(number: Int, name: String) throws {
    let home = try Home.shared.get()
    let lines = [
      [name], ["get", name], ["get", "statusBar.height", "-d", name],
      ["db", "backup", "/no/\(name)"],
      ["get", "statusBar.height", "--os", name], ["explain", name, "-d", "iphone-x"],
      ["--\(name)"], ["compare", "/\(name)"], ["schema", name], ["audit", name],
      ["device", "add", name, "--dry-run"], ["db", name],
    ]
    for (index, line) in lines.enumerated() where (index + number).isMultiple(of: 4) {
      expectHarmless(home.run(line), "\(line)")
    }
  }

  @Test func `reach no message from a file`() throws {
    let home = try Home()
    let rows = Self.names.map { "| \($0) | \($0) |\n" }.joined()
    let text = """
      <!-- keyline:begin get statusBar.height -d iphone-x --os 11 -->
      | a | b |
      | --- | --- |
      \(rows)<!-- keyline:end -->

      """
    let stale = try home.write(text, to: "a\u{1B}[31m\u{202E}.md")
    let check = home.run(["docs", "check", stale])
    #expect(check.exitCode == 1)
    expectHarmless(check, "old contents")
    let table = try home.write(
      "Model,Top\n" + Self.names.map { "\"\($0)\",44\n" }.joined(), to: "t.csv")
    let maps = ["--map", "device=Model", "--map", "screen.safeAreaInsets.top=Top", "--os", "12"]
    for line in [["compare", table], ["import", table, "--dry-run"]] {
      let run = home.run(line + maps)
      #expect(run.output + run.messages != "")
      expectHarmless(run, "\(line)")
    }
  }

  @Test(arguments: names.enumerated().filter { $0.offset.isMultiple(of: 9) }.map(\.element))
  func `reach no message from a project or a marker`(name: String) throws {
    let home = try Home()
    let unknown = "<!-- keyline:begin get \(name) -->\n<!-- keyline:end -->\n"
    expectHarmless(home.run(["docs", "check", try home.write(unknown, to: "m.md")]), "a marker")
    let place = try home.write(
      files: [(".keyline/config.json", "{ \"os\": \"\(name)\" }")], below: "work/\(name)")
    expectHarmless(home.run("iphone-x", in: place), "a configuration")
    expectHarmless(home.run("db status", in: place), "a project that is left out")
  }

  @Test func `a call of too many words is refused at once`() {
    let words = [String](repeating: "a", count: Invocation.maximumWords + 1)
    let run = Invocation(arguments: words, environment: Environment(variables: [:])).run()
    #expect(run.exitCode == 64)
    #expect(run.messages.contains("has at most 8000 words"))
  }
}
