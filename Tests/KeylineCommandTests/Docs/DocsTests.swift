import Foundation
import Testing

@testable import keyline

@Suite("docs update and docs check") struct DocsTests {
  private let home: Home

  init() throws { home = try Home() }

  private static let begin = "<!-- keyline:begin get safeAreaInsets.top -d iphone-xr --os 12-18 -->"
  private static let end = "<!-- keyline:end -->"

  /// What the sources say of iPhone XR: 44 before iOS 14, 48 since.
  private static let filled = """
    # Ours
    \(begin)

    | Device    | iOS   | Top safe area inset |
    | --------- | ----- | ------------------: |
    | iPhone XR | 12–13 |                  44 |
    | iPhone XR | 14–18 |                  48 |

    \(end)
    The end.

    """

  /// What check says of a file that was named and is true.
  private static func fine(_ file: String) -> Run {
    Run(output: "", messages: "\(file) is up to date.\n", exitCode: 0)
  }

  @Test func `check annotates the lines of a stale block for GitHub`() throws {
    let file = try home.write(
      Self.filled.replacing("|                  48 |", with: "|                  44 |"), to: "a.md")
    let run = home.run(["docs", "check", "--format", "github", file])
    #expect(run.output == "::error file=\(file),line=7::iPhone XR, iOS 14–18: 44 → 48\n")
    #expect(run.exitCode == 1)
    let refused = home.run(["docs", "check", "--format", "github", "--diff", file])
    #expect(refused.exitCode == 64)
    #expect(refused.messages.hasPrefix("error: '--diff' prints text; leave out '--format github'."))
  }

  @Test func `update fills an empty block and leaves the rest alone`() throws {
    let file = try home.write("# Ours\n\(Self.begin)\n\(Self.end)\nThe end.\n", to: "a.md")
    let run = home.run(["docs", "update", file])
    #expect(run == Run(output: "\(file): 1 block, 1 changed\n", messages: "", exitCode: 0))
    #expect(try home.text("a.md") == Self.filled)
    #expect(home.run(["docs", "check", file]) == Self.fine(file))
  }

