import ArgumentParser

/// How a table is written.
struct TableOptions: ParsableArguments {
  @Option(name: .shortAndLong, help: "How the answer is written.")
  var format: TableFormatName?

  @Flag(name: .long, help: "Leave out the notes on standard error.")
  var noNotes = false

  @Flag(name: .long, help: "Exit with 1 if any cell has no value.")
  var strict = false
}

/// How an answer that is no table is written.
struct TextOptions: ParsableArguments {
  @Option(name: .shortAndLong, help: "How the answer is written.")
  var format: TextFormatName = .text

  @Flag(name: .long, help: "The same as --format json.")
  var json = false

  /// Whether JSON is asked for.
  var isJSON: Bool { json || format == .json }
}

/// A list, with the short form of its JSON.
struct ListOptions: ParsableArguments {
  @Option(name: .shortAndLong, help: "How the list is written.")
  var format: TableFormatName = .text

  @Flag(name: .long, help: "The same as --format json.")
  var json = false
}
