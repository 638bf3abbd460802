import KeylineModel
import KeylineQuery
import KeylineText

/// Notes on an answer: all of them, or one line that counts what they are about.
struct NoteLines {
  /// The notes, one sentence each.
  private let sentences: [String]
  /// What flags do not do, said in full however many notes there are.
  private let remarks: [String]
  /// How many of the values are to be checked or assumed.
  private let values: Counts
  /// True if the table itself says what its stars mean.
  private var explainsStars = false

  /// Notes on values, which a table may explain itself, and on the conditions that decide none of them.
  init(
    _ sentences: [String], _ values: Counts = Counts(), _ idle: [Note] = [],
    stars: Stars = .marked
  ) {
    self.sentences = sentences
    self.values = values
    remarks = Self.remarks(idle)
    explainsStars = stars == .explained
  }

  /// The sentences for conditions without effect: `--split: iPhone 15 has no Split View`.
  static func remarks(_ idle: [Note]) -> [String] {
    idle.compactMap(\.lackOfEffect).map { $0.of.flag + $0.text }
  }

  /// Writes them to standard error. A single note is as short as a count of it, and a single value has
  /// room for all of them.
  func write(_ detail: NoteDetail, to context: CommandContext) {
    if detail == .silent { return }
    let counts = detail == .counted && sentences.count > 1 && values.total != 1 ? counts : nil
    for line in counts ?? sentences.map({ "* " + $0 }) { context.say(line) }
    for remark in remarks { context.say("* " + remark) }
  }

  /// How many values are to be checked and how many are assumed; how many notes there are where none is, nil where
  /// those are few.
  private var counts: [String]? {
    let checked = explainsStars ? nil : values.checkedText.map { "* " + $0 }
    let lines = [checked, values.assumedText].compactMap(\.self)
    if lines.isEmpty {
      return sentences.count <= Names.few
        ? nil : ["* \(sentences.count) notes on these values (--notes shows them)"]
    }
    return lines.map { "\($0) (--notes)" }
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
  /// Notes on a table; a note on some of its metrics or devices names them.
  static func sentences(_ table: AnswerTable) -> [String] {
    let metrics = Set(table.columns.map(\.metric.id)).count
    let devices = Set(table.rows.map(\.device.id)).count
    let sentences = table.notes.map { note in
      let places = [
        note.metrics.count < metrics ? rows(note.metrics) : nil,
        note.devices.count < devices ? Names.few(note.devices) : nil,
      ].compactMap(\.self)
      return note.line + (places.isEmpty ? "" : " (\(places.joined(separator: " on ")))")
    }
    // Values of one metric in several states may rest on different statements with the same wording.
    return [].merged(with: sentences)
  }

  /// Notes on tables of one metric each; of several, each note names its own.
  static func sentences(_ tables: [AnswerTable]) -> [String] {
    tables.flatMap { table in
      let metric = tables.count > 1 ? table.columns.first.map { $0.metric.id + ": " } : nil
      return sentences(table).map { (metric ?? "") + $0 }
    }
  }

  /// Notes on differences of devices.
  static func sentences(_ notes: [Note], on devices: [Device]) -> [String] {
    notes.map { "\($0.caveat.line(on: devices)) (\(rows($0.metrics)))" }
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
}

extension Note {
  /// The caveat with the flag that settles it.
  var line: String { caveat.line(on: devices) }
}

extension Caveat {
  /// The caveat on values of devices with the flag that settles it.
  func line(on devices: [Device]) -> String {
    let text = text(on: devices)
    if case .defaultSDK = self { return "\(text) (--sdk)" }
    return text
  }
}
