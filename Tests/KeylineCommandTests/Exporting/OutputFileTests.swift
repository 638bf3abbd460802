import Foundation
import KeylineTestSupport
import Testing

@testable import keyline

@Suite("What an output replaces")
struct OutputFileTests {
  private let home: Home
  private let files = FileManager.default

  init() throws {
    home = try Home()
    let add = home.run("device add \"Bar Phone\" --like iphone-x")
    try #require(add.exitCode == 0, "\(add.messages)")
  }

  private static let export = "export csv statusBar.height -d iphone-x --os 11"

  private func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
  }

  private var expected: String { home.run(Self.export).output }

  @Test(arguments: ["target.csv", "folder/../target.csv"])
  func `a link stays, and what it leads to is replaced whole`(destination: String) throws {
    try files.createDirectory(atPath: home.path("folder"), withIntermediateDirectories: true)
    let target = try home.write(String(repeating: "x", count: 10_000), to: "target.csv")
    let link = home.path("link.csv")
    try files.createSymbolicLink(atPath: link, withDestinationPath: destination)
    #expect(home.run("\(Self.export) --output \(link)").exitCode == 0)
    #expect(try files.destinationOfSymbolicLink(atPath: link) == destination)
    #expect(try text(target) == expected)
  }

  @Test func `a link that leads nowhere is refused`() throws {
    let link = home.path("link.csv")
    try files.createSymbolicLink(atPath: link, withDestinationPath: "none.csv")
    let run = home.run("\(Self.export) --output \(link)")
    #expect(run.exitCode == 73)
    #expect(!files.fileExists(atPath: home.path("none.csv")))
  }

  @Test(arguments: ["path", "link", "hard link", "copy", "journal"])
  func `a Keyline database is never replaced`(way: String) throws {
    // Names without an end, which any format may have.
    let (database, output) = (home.path("database"), home.path("out"))
    try files.copyItem(atPath: home.database, toPath: database)
    switch way {
    case "link": try files.createSymbolicLink(atPath: output, withDestinationPath: "database")
    case "hard link": try files.linkItem(atPath: database, toPath: output)
    case "copy": try files.copyItem(atPath: database, toPath: output)
    default: break
    }
    let path =
      switch way {
      case "path": database
      case "journal": database + "-journal"
      default: output
      }
    let before = try home.bytes()
    for line in [
      Self.export, "export sqlite statusBar.height", "draw timeline statusBar.height -d iphone-x",
      "export sqlite statusBar.height --output \(home.path("a.db")) --metadata",
    ] {
      let option = line.hasSuffix("--metadata") ? "" : "--output"
      let run = home.run("\(line) \(option) \(path) --database \(database)".squeezed)
      // SQLite itself refuses a database with two names.
      #expect(run.exitCode == (way == "hard link" ? 66 : 73), "\(line): \(run.messages)")
      #expect(try Data(contentsOf: URL(fileURLWithPath: database)) == before, "\(line)")
    }
    #expect(!files.fileExists(atPath: database + "-journal"))
    #expect(!files.fileExists(atPath: home.path("a.db")), "both files or none")
  }

  @Test func `a hard link of a database that is not in use is no output either`() throws {
    let other = home.path("other")
    try files.copyItem(atPath: home.database, toPath: home.path("copy"))
    try files.linkItem(atPath: home.path("copy"), toPath: other)
    #expect(home.run("\(Self.export) --output \(other)").exitCode == 73)
    #expect(try Data(contentsOf: URL(fileURLWithPath: other)) == home.bytes())
  }

  @Test func `a file that is read-only is left alone`() throws {
    let file = try home.write("before", to: "a.csv")
    try files.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file)
    let run = home.run("\(Self.export) --output \(file)")
    #expect(run.exitCode == 77)
    #expect(run.messages.contains("chmod u+w \(file)"))
    #expect(try text(file) == "before")
  }

  @Test(arguments: [0o600, 0o640, 0o755])
  func `a file that is replaced keeps its mode`(mode: Int) throws {
    let file = try home.write("before", to: "a.csv")
    try files.setAttributes([.posixPermissions: mode], ofItemAtPath: file)
    #expect(home.run("\(Self.export) --output \(file)").exitCode == 0)
    let found = try files.attributesOfItem(atPath: file)[.posixPermissions] as? NSNumber
    #expect(found?.intValue == mode)
  }

  @Test func `a database and its metadata are both written or neither`() throws {
    let (database, metadata) = (home.path("a.db"), try home.write("before", to: "m.json"))
    try files.setAttributes([.posixPermissions: 0o444], ofItemAtPath: metadata)
    let line = "export sqlite statusBar.height -d iphone-x --output \(database) --metadata "
    #expect(home.run(line + metadata).exitCode == 77)
    #expect(!files.fileExists(atPath: database))
    #expect(home.run(line + home.path("none/m.json")).exitCode == 73)
    #expect(!files.fileExists(atPath: database))
    #expect(home.run(line + home.path("new.json")).exitCode == 0)
    #expect(files.fileExists(atPath: database) && files.fileExists(atPath: home.path("new.json")))
  }

  @Test func `a database and its metadata are not one file`() throws {
    let file = home.path("a.db")
    let run = home.run("export sqlite statusBar.height --output \(file) --metadata \(file)")
    #expect(run.exitCode == 64 || run.exitCode == 73)
    #expect(!files.fileExists(atPath: file))
  }
}
