import ArgumentParser
import KeylineJSON
import KeylineText

/// Lists the blocks of files that are no longer true.
struct DocsCheck: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "List each stale cell between markers with its file and line; exit 1 if any is.",
    discussion: """
      $ keyline docs check README.md
      README.md:41: iPhone XR, iOS 14–18: 44 → 48

      With --diff, check prints a unified diff, ready for patch. Exit 0: all blocks are true. Exit \
      1: some are not. Exit 65: markers do not match.
      """)

  @OptionGroup var files: DocsOptions

  @Flag(name: .long, help: "Print a unified diff instead.")
  var diff = false

  @OptionGroup var output: TextOptions

  func validate() throws {
    if diff, output.isJSON { throw ValidationError("'--diff' prints text; leave out '--json'.") }
  }

  func run(in context: CommandContext) throws {
    let documents = try files.documents(context)
    if documents.contains(where: \.isStale) { context.exitCode = ExitStatus.negative }
    if output.isJSON {
      context.write(
        DocsReport.check.document(DocsReport(documents), data: context.dataVersion).text)
    } else if diff {
      for document in documents {
        context.write(
          data: UnifiedDifference.text(
            of: document.path, from: document.text, to: document.filled))
      }
    } else {
      for document in documents {
        for cell in document.stale {
          context.write("\(document.path):\(cell.line): \(cell.text)\n")
        }
      }
      let stale = documents.filter(\.isStale).map(\.path)
      if !stale.isEmpty {
        context.say("Update them: keyline docs update \(stale.joined(separator: " "))")
      }
    }
  }
}
