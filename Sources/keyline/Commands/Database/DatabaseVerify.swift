import ArgumentParser
import KeylineFormats
import KeylineJSON
import KeylineSeed
import KeylineStorage

/// Looks for damage in the file.
struct DatabaseVerify: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Whether the file is undamaged: pages, references, tables, migrations, rows.",
    discussion: """
      $ keyline db verify

      The shipped rows are compared with those that this program carries; where the database holds \
      other data, a line says that they are not compared.

      Exit 65: it is damaged; each line says what.
      """)

  @OptionGroup var output: TextOptions
  @OptionGroup var database: DatabaseOptions

  func run(in context: inout CommandContext) throws {
    let path = try Database(database, context.environment).path
    let verdicts = try KnowledgeStore.verify(
      path: path, number: try Seed.bundledNumber(), seed: Seed.bundled)
    if output.isJSON {
      let checks = verdicts.map { verdict -> JSONValue in
        .object([
          ("name", .string(verdict.check)), ("objections", .strings(verdict.objections)),
          ("gap", verdict.gap.map(JSONValue.string)),
        ])
      }
      context.write(
        Document(
          schema: "keyline.verify/1", data: try Seed.bundledNumber(),
          members: [("checks", .array(checks)), ("path", .string(path))]
        ).text)
    } else {
      for verdict in verdicts {
        let mark = verdict.gap == nil ? verdict.objections.isEmpty ? "ok    " : "wrong " : "?     "
        context.write("\(mark) \(verdict.check)\n")
        for line in verdict.objections + [verdict.gap].compactMap(\.self) {
          context.write("       \(line)\n")
        }
      }
    }
    if verdicts.contains(where: { !$0.objections.isEmpty }) {
      context.exitCode = ExitStatus.badData
    }
  }
}
