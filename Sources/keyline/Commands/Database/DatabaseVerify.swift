import ArgumentParser
import KeylineBundle
import KeylineSeed
import KeylineStorage
import KeylineText

/// Looks for damage in the file.
struct DatabaseVerify: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Check the file for damage: pages, references, tables, migrations, rows.",
    discussion: """
      $ keyline db verify

      Keyline compares the shipped rows in the file with those in this program. If the file holds \
      another data version, a line says that Keyline cannot compare them.

      Exit 65: the file is damaged; each line says what is wrong.
      """)

  @OptionGroup var output: TextOptions
  @OptionGroup var database: DatabaseOptions

  func run(in context: CommandContext) throws {
    let path = try Database(database, context).path
    let verdicts = try KnowledgeStore.verify(
      path: path, number: try Seed.bundledNumber(), seed: Seed.bundled)
    if output.isJSON {
      let report = VerificationReport(
        path: path,
        verdicts.map { ($0.check.rawValue, $0.objections.map(\.text), $0.gap?.text) })
      context.write(
        VerificationReport.answer.document(report, data: try Seed.bundledNumber()).text)
    } else {
      for verdict in verdicts {
        let mark = verdict.gap == nil ? verdict.objections.isEmpty ? "ok    " : "wrong " : "?     "
        context.write("\(mark) \(verdict.check.rawValue)\n")
        for line in verdict.objections.map(\.text) + [verdict.gap?.text].compactMap(\.self) {
          context.write("       \(line)\n")
        }
      }
    }
    if verdicts.contains(where: { !$0.objections.isEmpty }) {
      context.exitCode = ExitStatus.badData
    }
  }
}
