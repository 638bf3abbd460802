import KeylineModel
import KeylineQuery
import KeylineText

/// Notes on an answer: all of them, or one line that counts what they are about.
struct NoteLines {
  /// The notes, one sentence each.
  private let sentences: [String]
  /// The values that are assumed or inferred, and all values that were printed.
  private let doubts: (count: Int, total: Int)

  /// Notes on what is not a value alone.
  init(_ sentences: [String]) {
    self.sentences = sentences
    doubts = (0, 0)
  }

  /// Notes on the cells of a table.
  init(_ sentences: [String], on cells: [Cell]) {
    self.sentences = sentences
    doubts = (cells.count(where: \.status.isDoubtful), cells.count { $0.value != nil })
  }

  /// Writes them to standard error. A single note is as short as a count of it, and a single value has
  /// room for all of them.
  func write(_ detail: NoteDetail, to context: CommandContext) {
    guard detail == .counted, sentences.count > 1, doubts.total != 1 else {
      if detail != .silent { for sentence in sentences { context.say("* " + sentence) } }
      return
    }
    context.say(
      doubts.count > 0
        ? "* \(Status.doubts(doubts.count, of: doubts.total)) (--notes says why)"
        : "* \(sentences.count) notes on these values (--notes shows them)")
  }
}

extension CommandContext {
  /// Says what an export lacks since it rests on shared data, and how to include and share the rest.
  func say(_ omission: OwnOmission?) {
    guard let omission else { return }
    for sentence in omission.sentences { say("note: " + sentence) }
    say("note: include your own rows with --local; share them with \(Failure.sharing)")
  }
}

extension NoteLines {
  /// Notes on an answer about a number of devices; a note on some of them names them.
  static func sentences(_ notes: [Note], devices: Int) -> [String] {
    notes.map { note in
      let isOnAll = devices <= 1 || note.devices.count >= devices
      return note.text + (isOnAll ? "" : " (\(names(note.devices)))")
    }
  }

  /// Notes on differences.
  static func sentences(_ notes: [MetricNote]) -> [String] {
    notes.map { "\($0.text) (\(rows($0.metrics)))" }
  }

  /// Notes on a sheet; as soon as there are several, each names the rows that it is about.
  static func sentences(_ notes: [(text: String, rows: [String])]) -> [String] {
    notes.map { $0.text + (notes.count > 1 ? " (\(rows($0.rows)))" : "") }
  }

  /// The first three rows and how many more there are.
  private static func rows(_ rows: [String]) -> String {
    rows.prefix(3).joined(separator: ", ")
      + (rows.count > 3 ? " and \(rows.count - 3) more" : "")
  }

  /// The first three names and how many more there are.
  static func names(_ devices: [Device]) -> String {
    let names = Names.joined(devices.prefix(3).map(\.name))
    return devices.count > 3 ? "\(names) and \(devices.count - 3) more" : names
  }
}
