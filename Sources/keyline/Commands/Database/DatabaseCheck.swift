import ArgumentParser
import KeylineFormats
import KeylineJSON
import KeylineModel
import KeylineQuery

/// Checks the knowledge itself.
struct DatabaseCheck: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Whether the knowledge holds together: every observation is replayed.",
    discussion: """
      $ keyline db check

      Exit 1: something is wrong; each finding names the row.
      """)

  @OptionGroup var output: TextOptions
  @OptionGroup var database: DatabaseOptions

  func run(in context: inout CommandContext) throws {
    let resolver = try Database(database, context.environment).resolver(&context)
    let results = Check.all.map { (check: $0, findings: $0.findings(in: resolver)) }
    let verdicts = resolver.replays(of: resolver.knowledge.observations).map(\.verdict)
    if output.isJSON {
      context.write(json(results, verdicts, data: resolver.knowledge.data))
    } else {
      for (check, findings) in results {
        context.write("\(findings.isEmpty ? "ok    " : "wrong ") \(check.name): \(check.claim)\n")
        for finding in findings { context.write("       \(finding)\n") }
      }
      let counts = Replay.Verdict.allCases.map { verdict in
        "\(verdicts.count { $0 == verdict }) \(verdict.rawValue)"
      }
      context.write(
        "\(verdicts.count) observations replayed: \(counts.joined(separator: ", "))\n")
    }
    if results.contains(where: { !$0.findings.isEmpty }) {
      context.exitCode = ExitStatus.negative
    }
  }

  private func json(
    _ results: [(check: Check, findings: [Finding])], _ verdicts: [Replay.Verdict], data: Int
  ) -> String {
    let checks = results.map { result -> JSONValue in
      .object([
        (
          "findings",
          .array(
            result.findings.map {
              .object([("message", .string($0.message)), ("subject", .string($0.subject))])
            })
        ),
        ("name", .string(result.check.name)),
      ])
    }
    let replay = Replay.Verdict.allCases.map { verdict in
      (verdict.rawValue, JSONValue.number(verdicts.count { $0 == verdict }))
    }
    return Document(
      schema: "keyline.check/1", data: data,
      members: [("checks", .array(checks)), ("replay", .object(replay))]
    ).text
  }
}
