import ArgumentParser
import KeylineData
import KeylineText

/// The files with blocks, and the data for their answers.
struct DocsOptions: ParsableArguments {
  @Argument(
    help: """
      Files, or folders to search for documents and source files with blocks, and for files that \
      Keyline generated.
      """)
  var file: [String]

  @Flag(
    name: .long,
    help: "Include your own rows, which other people do not have, along with the shared data.")
  var local = false

  @Flag(
    name: .long,
    help: "Pass over files that have no block, for hooks that pass every changed file.")
  var skipOthers = false

  @OptionGroup var database: DatabaseOptions

  /// Visits the files that have blocks or are generated, with their expected content, one after the
  /// other, so that memory does not grow with their number.
  ///
  /// - Parameters:
  ///   - isUpdate: True if they are to be changed, so that a refusal adds that they were not.
  ///   - isLeftOut: Handles a file or a folder that is refused or unreadable; by default it is an
  ///     error.
  func documents(
    _ context: CommandContext, isUpdate: Bool,
    isLeftOut: (Failure) throws -> Void = { throw $0 },
    _ take: (FilledDocument) throws -> Void
  ) throws {
    let answers = BlockAnswers(database: database, isLocal: local, isUpdate: isUpdate)
    let files = DocumentFiles(file)
    for failure in files.leftOut { try isLeftOut(failure) }
    var hasBlocks = !files.leftOut.isEmpty
    var empty: [String] = []
    for path in files.paths {
      do {
        if skipOthers, try !BlockSearch.mayHoldWord(path) { continue }
        let document = try FilledDocument(path: path, answers: answers, context: context)
        if document.blocks.isEmpty {
          if files.named.contains(path) { empty.append(path) }
          continue
        }
        hasBlocks = true
        try take(document)
      } catch let failure as Failure {
        hasBlocks = true
        // A file that was not named was found by a word in it, which may mean something else.
        let isUnread = !files.named.contains(path) && InputFile.isUnread(failure)
        try isLeftOut(
          isUnread ? Failure(failure.message, exitCode: ExitStatus.notPermitted) : failure)
      }
    }
    if skipOthers { return }
    if !empty.isEmpty {
      context.say("not checked: " + noBlock(in: empty))
      context.exitCode = ExitStatus.graver(context.exitCode, ExitStatus.notPermitted)
    } else if !hasBlocks {
      throw Failure(noBlock(in: file))
    }
  }

  private func noBlock(in names: [String]) -> String {
    let list = names.map { "\"\($0.printable)\"" }.joined(separator: ", ")
    let style = DocumentKind(fileNamed: names[0]).styles[0]
    return
      "No block in \(list). To write one, put \(style.comment("keyline:begin get METRIC -d DEVICE")) "
      + "above \(style.comment("keyline:end")). A table of values without one: keyline compare FILE. "
      + "See: keyline docs --help"
  }
}
