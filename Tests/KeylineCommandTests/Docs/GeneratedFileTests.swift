import ArgumentParser
import Foundation
import KeylineStore
import KeylineText
import Testing

@testable import keyline

@Suite("Generated files stay true")
struct GeneratedFileTests {
  private let home: Home

  init() throws { home = try Home() }

  private static let question = "statusBar.height -d iphone-15 --os 17-18"
  private static let kinds = [
    ("swift \(question)", "M.swift"), ("typescript \(question)", "M.ts"),
    ("swift-snapshot-testing -d iphone-15 --os 17.0", "S.swift"),
  ]

  /// Writes what an export writes, and gives its path.
  private func export(_ question: String, to name: String) throws -> String {
    let run = home.run("export \(question) -o \(home.path(name))")
    try #require(run == Run(output: "", messages: "", exitCode: 0))
    return home.path(name)
  }

  private func change(_ name: String, _ old: String, to new: String) throws {
    let before = try home.text(name)
    let after = before.replacingOccurrences(of: old, with: new)
    try #require(before != after)
    _ = try home.write(after, to: name)
  }

  @Test(arguments: kinds)
  func `the first line holds the question, and check and update know the file`(
    question: String, name: String
  ) throws {
    let file = try export(question, to: name)
    let whole = try home.text(name)
    #expect(whole.lines[0] == "// keyline:file export \(question)")
    let fine = Run(output: "", messages: "\(file) is up to date.\n", exitCode: 0)
    #expect(home.run(["docs", "check", file]) == fine)
    _ = try home.write(whole.lines[0] + "\n", to: name)
    #expect(home.run(["docs", "check", file]).exitCode == 1)
    #expect(
      home.run(["docs", "update", file])
        == Run(output: "Updated \(file).\n", messages: "", exitCode: 0))
    #expect(try home.text(name) == whole, "the file is written as the export writes it")
    #expect(home.run(["docs", "update", file]).output == "\(file) is up to date.\n")
    #expect(home.run(["docs", "check", file]) == fine)
  }

  @Test func `check names the value that is not as it should be, and the call that mends it`()
    throws
  {
    let file = try export("swift \(Self.question)", to: "M.swift")
    // Three sources state 54 for the iPhone 15 in portrait.
    try change("M.swift", " 54),", to: " 55),")
    let line = try #require(try home.text("M.swift").lines.firstIndex { $0.hasSuffix(" 55),") }) + 1
    let here = try home.process("docs check .", in: home.path(""))
    #expect(here.output == "M.swift:\(line): 55 → 54\n")
    #expect(here.exitCode == 1)
    let named = home.run(["docs", "check", file])
    #expect(named.output == "\(file):\(line): 55 → 54\n")
    #expect(named.messages == "Update them: keyline docs update \(file)\n")
    let diff = home.run(["docs", "check", "--diff", file]).output.lines
    #expect(diff[0] == "--- \(file)")
    #expect(diff.filter { $0.hasPrefix("-  ") || $0.hasPrefix("+  ") }.count == 2)
    let dry = home.run(["docs", "update", "--dry-run", file])
    #expect(dry.output == "Would update \(file).\n")
    #expect(try home.text("M.swift").contains(" 55),"))
    let json = home.run(["docs", "check", "--json", file])
    #expect(json.output.contains("\"query\": \"export swift \(Self.question)\""))
    #expect(json.output.contains("\"text\": \"55 → 54\""))
  }

  @Test func `check lists at most 20 lines of a file, and counts the rest`() throws {
    let file = try export("swift \(Self.question)", to: "M.swift")
    let whole = try home.text("M.swift").lines
    _ = try home.write(whole[0] + "\n", to: "M.swift")
    let filled = whole.dropFirst().count { !$0.isEmpty }
    let lines = home.run(["docs", "check", file]).output.lines
    #expect(lines.count == 21)
    #expect(lines.last == "\(file): \(filled - 20) more lines (--diff shows all)")
  }

  @Test func `a folder means its generated files, too, and no others`() throws {
    _ = try export("swift \(Self.question)", to: "b.swift")
    _ = try export("typescript \(Self.question)", to: "c.ts")
    let old = "// Made by keyline export swift. Do not edit it: export again.\nlet a = 1\n"
    for name in ["old.swift", "old.h", "old.ts"] { _ = try home.write(old, to: name) }
    _ = try home.write("let a = \"// keyline:file export swift\"\n", to: "string.ts")
    _ = try home.write("```\n// keyline:file export swift\n```\n", to: "fence.md")
    _ = try home.write("text\n", to: "target.txt")
    for name in ["link.swift", "link.h"] {
      try FileManager.default.createSymbolicLink(
        atPath: home.path(name), withDestinationPath: "target.txt")
    }
    #expect(mkfifo(home.path("pipe.ts"), 0o600) == 0)
    let root = home.path("")
    #expect(
      home.run(["docs", "check", root]) == Run(output: "", messages: "", exitCode: 0))
    let names = ["b.swift", "c.ts"].map { "\(FilePath(root).appending($0).text)" }
    let update = home.run(["docs", "update", root])
    #expect(update.output.lines == names.map { "\($0) is up to date." })
    #expect(update.exitCode == 0)
    let one = home.run(["docs", "check", home.path("old.swift")])
    #expect(one.messages.hasPrefix("not checked: No block in "))
    #expect(one.exitCode == 77)
    #expect(try home.text("old.swift") == old)
  }

  @Test(arguments: [
    ("export swift --output /etc/x", "'--output'"), ("export swift -o x", "'-o'"),
    ("export swift --database x", "--database"), ("export swift --database=x", "--database=x"),
    ("export swift --seed x", "--seed"), ("export swift --local", "--local"),
    ("export swift --force", "'--force'"), ("export swift --no-project", "'--no-project'"),
    ("export swift --help", "help"), ("export swift --version", "'--version'"),
    ("export site", "\"export site\""), ("export seed --to x", "\"export seed\""),
    ("export csv", "\"export csv\""), ("export sqlite", "\"export sqlite\""),
    ("device add X --like iphone-x", "\"device add\""), ("get statusBar.height", "\"get statusBar"),
    ("", "\"\""), ("export", "\"export\""), ("export swift -d 'iPhone X", "'iPhone X"),
    ("export swift -d \(String(repeating: "a", count: 5_000))", "longer than 4096 bytes"),
    ("export swift \u{0} -d x", "\\u{0}"), ("export swift --name 9", "\"9\""),
    ("export swift --os x", "\"x\""), ("export swift --bogus", "'--bogus'"),
    ("export swift-snapshot-testing -d iphone-15", "'--os'"),
  ])
  func `a marker that asks for anything else is refused with its line and the word`(
    marker: String, word: String
  ) throws {
    let before = "// keyline:file \(marker)\nlet a = 1\n"
    let file = try home.write(before, to: "M.swift")
    let rows = try home.bytes()
    for line in [["docs", "check"], ["docs", "update"], ["docs", "update", "--dry-run"]] {
      let run = home.run(line + [file])
      #expect(run.exitCode == 65)
      #expect(run.output.isEmpty)
      #expect(run.messages.hasPrefix("error: \(file):1: "), "\(run.messages)")
      #expect(run.messages.contains(word), "\(run.messages)")
      #expect(!run.messages.contains(".. The"), "\(run.messages)")
    }
    #expect(try home.text("M.swift") == before)
    #expect(try home.bytes() == rows)
  }

  @Test func `a question without an answer exits with 1 and writes nothing`() throws {
    let good = try home.write("// keyline:file export swift \(Self.question)\n", to: "a.swift")
    let bad = try home.write("// keyline:file export swift -d iphone-99\n", to: "b.swift")
    let run = home.run(["docs", "update", good, bad])
    #expect(run.exitCode == 1)
    #expect(run.messages.contains("\(bad):1: No device \"iphone-99\""))
    #expect(try home.text("a.swift").lines.count == 1)
  }

  @Test func `a file has the line ends of its marker, and needs one update`() throws {
    let file = try home.write("// keyline:file export swift \(Self.question)\r\n", to: "M.swift")
    #expect(home.run(["docs", "update", file]).output == "Updated \(file).\n")
    let bytes = Array(try home.text("M.swift").utf8)
    #expect(bytes.count { $0 == 10 } == bytes.count { $0 == 13 })
    #expect(home.run(["docs", "check", file]).exitCode == 0)
    #expect(home.run(["docs", "update", file]).output == "\(file) is up to date.\n")
  }

  @Test func `a file is stale where the data has another value`() throws {
    let file = try export("swift statusBar.height -d iphone-xr --os 14-18", to: "M.swift")
    let seed = home.path("seed")
    try FileManager.default.copyItem(
      atPath: ReadmeTests.readme.deletingLastPathComponent().appending(path: "seed").path,
      toPath: seed)
    let rules = seed + "/rules/statusBar.height.json"
    let before = try String(contentsOfFile: rules, encoding: .utf8)
    try before.replacingOccurrences(of: "\"value\": 48", with: "\"value\": 49")
      .write(toFile: rules, atomically: true, encoding: .utf8)
    let run = home.run(["docs", "check", "--seed", seed, file])
    #expect(run.exitCode == 1)
    #expect(run.output.contains(": 48 → 49\n"))
    #expect(home.run(["docs", "update", "--seed", seed, file]).exitCode == 0)
    let once = try home.text("M.swift")
    #expect(home.run(["docs", "update", "--seed", seed, file]).exitCode == 0)
    #expect(try home.text("M.swift") == once)
    #expect(home.run(["docs", "check", file]).output.contains(": 49 → 48\n"))
  }

  @Test func `rows of one's own count only with --local`() throws {
    let file = try home.write(
      "// keyline:file export swift screen.width -d width:402 --os 26\n", to: "M.swift")
    let add = home.run(["device", "add", "Bar Phone", "--like", "iphone-17", "--first-os", "26"])
    try #require(add.exitCode == 0, "\(add.messages)")
    let run = home.run(["docs", "update", file])
    #expect(run.messages.contains("note: \(file): rows of your own would change this file."))
    #expect(try !home.text("M.swift").contains("Bar Phone"))
    #expect(home.run(["docs", "update", file, "--local"]).messages.isEmpty)
    #expect(try home.text("M.swift").contains("Bar Phone"))
    #expect(home.run(["docs", "check", file]).exitCode == 1)
  }

  @Test func `a call passes over other files where a hook asks for it`() throws {
    let other = try home.write("let a = 1\n", to: "a.swift")
    let latin = home.path("b.h")
    try Data([0x2F, 0x2F, 0xE9, 0x0A]).write(to: URL(fileURLWithPath: latin))
    let quiet = Run(output: "", messages: "", exitCode: 0)
    #expect(home.run(["docs", "check", "--skip-others", "--", other, latin]) == quiet)
    let stale = try home.write("// keyline:file export swift \(Self.question)\n", to: "c.swift")
    #expect(home.run(["docs", "check", "--skip-others", other, latin, stale]).exitCode == 1)
    #expect(home.run(["docs", "check", other]).exitCode == 77)
    #expect(home.run(["docs", "check", latin]).exitCode == 65)
  }

  @Test func `an export whose question fits in no line says so and is as good as before`() throws {
    let set = (["iphone-15"] + Array(repeating: "iphone-15", count: 500)).joined(separator: ",")
    let run = home.run(["export", "swift", "statusBar.height", "-d", set, "--os", "17"])
    #expect(run.exitCode == 0)
    #expect(run.messages.hasPrefix("note: the question does not fit in the first line"))
    #expect(run.output.hasPrefix("// Made by keyline export swift. Do not edit it: export again."))
  }
}

