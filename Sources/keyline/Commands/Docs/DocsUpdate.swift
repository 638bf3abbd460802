import ArgumentParser
import KeylineJSON
import KeylineOutput
import KeylineText

/// Fills the blocks of files.
struct DocsUpdate: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "update",
    abstract: "Fills the tables between markers; a file that is up to date is not touched.",
    discussion: """
      $ keyline docs update README.md
      README.md: 2 blocks, 1 changed

      Every file is read and every block answered before anything is written, and what is written \
      was read back. All files are written or none. Exit 1: a block has no answer. Exit 65: markers that do \
      not fit together, or a bad command in one. Exit 77: a file is read-only.
      """)

  @OptionGroup var files: DocsOptions

  @Flag(name: .long, help: "Say what would change, change nothing.")
  var dryRun = false

  @OptionGroup var output: TextOptions

  func run(in context: inout CommandContext) throws {
    let documents = try files.documents(&context)
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
