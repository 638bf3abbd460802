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

    @Test func `a question is answered from the program itself, without a note`() throws {
      let home = try Home(seeded: false)
      let run = try run("get statusBar.height -d iphone-x --os 11", in: home)
      #expect(run.output == "44\n")
      #expect(run.exitCode == 0)
      #expect(run.messages == "")
      #expect(try FileManager.default.contentsOfDirectory(atPath: home.path("")) == [])
    }

    @Test func `an addition is refused`() throws {
      let home = try Home(seeded: false)
      let run = try run("device add Foo --family ipad", in: home)
      #expect([73, 77].contains(run.exitCode))
      #expect(run.output == "")
    }

    @Test func `rows of one's own that may be read are read, without a note`() throws {
      let home = try Home().withDevice()
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: home.database)
      let run = try run("get statusBar.height -d bar-phone --os 12", in: home)
      #expect(run.output == "44\n")
      #expect(!run.messages.contains("note: "))
    }

    @Test func `a file that is there is not changed`() throws {
      let home = try Home().withDevice()
      let before = try home.bytes()
      let run = try run("device add Foo --family ipad", in: home)
      #expect([73, 77].contains(run.exitCode))
      #expect(try home.bytes() == before)
    }

    @Test(arguments: ["db status", "get statusBar.height -d iphone-x --os 11"])
    func `a file that may not be read is not taken for a missing one`(line: String) throws {
      let run = try run(line, in: try Home().withDevice())
      #expect(run.exitCode == 77)
      #expect(run.output == "")
    }
  }
}