@Suite("The question of a generated file")
struct GeneratedQuestionTests {
  /// A value for each flag; nil for one that has none, or that is spelled otherwise.
  private static let flags: [String: (value: String?, spelled: String)] = [
    "--device": ("ipad-pro-11-m4", "-d ipad-pro-11-m4"), "--except": ("notch", "--except notch"),
    "--os": ("17,18", "--os 17,18"),
    "--landscape": (nil, "--landscape"), "--portrait": (nil, "--portrait"),
    "--orientation": ("landscape", "--landscape"), "--sdk": ("17", "--sdk 17"),
    "--design-compat": (nil, "--design-compat"), "--zoomed": (nil, "--zoomed"),
    "--presentation": ("page-sheet", "--presentation page-sheet"),
    "--split": ("half", "--split one-half"), "--in-call-bar": (nil, "--in-call-bar"),
    "--status-bar": ("hidden", "--status-bar hidden"), "--display": ("inner", "--display inner"),
    "--search": ("active", "--search active"), "--navigation-bar": (nil, "--navigation-bar"),
    "--large-title": (nil, "--large-title"), "--prompt": (nil, "--prompt"),
    "--search-bar": (nil, "--search-bar"), "--title-view": (nil, "--title-view"),
    "--bar-button-items": ("system", "--bar-button-items system"), "--tab-bar": (nil, "--tab-bar"),
    "--toolbar": (nil, "--toolbar"), "--suggestions": ("off", "--suggestions off"),
    "--table-style": ("grouped", "--table-style grouped"), "--cell": ("classic", "--cell classic"),
    "--detent": ("medium", "--detent medium"),
    "--widget": ("small,extraLarge", "--widget small,extra-large"),
    "--multitasking": ("off", "--multitasking off"), "--data-version": (nil, "--data-version"),
    "--name": ("Other", "--name Other"), "--public": (nil, "--public"),
    "--prefix": ("my", "--prefix my"),
  ]

