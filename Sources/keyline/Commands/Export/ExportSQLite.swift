import ArgumentParser
import KeylinePublish
import KeylineStore
import KeylineText

/// Writes a database for others.
struct ExportSQLite: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "sqlite",
    abstract: "Export a SQLite database of answers with their rules, observations and sources.",
    discussion: """
      $ keyline export sqlite --output metrics.db
      $ keyline export sqlite --output metrics.db --metadata metadata.json

      SQLite alone can read it: sqlite3 metrics.db 'SELECT * FROM sheet LIMIT 5'. So can \
      Datasette: datasette metrics.db -m metadata.json. The table named about describes the \
      contents. With --metadata, neither file gets its name until both are \
      complete.

      \(ConditionsTopic.note)
      """)

  @OptionGroup var options: ExportOptions
  @OptionGroup var destination: ExportDestination

  @Option(
    name: .long,
    help: ArgumentHelp("Also write titles and notes in Datasette's format.", valueName: "file"))
  var metadata: String?

  func validate() throws {
    guard let output = destination.output, output != "-" else {
      throw ValidationError("name a file with '--output'; a database cannot be streamed.")
    }
    try FileFormat.require(.sqlite, of: output)
    try FileFormat.require(.json, of: metadata, option: "--metadata")
  }

  func run(in context: CommandContext) throws {
    let answers = try options.answers(context, destination)
    let rows = PublishedRows(answers.matrix)
    let output = destination.output ?? ""
    let database = try OutputFile(output)
    let description = try metadata.map { path in try OutputFile(path) }
    if let description, description.isSame(as: database) {
      throw ValidationError("'--output' and '--metadata' name the same file.")
    }
    var files = [
      try database.prepare { temporary in
        try StorageError.translatingSQLite(output) {
          try rows.write(to: FilePath(temporary).resolved.text)
        }
      }
    ]
    let text = DatasetteMetadata(rows, database: FilePath(output).stem).text
    if let described = try description?.prepare(Array(text.utf8)) { files.append(described) }
    try files.finish()
    try options.say(about: answers, to: context)
    if let query = rows.exampleQuery {
      context.say("Ask it, for example: sqlite3 \(ArgumentText.text([output])) \"\(query)\"")
    }
  }
}
