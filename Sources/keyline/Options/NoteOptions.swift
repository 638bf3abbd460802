import ArgumentParser

/// How much is written about doubts.
enum NoteDetail: Hashable {
  /// One line that counts the doubtful values.
  case counted
  case all
  case silent
}

/// The options that say how much is written about doubts.
struct NoteOptions: ParsableArguments {
  @Flag(name: .long, help: "Write every note to standard error; by default, many are counted.")
  var notes = false

  @Flag(name: .long, help: "Write no notes to standard error.")
  var noNotes = false

  /// The detail that was asked for.
  var detail: NoteDetail { notes ? .all : noNotes ? .silent : .counted }

  func validate() throws {
    if notes, noNotes { throw ValidationError("'--notes' and '--no-notes' exclude each other.") }
  }
}