  /// The flags that a command's help names.
  private static func flags(of type: any ParsableArguments.Type) -> [String] {
    type.helpMessage(includeHidden: true, columns: 200).split(separator: "\n").filter {
      $0.hasPrefix("  -")
    }
    .compactMap { $0.split(separator: " ").first { $0.hasPrefix("--") } }
    .map { String($0.prefix { $0 != "," }) }.filter {
      $0 != "--help" && $0 != "--help-hidden" && $0 != "--version"
    }
  }

  @Test(arguments: CommandTree.codes)
  func `names every flag that was given, and asks the same again`(words: String) throws {
    let (type, _) = try #require(CommandTree.code(words.words))
    let base =
      words.hasSuffix("testing")
      ? "export swift-snapshot-testing -d iphone-15 --os 17.0"
      : "\(words) statusBar.height -d iphone-15 --os 17"
    let flags = Self.flags(of: type)
    #expect(flags.count > 25)
    for flag in flags where !words.hasSuffix("testing") || !Self.isOrientation(flag) {
      let (value, spelled) = try #require(Self.flags[flag], "\(words) \(flag) needs a value here")
      var call = base.words.filter { flag != "--os" || $0 != "--os" && $0 != "17" && $0 != "17.0" }
      if flag == "--os", words.hasSuffix("testing") {
        call += ["--os", "18.0"]
      } else {
        call += [flag] + [value].compactMap(\.self)
      }
      let run = try Home.shared.get().run(call)
      let first = try #require(run.output.lines.first, "\(call) \(run.messages)")
      let query = try #require(try GeneratedFile(first)).query
      if flag != "--os" { #expect(" \(query) ".contains(" \(spelled) "), "\(call)") }
      let again = try #require(ArgumentText.arguments(query))
      #expect(try Home.shared.get().run(again).output == run.output, "\(call)")
    }
  }

  private static func isOrientation(_ flag: String) -> Bool {
    ["--landscape", "--portrait", "--orientation"].contains(flag)
  }

  @Test(arguments: [
    ("--os 17 -d iphone-15 statusBar.height", "statusBar.height -d iphone-15 --os 17"),
    (
      "--portrait statusBar -d notch,iphone-x -d \"iPhone 15\"",
      "statusBar -d notch,iphone-x -d 'iPhone 15' --portrait"
    ),
    (
      "statusBar.height --orientation portrait --presentation full-screen --name Keyline",
      "statusBar.height --portrait"
    ),
  ])
  func `is the same however it was asked`(asked: String, query: String) throws {
    let run = try keyline("export swift \(asked)")
    #expect(run.output.lines.first == "// keyline:file export swift \(query)")
  }

  @Test(arguments: CommandTree.codes)
  func `has no option that names a place`(words: String) throws {
    let (type, _) = try #require(CommandTree.code(words.words))
    let help = type.helpMessage(includeHidden: true)
    for sign in ["<file>", "<folder>", "<path>", "--output", "--database", "--local", "--seed"] {
      #expect(!help.contains(sign), "\(words): \(sign)")
    }
  }
}
