import ArgumentParser
import KeylineFormats
import KeylineStorage

/// Writes a database for others.
struct ExportSQLite: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "sqlite",
    abstract: "A SQLite database of resolved answers with their rules, observations and sources.",
    discussion: """
      $ keyline export sqlite --output metrics.db
      $ keyline export sqlite --output metrics.db --metadata metadata.json

      It needs nothing but SQLite to be read: sqlite3 metrics.db 'SELECT * FROM sheet LIMIT 5', or \
      datasette metrics.db -m metadata.json. The table about says what it is.
      """)

  @OptionGroup var options: ExportOptions

  @Option(
    name: .long,
    help: ArgumentHelp("Also write titles and notes as Datasette reads them.", valueName: "file"))
  var metadata: String?

  func validate() throws {
    guard let output = options.output, output != "-" else {
      throw ValidationError("name a file with '--output'; a database cannot be streamed.")
    }
    try FileFormat.require(.sqlite, of: output)
    try FileFormat.require(.json, of: metadata, option: "--metadata")
  }

  func run(in context: inout CommandContext) throws {
    let answers = try options.answers(&context)
    let rows = PublishedRows(answers.matrix)
    let output = options.output ?? ""
    try OutputFile(output).replace { temporary in
      try PublishedDatabase.write(to: temporary, named: output) { try rows.insert(into: &$0) }
    }
    if let metadata {
      let text = DatasetteMetadata(rows.about, database: output).text
      try OutputFile(metadata).write { try $0(Array(text.utf8)) }
    }
    answers.say(to: &context)
  }
}