  @Test func `a file that is up to date is not touched`() throws {
    let file = try home.write(Self.filled, to: "a.md")
    let past = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: file)
    #expect(home.run(["docs", "update", file]).output == "\(file): 1 block, 0 changed\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.modificationDate] as? Date == past)
  }

  @Test func `check names the stale cell with file and line and exits with 1`() throws {
    let stale = Self.filled.replacingOccurrences(of: " 48 |", with: " 44 |")
    let file = try home.write(stale, to: "a.md")
    let run = home.run(["docs", "check", file])
    #expect(run.output == "\(file):7: iPhone XR, iOS 14–18: 44 → 48\n")
    #expect(run.exitCode == 1)
    #expect(run.messages.contains("keyline docs update \(file)"))
    #expect(try home.text("a.md") == stale, "check writes nothing")
  }

  @Test func `a number in prose stands between markers on one line`() throws {
    let query = "get statusBar.height -d iphone-x --os 11"
    let file = try home.write(
      "It is <!-- keyline:begin \(query) -->20<!-- keyline:end --> points.\n", to: "a.md")
    let run = home.run(["docs", "check", file])
    #expect(run.output == "\(file):1: 20 → 44\n")
    #expect(home.run(["docs", "update", file]).exitCode == 0)
    #expect(try home.text("a.md").hasSuffix("-->44<!-- keyline:end --> points.\n"))
  }

  @Test func `source files have their blocks in comments`() throws {
    let file = try home.write(
      "// keyline:begin get statusBar.height -d iphone-x,iphone-8 --os 11\n// keyline:end\nlet a = 1\n",
      to: "Metrics.swift")
    #expect(home.run(["docs", "update", file]).exitCode == 0)
    #expect(
      try home.text("Metrics.swift") == """
        // keyline:begin get statusBar.height -d iphone-x,iphone-8 --os 11
        // Device    iOS  Status bar height
        // iPhone X  11                  44
        // iPhone 8  11                  20
        // keyline:end
        let a = 1

        """)
  }

  @Test func `a block without a table holds what the command says instead`() throws {
    // Nothing about status bars changed with iOS 11.1.
    let command = "changes 11.1 statusBar.height"
    let said = home.run(command)
    try #require(said.output.isEmpty)
    let file = try home.write(
      "<!-- keyline:begin \(command) -->\n<!-- keyline:end -->\n", to: "a.md")
    #expect(home.run(["docs", "update", file]).exitCode == 0)
    let sentence = "statusBar.height is not known to have changed with iOS 11.1."
    #expect(try home.text("a.md").contains("\n\(sentence)\n"))
    #expect(home.run(["docs", "check", file]).exitCode == 0)
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything"))
  func `check names a folder that it may not read, and exits with 77`() throws {
    let file = try home.write(files: [("a.md", Self.filled)], below: "docs") + "/a.md"
    let locked = home.path("docs/locked")
    try FileManager.default.createDirectory(atPath: locked, withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: locked)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: locked)
    }
    let run = home.run(["docs", "check", home.path("docs")])
    #expect(run.exitCode == 77)
    #expect(run.messages.contains("not checked: \(locked) "))
    _ = try home.write(
      Self.filled.replacingOccurrences(of: " 48 |", with: " 44 |"), to: "docs/a.md")
    #expect(home.run(["docs", "check", home.path("docs")]).exitCode == 1)
    #expect(home.run(["docs", "update", home.path("docs")]).exitCode == 77)
    #expect(file.hasSuffix("a.md"))
  }

  @Test(arguments: [("page.html", ">48<"), ("PAGE.HTM", ">48<"), ("a.adoc", "|48\n")])
  func `a file gets a table of its own kind, and check names its stale cell`(
    name: String, cell: String
  ) throws {
    let block = "\(Self.begin)\n\(Self.end)\n"
    let file = try home.write(
      name.hasSuffix("adoc")
        ? block.replacing("<!-- ", with: "// ").replacing(" -->", with: "") : block, to: name)
    #expect(home.run(["docs", "update", file]).exitCode == 0)
    #expect(home.run(["docs", "check", file]) == Self.fine(file))
    let filled = try home.text(name)
    let stale = cell.replacing("48", with: "44")
    _ = try home.write(filled.replacing(cell, with: stale), to: name)
    let line = try #require(filled.lines.firstIndex { ($0 + "\n").contains(cell) }) + 1
    let run = home.run(["docs", "check", file])
    #expect(run.exitCode == 1)
    #expect(run.output == "\(file):\(line): iPhone XR, iOS 14–18: 44 → 48\n")
  }

  @Test(arguments: [
    ("a.html", "-f markdown", "| iPhone XR | 14–18 |"), ("a.md", "--format html", "<td>14–18</td>"),
    ("a.mdx", "", "| iPhone XR | 14–18 |"), ("a.markdown", "", "| iPhone XR | 14–18 |"),
    ("a.md", "--format csv", "iphone-xr"),
  ])
  func `a format in the block wins over the kind of the file`(
    name: String, flag: String, words: String
  ) throws {
    let begin = Self.begin.replacingOccurrences(of: " -->", with: " \(flag) -->")
    let file = try home.write("\(begin)\n\(Self.end)\n", to: name)
    #expect(home.run(["docs", "update", file]).exitCode == 0)
    #expect(try home.text(name).contains(words))
    #expect(home.run(["docs", "check", file]).exitCode == 0)
  }

  @Test(arguments: [
    ("<!-- keyline:begin get statusBar.height -d iphone-x -->\n", "no keyline:end"),
    ("<!-- keyline:begin get statusBar.height -d \"x -->\n<!-- keyline:end -->\n", "quote"),
    ("<!-- keyline:begin device-add -->\n<!-- keyline:end -->\n", "a command that answers"),
    ("<!-- keyline:begin get a.b --bogus -->\n<!-- keyline:end -->\n", "--bogus"),
    ("<!-- keyline:begin get statusBar.height --os x -->\n<!-- keyline:end -->\n", "\"x\""),
    (
      "<!-- keyline:begin get statusBar.height --database x -->\n<!-- keyline:end -->\n",
      "not in a marker"
    ),
    (
      "<!-- keyline:begin get statusBar.height -d notch -->1<!-- keyline:end -->\n", "single value"
    ),
  ])
  func `a bad marker is refused with its place and the file left alone`(
    text: String, message: String
  ) throws {
    let file = try home.write(text, to: "a.md")
    let run = home.run(["docs", "update", file])
    #expect(run.exitCode == 65)
    #expect(run.output.isEmpty)
    #expect(run.messages.contains("\(file):1: "))
    #expect(run.messages.contains(message))
    #expect(try home.text("a.md") == text)
  }

  @Test func `a block without an answer exits with 1 and writes no file`() throws {
    let good = try home.write("# Ours\n\(Self.begin)\n\(Self.end)\n", to: "a.md")
    let bad = try home.write(
      "<!-- keyline:begin get statusBar.height -d iphone-99 -->\n<!-- keyline:end -->\n", to: "b.md"
    )
    let run = home.run(["docs", "update", good, bad])
    #expect(run.exitCode == 1)
    #expect(run.messages.contains("\(bad):1: No device \"iphone-99\""))
    #expect(try home.text("a.md") == "# Ours\n\(Self.begin)\n\(Self.end)\n")
  }

  @Test func `a file without a block says how to write one`() throws {
    let file = try home.write("nothing\n", to: "a.md")
    let run = home.run(["docs", "check", file])
    #expect(run.exitCode == 77)
    #expect(
      run.messages
        == "not checked: No block in \"\(file)\". To write one, put <!-- keyline:begin get METRIC -d DEVICE --> "
        + "above <!-- keyline:end -->. A table of values without one: keyline compare FILE. "
        + "See: keyline docs --help\n")
    #expect(home.run(["docs", "check", home.path("none.md")]).exitCode == 66)
  }

  @Test func `check says that a named file is up to date, and nothing of those in a folder`()
    throws
  {
    let one =
      try home.write(files: [("a.md", Self.filled)], below: "docs") + "/a.md"
    let two = try home.write(
      Self.filled.replacingOccurrences(of: " 48 |", with: " 44 |"), to: "b.md")
    #expect(home.run(["docs", "check", "--diff", one]) == Self.fine(one))
    #expect(home.run(["docs", "check", "--format", "github", one]) == Self.fine(one))
    let json = home.run(["docs", "check", "--json", one])
    #expect(json.messages == "" && json.exitCode == 0)
    #expect(!json.output.contains("is up to date."))
    let both = home.run(["docs", "check", one, two])
    #expect(both.exitCode == 1)
    #expect(
      both.messages.lines == [
        "\(one) is up to date.", "Update them: keyline docs update \(two)",
      ])
    #expect(home.run(["docs", "check", home.path("docs")]).messages == "")
    #expect(home.run(["docs", "check", home.path("docs"), one]) == Self.fine(one))
  }

  @Test func `blocks rest on shared data unless local rows are asked for`() throws {
    let query = "get screen.width -d width:402 --os 26"
    let file = try home.write("<!-- keyline:begin \(query) -->\n<!-- keyline:end -->\n", to: "a.md")
    let add = home.run([
      "device", "add", "Bar Phone", "--like", "iphone-17", "--first-os", "26",
    ])
    try #require(add.exitCode == 0, "\(add.messages)")
    let run = home.run(["docs", "update", file])
    #expect(run.exitCode == 0)
    #expect(run.messages.contains("rows of your own would change this block"))
    #expect(run.messages.contains("keyline export seed --to .keyline"))
    #expect(try !home.text("a.md").contains("Bar Phone"))
    #expect(home.run(["docs", "update", file, "--local"]).exitCode == 0)
    #expect(try home.text("a.md").contains("Bar Phone"))
  }

  @Test func `the version of the data stands in a block only on request`() throws {
    let file = try home.write(
      "<!-- keyline:begin get statusBar.height -d iphone-x --os 11,14 --data-version -->\n"
        + "<!-- keyline:end -->\n", to: "a.md")
    #expect(home.run(["docs", "update", file]).exitCode == 0)
    #expect(try home.text("a.md").contains("Keyline data 4."))
  }
}
