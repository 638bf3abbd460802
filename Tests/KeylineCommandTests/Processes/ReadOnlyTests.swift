import Foundation
import Testing

extension ProcessTests {
  @Suite(
    "Where nothing can be written", .enabled(if: Tool.canBecomeNobody, "needs root and setpriv"))
  struct ReadOnly {
    /// Runs the program as nobody in a home that belongs to somebody else.
    private func run(_ line: String, in home: Home) throws -> Run {
      let setpriv = try #require(Tool.setpriv.url)
      let binary = try #require(Binary.url).path
      return try Program(
        setpriv, Tool.nobody + [binary] + line.words, variables: home.variables
      ).finish()
    }

    @Test func `a question is answered from memory, with a note`() throws {
      let home = try Home(seeded: false)
      let run = try run("get statusBar.height -d iphone-x --os 11", in: home)
      #expect(run.output == "44\n")
      #expect(run.exitCode == 0)
      #expect(run.messages.hasPrefix("note: "))
      #expect(run.messages.contains("Permission denied"))
      #expect(!FileManager.default.fileExists(atPath: home.path(".local")))
    }

    @Test func `an addition is refused`() throws {
      let home = try Home(seeded: false)
      let run = try run("device add Foo --family ipad", in: home)
      #expect([73, 77].contains(run.exitCode))
      #expect(run.output == "")
    }

    @Test func `a database that is there is read, without a note`() throws {
      let run = try run("get statusBar.height -d iphone-x --os 11", in: try Home())
      #expect(run == Run(output: "44\n", messages: "", exitCode: 0))
    }

    @Test func `a database that is there is not changed`() throws {
      let home = try Home()
      let before = try home.bytes()
      let run = try run("device add Foo --family ipad", in: home)
      #expect([73, 77].contains(run.exitCode))
      #expect(try home.bytes() == before)
    }

    @Test func `a database that may not be read is not taken for a missing one`() throws {
      let home = try Home()
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o600], ofItemAtPath: home.database)
      let run = try run("db status", in: home)
      #expect(run.exitCode == 77)
      #expect(run.output == "")
    }
  }
}
