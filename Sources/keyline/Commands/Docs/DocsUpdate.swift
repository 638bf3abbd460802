import ArgumentParser
import KeylineData
import KeylineQuery
import KeylineStore
import KeylineText

/// Fills the blocks of files.
struct DocsUpdate: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "update",
    abstract: "Fill the tables between markers, and write generated code anew.",
    discussion: """
      $ keyline docs update README.md
      README.md: 2 blocks, 1 changed

      Files that are up to date stay untouched. Keyline reads every file and answers every block \
      before it writes anything, and reads back what it writes. If it refuses one file, it writes \
      none. If it cannot put a finished file in place, the error names the files that it wrote. Exit \
      1: a block has no answer. Exit 65: markers do not match, or one holds a bad command. Exit 75: \
      a file was changed meanwhile and left alone. Exit 77: a file is read-only, a file or a folder \
      cannot be read, or a file that you named has no block.
      """)

  @OptionGroup var files: DocsOptions
  @OptionGroup var dryRun: DryRunOption
  @OptionGroup var output: TextOptions

  func run(in context: CommandContext) throws {
    var waiting: [PendingFile] = []
    var reports: [DocsFile] = []
    var lines = ""
    try files.documents(context, isUpdate: true) { document in
      if !dryRun.isOn, document.isStale,
        let file = try OutputFile(document.path).prepare(
          Array(document.filled.utf8), replacing: Array(document.text.utf8))
      {
        waiting.append(file)
      }
      if output.isJSON {
        reports.append(DocsFile(document))
      } else {
        lines += line(document) + "\n"
      }
    }
    try waiting.finish()
    context.write(
      output.isJSON
        ? DocsFile.update.document(reports, data: context.dataVersion).text : lines)
  }

  private func line(_ document: FilledDocument) -> String {
    let name = document.path.printable
    if document.isGenerated {
      return document.isStale
        ? "\(dryRun.isOn ? "Would update" : "Updated") \(name)."
        : "\(name) is up to date."
    }
    let (blocks, stale) = (document.blocks.count, document.staleBlocks)
    let verb = dryRun.isOn ? "would change" : "changed"
    return "\(name): \(NameLists.counted(blocks, "block")), \(stale) \(verb)"
  }
}
