import ArgumentParser
import KeylineJSON
import KeylineOutput
import KeylineText

/// Fills the blocks of files.
struct DocsUpdate: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "update",
    abstract: "Fill the tables between markers; files that are up to date stay untouched.",
    discussion: """
      $ keyline docs update README.md
      README.md: 2 blocks, 1 changed

      Keyline reads every file and answers every block before it writes anything, and reads back \
      what it writes. It writes all files or none. Exit 1: a block has no answer. Exit 65: markers \
      do not match, or one holds a bad command. Exit 77: a file is read-only.
      """)

  @OptionGroup var files: DocsOptions

  @Flag(name: .long, help: "Show what would change without changing it.")
  var dryRun = false

  @OptionGroup var output: TextOptions

  func run(in context: CommandContext) throws {
    let documents = try files.documents(context)
    if !dryRun {
      for document in documents where !document.isStale {
        try OutputFile(document.path).sweep()
      }
      try documents.filter(\.isStale).compactMap { document in
        try OutputFile(document.path).prepare(Array(document.filled.utf8))
      }.finish()
    }
    if output.isJSON {
      context.write(
        DocsReport.update.document(DocsReport(documents), data: context.dataVersion).text)
      return
    }
    for document in documents {
      let (blocks, stale) = (document.blocks.count, document.staleBlocks)
      let verb = dryRun ? "would change" : "changed"
      context.write(
        "\(document.path): \(blocks) \(blocks == 1 ? "block" : "blocks"), \(stale) \(verb)\n")
    }
  }
}
