import ArgumentParser

/// The detail of the notes on doubts.
enum NoteDetail: Hashable {
  /// One line that counts the doubtful values.
  case counted
  case all
  case silent
}

/// The options for the detail of the notes on doubts.
struct NoteOptions: ParsableArguments {
  @Flag(name: .long, help: "Write every note to standard error; by default, many are counted.")
  var notes = false

  @Flag(name: .long, help: "Write no notes to standard error.")
  var noNotes = false

  /// The requested detail.
  var detail: NoteDetail { notes ? .all : noNotes ? .silent : .counted }

  func validate() throws {
    if notes, noNotes { throw ValidationError("'--notes' and '--no-notes' exclude each other.") }
  }
}
