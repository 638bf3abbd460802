import ArgumentParser
import KeylineData
import KeylineModel

/// Replaces a rule or an observation with the one in a file.
struct RowEdit<Noun: EvidenceNoun>: KeylineCommand {
  static var configuration: CommandConfiguration {
    let noun = Noun.kind.rawValue
    return CommandConfiguration(
      commandName: "edit",
      abstract: "Replace \(Noun.one); editing a shipped one stores your own version of it.",
      discussion: """
        $ keyline \(noun) show \(Noun.example) --json \\
            | sed 's/"metric"/"note": "Seen again.", "metric"/' \\
            | keyline \(noun) edit \(Noun.example) - --dry-run

        The file holds the whole \(noun), as 'keyline \(noun) show ID --json' prints it: what you leave \
        out is gone. Your version takes the place of the shipped one and remembers it. To dispute an \
        observation that a rule rests on, add --force. Exit 65: refused, with the place.
        """)
  }

  @Argument(
    help: "The identifier.", completion: Noun.kind == .rule ? .rules : .observations)
  var id: String

  @OptionGroup var input: EvidenceFile
  @OptionGroup var change: ChangeOptions
  @OptionGroup var output: TextOptions
  @OptionGroup var database: DatabaseOptions

  func run(in context: CommandContext) throws {
    let input = try EvidenceInput(input.path, Noun.kind, context.environment)
    guard input.rows.count == 1, let row = input.rows.first, row.key.kind == Noun.kind else {
      throw InputError(
        file: input.file.name, message: "\(Noun.one) is expected, and nothing else")
    }
    try RowChange(kind: Noun.kind, word: id, options: change, output: output).run(database, context)
    { _, _ in row }
  }
}
