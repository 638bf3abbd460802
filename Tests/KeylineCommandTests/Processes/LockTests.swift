import Foundation
import Testing

extension ProcessTests {
  @Suite("A file that another process writes to", Tool.python3.trait)
  struct Lock {
    /// Holds a transaction until its standard input ends.
    private static let script = """
      import sqlite3, sys
      connection = sqlite3.connect(sys.argv[1], isolation_level=None)
      connection.execute(sys.argv[2])
      open(sys.argv[3], "w").close()
      sys.stdin.read()
      connection.execute("ROLLBACK")
      """

    /// Runs a command line while another process holds a transaction; on a thread of its own, since it waits
    /// for seconds in which other tests can run.
    private func run(_ line: String, during begin: String, in home: Home) async throws -> Run {
      try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread {
          continuation.resume(with: Result { try Self.run(line, during: begin, in: home) })
        }
      }
    }

    private static func run(_ line: String, during begin: String, in home: Home) throws -> Run {
      let sign = home.path("locked")
      let holder = try Program(
        try #require(Tool.python3.url), ["-c", script, home.database, begin, sign],
        variables: ProcessInfo.processInfo.environment)
      while !FileManager.default.fileExists(atPath: sign) { sched_yield() }
      let run = try home.process(line)
      #expect(try holder.finish().exitCode == 0)
      return run
    }

    @Test func `a change waits a while and then gives 75`() async throws {
      let home = try Home().withDevice()
      let run = try await run("device add Foo --family ipad", during: "BEGIN IMMEDIATE", in: home)
      #expect(run.exitCode == 75)
      #expect(run.output == "")
      #expect(run.messages.contains("Try again"))
      #expect(home.run("device show foo").exitCode == 1)
    }

    @Test func `a question is answered meanwhile`() async throws {
      let run = try await run(
        "get statusBar.height -d iphone-x --os 11", during: "BEGIN IMMEDIATE",
        in: try Home().withDevice())
      #expect(run == Run(output: "44\n", messages: "", exitCode: 0))
    }

    @Test func `a question gives 75 where nothing may be read`() async throws {
      let run = try await run(
        "get statusBar.height -d iphone-x --os 11", during: "BEGIN EXCLUSIVE",
        in: try Home().withDevice())
      #expect(run.exitCode == 75)
      #expect(run.output == "")
    }
  }
}
