import Foundation
import KeylineTestSupport
import KeylineText
import Testing

@testable import keyline

@Suite("docs update writes what it can read again")
struct DocsSafetyTests {
  private let home: Home

  init() throws { home = try Home() }

  private static let question = "get statusBar.height -d iphone-x,iphone-8 --os 11"

  private static let formats = ListFormat.allCases.map(\.rawValue)

  @Test(arguments: formats, ["\n", "\r\n"])
  func `one update is enough for every format and line end`(format: String, end: String) throws {
    for (name, begin, close) in [
      ("a.md", "<!-- keyline:begin \(Self.question) -f \(format) -->", "<!-- keyline:end -->"),
      ("a.mdx", "{/* keyline:begin \(Self.question) -f \(format) */}", "{/* keyline:end */}"),
      ("a.swift", "  // keyline:begin \(Self.question) -f \(format)", "  // keyline:end"),
    ] {
      let file = try home.write("one\(end)\(begin)\(end)\(close)\(end)two\(end)", to: name)
      let first = home.run(["docs", "update", file])
      #expect(first.exitCode == 0, "\(name): \(first.messages)")
      let check = home.run(["docs", "check", file])
      #expect(check == Run(output: "", messages: "\(file) is up to date.\n", exitCode: 0))
      #expect(home.run(["docs", "update", file]).output == "\(file): 1 block, 0 changed\n")
      let bytes = Array(try home.text(name).utf8)
      let breaks = bytes.count { $0 == 10 }
      let returns = bytes.count { $0 == 13 }
      #expect(returns == (end == "\n" ? 0 : breaks), "\(name)")
    }
  }

  @Test func `a block has the line ends of its marker where a file mixes them`() throws {
    let file = try home.write(
      "one\r\ntwo\n<!-- keyline:begin \(Self.question) -->\n<!-- keyline:end -->\n", to: "a.md")
    #expect(home.run(["docs", "update", file]).exitCode == 0)
    #expect(try home.text("a.md").utf8.count { $0 == 13 } == 1)
  }

  @Test func `a byte order mark may stand before a marker, and stays`() throws {
    let file = try home.write(
      "\u{FEFF}<!-- keyline:begin \(Self.question) -->\n<!-- keyline:end -->\n", to: "a.md")
    #expect(home.run(["docs", "update", file]).exitCode == 0)
    #expect(try home.text("a.md").utf8.starts(with: [0xEF, 0xBB, 0xBF]))
    #expect(home.run(["docs", "check", file]).exitCode == 0)
  }

  @Test(arguments: [
    ("A<!-- keyline:end -->", "html", "a.md", "csv"),
    ("A<!-- keyline:begin get x -->", "html", "a.md", "text"),
    ("A{/* keyline:end */}", "mdx", "a.mdx", "text"),
  ])
  func `a name that is a marker is not written into a file`(
    name: String, style: String, file: String, format: String
  ) throws {
    let add = home.run(["device", "add", name, "--id", "evil", "--like", "iphone-x"])
    try #require(add.exitCode == 0, "\(add.messages)")
    let query = "device list evil -f \(format)"
    let before =
      style == "html"
      ? "<!-- keyline:begin \(query) -->\n<!-- keyline:end -->\n"
      : "{/* keyline:begin \(query) */}\n{/* keyline:end */}\n"
    let path = try home.write(before, to: file)
    let run = home.run(["docs", "update", "--local", path])
    #expect(run.exitCode == 65)
    #expect(run.messages.contains("\(path):1: the answer contains a marker"))
    #expect(try home.text(file) == before)
  }

  @Test func `a link is read, stays, and what it leads to is replaced`() throws {
    let target = try home.write(
      "<!-- keyline:begin \(Self.question) -->\n<!-- keyline:end -->\n", to: "target.md")
    let link = home.path("link.md")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "target.md")
    #expect(home.run(["docs", "check", link]).exitCode == 1)
    #expect(home.run(["docs", "update", link]).exitCode == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "target.md")
    #expect(home.run(["docs", "check", target]).exitCode == 0)
  }

  @Test func `links and pipes in a folder are passed over, those that are named are not`() throws {
    let block = "<!-- keyline:begin \(Self.question) -->\n<!-- keyline:end -->\n"
    let outside = try home.write(block, to: "outside.md")
    let file = try home.write(files: [("a.md", block)], below: "docs") + "/a.md"
    #expect(mkfifo(home.path("docs/pipe.md"), 0o600) == 0)
    for (name, target) in [("broken.md", "none.md"), ("link.html", "../outside.md")] {
      try FileManager.default.createSymbolicLink(
        atPath: home.path("docs/\(name)"), withDestinationPath: target)
    }
    let update = home.run(["docs", "update", home.path("docs")])
    #expect(update == Run(output: "\(file): 1 block, 1 changed\n", messages: "", exitCode: 0))
    #expect(
      home.run(["docs", "check", home.path("docs")])
        == Run(output: "", messages: "", exitCode: 0))
    #expect(try home.text("outside.md") == block)
    #expect(home.run(["docs", "check", outside]).exitCode == 1)
    for (name, words) in [("pipe.md", "is not a regular file."), ("broken.md", "There is no file")]
    {
      let run = home.run(["docs", "check", home.path("docs/\(name)")])
      #expect(run.exitCode == 66)
      #expect(run.messages.contains(words))
    }
  }

  @Test(arguments: [
    ("get statusBar.height --oss 11", "Did you mean '--os'?"),
    ("get statusBar.height \\", "the marker ends in a backslash."),
    ("get statusBar.height -d 'x", "a quote in the marker is not closed: 'x."),
  ])
  func `only an update says that the file was not changed`(query: String, end: String) throws {
    let file = try home.write("<!-- keyline:begin \(query) -->\n<!-- keyline:end -->\n", to: "a.md")
    let check = home.run(["docs", "check", file])
    #expect(check.exitCode == 65)
    #expect(check.messages.hasSuffix("\(end)\n"), "\(check.messages)")
    let update = home.run(["docs", "update", file])
    #expect(update.exitCode == 65)
    #expect(update.messages.hasSuffix("\(end) The file was not changed.\n"))
  }

  @Test func `a file that is read-only is left alone, and so are the others of the call`() throws {
    let block = "<!-- keyline:begin \(Self.question) -->\n<!-- keyline:end -->\n"
    let first = try home.write(block, to: "a.md")
    let second = try home.write(block, to: "b.md")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: second)
    let run = home.run(["docs", "update", first, second])
    #expect(run.exitCode == 77)
    #expect(run.messages.contains("\(second) is read-only"))
    #expect(try home.text("a.md") == block)
    #expect(try home.text("b.md") == block)
  }

  @Test(arguments: [0o600, 0o664, 0o755])
  func `a file keeps its mode`(mode: Int) throws {
    let file = try home.write(
      "<!-- keyline:begin \(Self.question) -->\n<!-- keyline:end -->\n", to: "a.md")
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file)
    #expect(home.run(["docs", "update", file]).exitCode == 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == mode)
  }
}
