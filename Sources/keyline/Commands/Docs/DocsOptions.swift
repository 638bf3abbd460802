import ArgumentParser
import KeylineText

/// The files that hold blocks, and the data that their answers rest on.
struct DocsOptions: ParsableArguments {
  @Argument(
    help: """
      Files, or folders to search for .md, .markdown, .mdx, .adoc and .html files, and for .swift, \
      .h and .ts files that Keyline generated.
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

  /// Hands over the files that have blocks or are one, with what these should hold: one after the other, so that
  /// memory does not grow with their number.
  ///
  /// - Parameters:
  ///   - isUpdate: Whether they are to be changed, so that a refusal says that they were not.
  ///   - isLeftOut: What becomes of a file or a folder that cannot be read; by default it is an error.
  func documents(
    _ context: CommandContext, isUpdate: Bool,
    isLeftOut: (Failure) throws -> Void = { throw $0 },
    _ take: (FilledDocument) throws -> Void
  ) throws {
    let answers = BlockAnswers(database: database, isLocal: local, isUpdate: isUpdate)
    let files = try DocumentFiles(file)
    for failure in files.leftOut {
      try isLeftOut(Failure("\(failure)", exitCode: ExitStatus.notPermitted))
    }
    var hasBlocks = false
    for path in files.paths {
      do {
        if skipOthers, try !DocumentFiles.mayHoldBlock(path, context.environment) { continue }
        let document = try FilledDocument(path: path, answers: answers, context: context)
        if document.blocks.isEmpty { continue }
        hasBlocks = true
        try take(document)
      } catch let failure as Failure where failure.exitCode == ExitStatus.notPermitted {
        try isLeftOut(failure)
      }
    }
    if !hasBlocks, !skipOthers, context.exitCode == ExitStatus.success {
      let names = file.map { "\"\($0)\"" }.joined(separator: ", ")
      let style = DocumentKind(fileNamed: file[0]).styles[0]
      throw Failure(
        "No block in \(names). To write one, put \(style.comment("keyline:begin get METRIC -d DEVICE")) "
          + "above \(style.comment("keyline:end")). A table of values without one: keyline compare FILE. "
          + "See: keyline docs --help")
    }
  }
}
