import Foundation
import KeylineStore
import Testing

@testable import keyline

@Suite("docs check hides nothing")
struct DocsReportingTests {
  private let home: Home

  init() throws { home = try Home() }

  private static let begin = "<!-- keyline:begin get statusBar.height -d iphone-x --os 11 -->"
  private static let end = "<!-- keyline:end -->"
  /// Sources state 44 for the iPhone X.
  private static let (fine, stale) = ("a \(begin)44\(end)\n", "a \(begin)20\(end)\n")

  @Test func `every file is reported, and the gravest code is the answer`() throws {
    let bad = try home.write("// keyline:file export swift --bogus\n", to: "a.swift")
    let stale = try home.write(Self.stale, to: "b.md")
    let none = home.path("none.md")
    for files in [[bad, stale, none], [none, stale, bad]] {
      let run = home.run(["docs", "check"] + files)
      #expect(run.exitCode == 65)
      #expect(run.output == "\(stale):1: 20 → 44\n")
      #expect(run.messages.contains("error: \(bad):1: "))
      #expect(run.messages.contains("error: There is no file \(none)."))
    }
    #expect(home.run(["docs", "check", none, stale]).exitCode == 66)
    #expect(home.run(["docs", "update", stale, bad]).exitCode == 65)
    #expect(try String(contentsOfFile: stale, encoding: .utf8) == Self.stale)
  }

  @Test(arguments: [
    "text\n", "```\n\(begin)\n\(end)\n```\n",
    "// Licence\n// keyline:file export swift statusBar.height\n",
  ])
  func `a file that was named and holds nothing is named`(text: String) throws {
    let fine = try home.write(Self.fine, to: "a.md")
    let empty = try home.write(text, to: text.hasPrefix("//") ? "b.swift" : "b.md")
    let run = home.run(["docs", "check", fine, empty])
    #expect(run.exitCode == 77)
    #expect(run.messages.contains("not checked: "))
    #expect(run.messages.contains(empty))
    #expect(home.run(["docs", "check", "--skip-others", fine]).exitCode == 0)
  }

  @Test(arguments: ["a.asciidoc", "a.adoc", "a.py", "a.kt", "a.swift", "Makefile"])
  func `a folder means each file that may hold a block`(name: String) throws {
    let text = "// keyline:begin get statusBar.height -d iphone-x --os 11\n// keyline:end\n"
    _ = try home.write(files: [(name, text)], below: "docs")
    #expect(home.run(["docs", "check", home.path("docs")]).exitCode == 1)
  }

  @Test(arguments: ["a.xml", "a.svg", "a.htm", "a.markdown"])
  func `a folder means each document`(name: String) throws {
    _ = try home.write(files: [(name, Self.stale)], below: "docs")
    #expect(home.run(["docs", "check", home.path("docs")]).exitCode == 1)
  }

  @Test func `what cannot be read is named if it may hold a block, and stops nothing`() throws {
    let folder = home.path("docs")
    let stale = try home.write(files: [("z.md", Self.stale)], below: "docs") + "/z.md"
    func write(_ bytes: [UInt8], _ name: String) throws {
      try Data(bytes).write(to: URL(fileURLWithPath: folder + "/" + name))
    }
    let large = [UInt8](repeating: 0x78, count: 8 << 20 | 1)
    try write([0xE9], "latin.html")
    try write(large, "large.md")
    try write([0, 1, 2], "binary")
    let quiet = home.run(["docs", "check", folder])
    #expect(quiet.exitCode == 1)
    #expect(quiet.messages.lines.count == 1)
    let text = Array(Self.stale.utf8)
    try write([0xE9] + text, "b.html")
    try write(large + text, "c.md")
    try write([0xFF, 0xFE] + text.flatMap { [$0, 0] }, "d.html")
    let run = home.run(["docs", "check", folder])
    #expect(run.output == "\(stale):1: 20 → 44\n")
    #expect(run.messages.lines.count { $0.hasPrefix("not checked: ") } == 3)
    try FileManager.default.removeItem(atPath: stale)
    #expect(home.run(["docs", "check", folder]).exitCode == 77)
  }

  @Test func `a control character in a name reaches no log`() throws {
    let file = try home.write(Self.stale, to: "x\n::stop-commands::a.md")
    let question = ["get", "statusBar.height", "-d", "iphone-x"]
    let lines: [[String]] = [
      ["docs", "check", file], ["docs", "check", "--diff", file],
      ["docs", "check", "--format", "github", file], ["docs", "update", "--dry-run", file],
      ["docs", "check", file + "x"], ["compare", file + "x"],
      question + ["--database", file + "/x"], question + ["--seed", file],
    ]
    for line in lines {
      let run = home.run(line)
      #expect(!("\n" + run.output + "\n" + run.messages).contains("\n::stop"), "\(line)")
    }
  }

  @Test(
    arguments: ["a.md", "a.html", "a.adoc", "a.swift"],
    ["device show iphone-x", "metric show statusBar.height"])
  func `a block may show one row`(name: String, query: String) throws {
    let isDocument = name.hasSuffix("md") || name.hasSuffix("html")
    let (open, close) = isDocument ? ("<!-- ", " -->") : ("// ", "")
    let file = try home.write(
      "\(open)keyline:begin \(query)\(close)\n\(open)keyline:end\(close)\n", to: name)
    let update = home.run(["docs", "update", file])
    #expect(update.exitCode == 0, "\(update.messages)")
    #expect(home.run(["docs", "check", file]).exitCode == 0)
    #expect(try String(contentsOfFile: file, encoding: .utf8).lines.count > 5)
  }

  @Test func `code that rests on rows of one's own has no first line that others check`() throws {
    let add = home.run(["device", "add", "Bar Phone", "--like", "iphone-17", "--first-os", "26"])
    try #require(add.exitCode == 0, "\(add.messages)")
    let own = home.run("export swift screen.width -d width:402 --os 26 --local")
    #expect(own.output.hasPrefix("// Made by keyline export swift."))
    #expect(own.messages.contains("keyline export seed --to .keyline"))
    let shared = home.run("export swift screen.width -d iphone-x --os 11 --local")
    #expect(shared.output.hasPrefix("// keyline:file export swift screen.width"))
    #expect(shared.messages.isEmpty)
  }
}
