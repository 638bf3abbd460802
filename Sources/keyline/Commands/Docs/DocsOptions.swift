import ArgumentParser
import KeylineText

/// The files that hold blocks, and the data that their answers rest on.
struct DocsOptions: ParsableArguments {
  @Argument(help: "Files, or folders to search for .md, .markdown, .mdx and .html files.")
  var file: [String]

  @Flag(
    name: .long,
    help: "Include your own rows, which other people do not have, besides the shared data.")
  var local = false

  @OptionGroup var database: DatabaseOptions

  /// The files with what their blocks should hold.
  func documents(_ context: CommandContext) throws -> [FilledDocument] {
    let answers = BlockAnswers(database: database, isLocal: local)
    let documents = try DocumentFiles.paths(file).map { path in
      try FilledDocument(path: path, answers: answers, context: context)
    }
    if documents.allSatisfy(\.blocks.isEmpty) {
      throw Failure(
        "No block in \(file.joined(separator: ", ")). How to write one: keyline docs --help")
    }
    return documents.filter { !$0.blocks.isEmpty }
  }
}
