import ArgumentParser
import KeylineSeed
import KeylineStorage
import KeylineText

/// Looks for damage in the file.
struct DatabaseVerify: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Check the file for damage: pages, references, tables, migrations, digests.",
    discussion: """
      $ keyline db verify

      Exit 65: the file is damaged; each line says what is wrong.
      """)

  @OptionGroup var output: TextOptions
  @OptionGroup var database: DatabaseOptions

  func run(in context: inout CommandContext) throws {
    let path = try Database(database, context.environment).path
    let verdicts = try KnowledgeStore.verify(path: path)
    if output.isJSON {
      let report = VerificationReport(path: path, verdicts.map { ($0.check, $0.objections) })
      context.write(
        VerificationReport.answer.document(report, data: try Seed.bundledNumber()).text)
    } else {
      for verdict in verdicts {
        context.write("\(verdict.objections.isEmpty ? "ok    " : "wrong ") \(verdict.check)\n")
        for objection in verdict.objections { context.write("       \(objection)\n") }
      }
    }
    if verdicts.contains(where: { !$0.objections.isEmpty }) {
      context.exitCode = ExitStatus.badData
    }
  }
}
