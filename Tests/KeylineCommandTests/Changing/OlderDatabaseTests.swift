import Foundation
import KeylineJSON
import KeylineTestSupport
import Testing

@Suite("An older database", Tool.python3.trait)
struct OlderDatabaseTests {
  private static let safety = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Safety").standardizedFileURL

  /// Makes the database what it was before rows shared their scopes; it has one device of the user's own
  /// and a shipped rule that says something else.
  private func older() throws -> Home {
    let home = try Home()
    try #require(home.run("device add \"Bar Phone\" --like iphone-x").exitCode == 0)
    let script = """
      import os, sqlite3, sys
      sys.dont_write_bytecode = True
      sys.path.insert(0, sys.argv[1])
      from databases import with_older_schema
      with_older_schema(sys.argv[2], sys.argv[2] + ".older")
      os.replace(sys.argv[2] + ".older", sys.argv[2])
      db = sqlite3.connect(sys.argv[2])
      db.execute("UPDATE rule SET value = 270 WHERE id = 'status-bar-height/x-family'")
      db.commit()
      """
    let python = try #require(Tool.python3.url)
    let run = try Program(
      python, ["-c", script, Self.safety.path, home.database], variables: [:]
    ).finish()
    try #require(run.exitCode == 0, "\(run.messages)")
    return home
  }

  private func beside(_ home: Home) throws -> [String] {
    let folder = URL(fileURLWithPath: home.database).deletingLastPathComponent().path
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test func `a dry run says what would be done and changes nothing`() throws {
    let home = try older()
    let before = try home.bytes()
    let run = home.run("db migrate --dry-run")
    #expect(run.exitCode == 0)
    #expect(run.output.contains("schema 3 → 11, data 1 → 4\n  migrations/0004-share-scopes.sql\n"))
    #expect(run.messages == "Nothing was changed (--dry-run).\n")
    #expect(try home.bytes() == before)
    #expect(try beside(home) == ["keyline.sqlite"])
    #expect(home.run("db migrate").exitCode == 0)
    #expect(home.run("db migrate --dry-run").output.contains("is up to date"))
  }

  @Test func `a program is told the same, before and after`() throws {
    let home = try older()
    for (line, done) in [("db migrate --dry-run --json", false), ("db migrate --json", true)] {
      let whole = try JSONValue.reading(home.run(line).output)
      #expect(whole["done"]?.kind == .bool(done))
      #expect(whole["before"]?["schema"]?.text == "3")
      #expect(whole["after"]?["schema"]?.text == "11")
      #expect(whole["migrations"]?.texts.first == "migrations/0004-share-scopes.sql")
      #expect(whole["migrations"]?.elements.count == 8)
    }
    let again = try JSONValue.reading(home.run("db migrate --json").output)
    #expect(again["before"]?["schema"]?.text == "11")
    #expect(again["migrations"]?.elements.isEmpty == true)
  }

  @Test func `what cannot be compared yet is said`() throws {
    let home = try older()
    let said = "not checked: an older Keyline made the tables. Upgrade: keyline db migrate"
    let run = home.run("db verify")
    #expect(run.exitCode == 0)
    #expect(run.output.contains("?      shipped rows\n       \(said)\n"))
    let checks = try JSONValue.reading(home.run("db verify --json").output)["checks"]?.elements
    #expect(checks?.filter { $0["gap"]?.text == said }.count == 2)
    #expect(home.run("db migrate").exitCode == 0)
    #expect(!home.run("db verify").output.contains("?"))
  }

  @Test func `a program is told where there was none`() throws {
    let home = try Home(seeded: false)
    let tried = try JSONValue.reading(home.run("db migrate --dry-run --json").output)
    #expect(tried["before"]?.kind == .null)
    #expect(!FileManager.default.fileExists(atPath: home.database))
    let made = try JSONValue.reading(home.run("db migrate --json").output)
    #expect(made["before"]?.kind == .null)
    #expect(made["after"]?["schema"]?.text == tried["after"]?["schema"]?.text)
    #expect(made["after"]?["data"]?.text == tried["after"]?["data"]?.text)
  }

  @Test func `the first question upgrades it, keeps what is one's own and leaves a copy`() throws {
    let home = try older()
    #expect(home.run("get statusBar.height -d bar-phone --os 12").output == "44\n")
    #expect(home.run("device list bar-phone").output.lines.last?.hasSuffix("local") == true)
    #expect(home.run("db verify").exitCode == 0)
    let copies = try beside(home).filter { $0.contains(".auto-") }
    #expect(copies.count == 1)
  }

  @Test func `a copy is put back, and what was there is named`() throws {
    let home = try Home()
    let copy = home.path("copy.sqlite")
    #expect(home.run(["db", "backup", copy]).output == copy + "\n")
    #expect(home.run(["db", "backup", copy]).exitCode == 73)
    #expect(home.run("device add \"Bar Phone\" --like iphone-x").exitCode == 0)
    let run = home.run(["db", "restore", copy])
    #expect(run.exitCode == 0)
    #expect(home.run("device show bar-phone").exitCode == 1)
    let saved = run.output.lines.first ?? ""
    #expect(home.run(["device", "show", "bar-phone", "--database", saved]).exitCode == 0)
    #expect(home.run("db restore /no/such/file").exitCode == 66)
    let text = try home.write("text", to: "text")
    #expect(home.run(["db", "restore", text]).exitCode == 65)
  }

  @Test(.enabled(if: Tool.canBecomeNobody, "needs root and setpriv"))
  func `where it cannot be written, one's own rows are read from a copy in memory`() throws {
    let home = try older()
    let before = try home.bytes()
    let setpriv = try #require(Tool.setpriv.url)
    let binary = try #require(Binary.url).path
    let run = try Program(
      setpriv, Tool.nobody + [binary, "get", "statusBar.height", "-d", "bar-phone", "--os", "12"],
      variables: home.variables
    ).finish()
    #expect(run.output == "44\n")
    #expect(run.exitCode == 0)
    #expect(run.messages.contains("a copy in memory"))
    #expect(try home.bytes() == before)
  }
}
