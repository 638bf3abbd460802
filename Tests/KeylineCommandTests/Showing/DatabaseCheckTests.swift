import Foundation
import Testing

@testable import keyline

@Suite("db check names what it did not look at")
struct DatabaseCheckTests {
  private let home: Home

  init() throws { home = try Home() }

  private static let seed = ReadmeTests.readme.deletingLastPathComponent().appending(path: "seed")

  private func copy(_ names: [String]) throws -> String {
    let folder = home.path("seed")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for name in names {
      try FileManager.default.copyItem(
        atPath: Self.seed.appending(path: name).path, toPath: folder + "/" + name)
    }
    return folder
  }

  @Test func `a seed without rules`() throws {
    let run = home.run([
      "db", "check", "--seed",
      try copy(["data.json", "metrics.json", "releases.json", "sources.json"]),
    ])
    #expect(run.exitCode == 77)
    #expect(run.messages.contains("not checked: there are no rules"))
  }

  @Test func `a file whose ending is in capitals`() throws {
    let seed = try copy(try FileManager.default.contentsOfDirectory(atPath: Self.seed.path))
    #expect(home.run(["db", "check", "--seed", seed]).exitCode == 0)
    try Data("[]".utf8).write(to: URL(fileURLWithPath: seed + "/rules/more.JSON"))
    let run = home.run(["db", "check", "--seed", seed])
    #expect(run.exitCode == 77)
    #expect(run.messages.contains("not checked: \(seed)/rules/more.JSON"))
  }

  @Test(arguments: ["a.json", "sources.JSON"])
  func `a project, or a file in it, that is skipped`(name: String) throws {
    _ = try home.write(files: [(name, "bad")], below: "work/.keyline")
    let run = try home.process("db check", in: home.path("work"))
    #expect(run.exitCode == 77)
    #expect(run.messages.contains(name))
    #expect(try home.process("db check --no-project", in: home.path("work")).exitCode == 0)
  }

  @Test func `audit says what a project's configuration leaves out`() throws {
    _ = try home.write(
      files: [("config.json", "{ \"devices\": [\"iphone-x\"] }")], below: "work/.keyline")
    let line = "audit hasNotch?44:20 --metric statusBar.height --os 11"
    let run = try home.process(line, in: home.path("work"))
    #expect(
      run.messages.contains("note: asked with -d iphone-x, as the project's config.json says"))
    let named = try home.process(line + " -d iphone-x", in: home.path("work"))
    #expect(!named.messages.contains("config.json"))
  }
}
