import ArgumentParser
import KeylineData
import KeylineQuery
import KeylineText

/// Lists the stale blocks of files.
struct DocsCheck: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract:
      "List each stale cell or line of code with its file and line; exit 1 if there is one.",
    discussion: """
      $ keyline docs check README.md
      README.md:41: iPhone XR, iOS 14–18: 44 → 48

      $ keyline docs check --format github .
      ::error file=README.md,line=41::iPhone XR, iOS 14–18: 44 → 48

      Of a generated file, check lists at most 20 lines. With --diff, check prints a unified diff, \
      ready for patch. With --format github, GitHub shows each beside its line. Exit 0: all blocks \
      and generated files are true. Exit 1: some are not. Exit 65: markers do not match, or one \
      holds a bad command. Exit 77: a file or a folder was not checked, or a file that you named \
      has no block; the others are true. Every file is reported; the code is the gravest: 65 \
      before 66, 1 and 77.
      """)

  @OptionGroup var files: DocsOptions

  @Flag(name: .long, help: "Print a unified diff instead.")
  var diff = false

  /// The formats of the list.
  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json, github }

  @OptionGroup var output: FormatOptions<Format>

  private var format: Format { output.asked ?? .text }

  func validate() throws {
    if diff, format != .text {
      throw ValidationError(
        "'--diff' prints text; leave out '\(output.json ? "--json" : "--format \(format.rawValue)")'."
      )
    }
  }

  func run(in context: CommandContext) throws {
    var reports: [DocsFile] = []
    var stale: [String] = []
    let named = Set(files.file)
    func leaveOut(_ failure: Failure) {
      let isUnread = failure.exitCode == ExitStatus.notPermitted
      context.say("\(isUnread ? "not checked" : "error"): \(failure.message)")
      context.exitCode = ExitStatus.graver(context.exitCode, failure.exitCode)
    }
    try files.documents(context, isUpdate: false, isLeftOut: leaveOut) { document in
      if document.isStale {
        stale.append(document.path)
      } else if format != .json, named.contains(document.path) {
        // In a folder, which may hold thousands of files, only the stale ones are named.
        context.say("\(document.path.printable) is up to date.")
      }
      if format == .json {
        reports.append(DocsFile(document))
      } else if diff {
        context.write(
          data: UnifiedDifference.text(
            of: document.path.printable, from: document.text, to: document.filled))
      } else {
        list(document, context)
      }
      // Written at once, so that memory does not grow with the number of files.
      if format != .json { try context.flush() }
    }
    if !stale.isEmpty {
      context.exitCode = ExitStatus.graver(context.exitCode, ExitStatus.negative)
    }
    if format == .json {
      context.write(DocsFile.check.document(reports, data: context.dataVersion).text)
    } else if !stale.isEmpty, !diff {
      context.say("Update them: keyline docs update \(ArgumentText.text(stale).printable)")
    }
  }

  /// The most lines of generated code that are listed, since new data may change all.
  private static let maximumLines = 20

  private func list(_ document: FilledDocument, _ context: CommandContext) {
    let shown = document.stale.prefix(document.isGenerated ? Self.maximumLines : .max)
    func write(_ line: Int?, _ text: String) {
      let place = [document.path.printable, line.map(String.init)].compactMap(\.self).joined(
        separator: ":")
      context.write(
        format == .github
          ? Annotation.error(document.path, line: line, text) : "\(place): \(text)\n")
    }
    for cell in shown { write(cell.line, cell.text) }
    let more = document.stale.dropFirst(shown.count).reduce(0) { $0 + $1.lines }
    if more > 0 {
      write(nil, "\(NameLists.counted(more, "more line")) (--diff shows all)")
    }
  }
}
