import KeylineModel
import KeylineQuery
import KeylineText

/// The page of an answer: its data on standard output in a format, doubts, reasons and the next
/// command on standard error.
struct Page {
  let resolver: Resolver
  let context: CommandContext
  /// The requested format; nil means text, and a single value alone.
  let asked: ListFormat?
  /// The detail of the notes on doubts.
  var detail: NoteDetail

  init(
    _ resolver: Resolver, _ asked: ListFormat?, _ detail: NoteDetail, to context: CommandContext
  ) {
    self.resolver = resolver
    self.asked = asked
    self.detail = detail
    self.context = context
  }

  var format: ListFormat { asked ?? .text }

  /// True for a format for people, which includes the reasons for missing values.
  var isForReaders: Bool { format.isPivoted }

  var labels: VersionLabels { VersionLabels(resolver.knowledge.releases) }

  /// The stars after values to check.
  ///
  /// A table in a requested format is for a document, and explains its stars itself.
  var stars: Stars { detail == .silent ? .none : asked == nil ? .marked : .explained }

  /// Writes a list.
  func write(_ listing: Listing) {
    listing.write(format, data: resolver.knowledge.data, to: context)
  }

  /// Writes the findings; an empty result prints no table head for people. An empty result is a
  /// negative answer.
  func writeFound(_ listing: Listing) {
    if !listing.isEmpty(in: format) || !isForReaders { write(listing) }
    if listing.isEmpty(in: format) { context.exitCode = ExitStatus.negative }
  }

  /// Prints a line unless notes are turned off.
  func note(_ text: String?) {
    if let text, detail != .silent { context.say(text) }
  }

  /// Prints the number of pairs of device and version that a set brought in and that never existed.
  func noteDropped(_ devices: [Device], of versions: VersionSet) {
    note(DeviceText.leftOut(devices, of: versions, labels).map { "note: " + $0 })
  }

  /// Prints which named versions are not releases, unless a note on the values does.
  func noteReleases(_ asked: VersionSet, besides table: AnswerTable) {
    let releases = resolver.knowledge.releases
    guard releases.note(on: asked) != nil else { return }
    let isSaid = table.notes.contains {
      if case .unreleased = $0.caveat { true } else { false }
    }
    note(releases.note(on: asked, saysFuture: !isSaid).map { "* " + $0 })
  }

  /// Writes notes on values: all of them, or one line with the number of values they concern.
  ///
  /// A single note is as short as a count of it, and a single value has room for all notes.
  ///
  /// - Parameters:
  ///   - sentences: The notes, one sentence each.
  ///   - values: The numbers of values to check and of assumed ones.
  ///   - idle: The conditions without effect, written in full however many notes there are.
  ///   - stars: The stars in the table, which may explain themselves.
  func note(
    _ sentences: @autoclosure () -> [String], _ values: @autoclosure () -> Counts = Counts(),
    idle: @autoclosure () -> [Note] = [], stars: Stars = .marked
  ) {
    if detail == .silent { return }
    let (sentences, values) = (sentences(), values())
    let isCounted = detail == .counted && sentences.count > 1 && values.total != 1
    let counts =
      isCounted
      ? Self.counts(sentences, values, explained: isForReaders && stars == .explained) : nil
    for line in counts ?? sentences.map({ "* " + $0 }) { context.say(line) }
    for remark in idle().remarks { context.say("* " + remark) }
  }

  /// The number of values to check and of assumed ones; the number of notes if there are no such
  /// values, nil if the notes are few.
  private static func counts(
    _ sentences: [String], _ values: Counts, explained: Bool
  ) -> [String]? {
    let checked = explained ? nil : values.checkedText.map { "* " + $0 }
    let lines = [checked, values.assumedText].compactMap(\.self)
    if lines.isEmpty {
      return sentences.count <= NameLists.few
        ? nil : ["* \(sentences.count) notes on these values (--notes shows them)"]
    }
    return lines.map { "\($0) (--notes)" }
  }
}

extension [Note] {
  /// The sentences for conditions without effect: `--split: iPhone 15 has no Split View`.
  var remarks: [String] { compactMap(\.lackOfEffect).map { $0.of.flag + $0.text } }

  /// The notes on differences of devices.
  func sentences(on devices: [Device]) -> [String] {
    map { "\($0.caveat.line(on: devices)) (\(NameLists.firstThree($0.metrics)))" }
  }
}

extension AnswerTable {
  /// The notes on the answers of a table; a note on some of its metrics or devices names them.
  func noteSentences(of records: [AnswerRecord]) -> [String] {
    let metrics = Set(columns.map(\.metric.id)).count
    let devices = Set(rows.map(\.device.id)).count
    let sentences = records.notes(in: calendar).map { note in
      let places = [
        note.metrics.count < metrics ? NameLists.firstThree(note.metrics) : nil,
        note.devices.count < devices ? NameLists.few(note.devices) : nil,
      ].compactMap(\.self)
      return note.line + (places.isEmpty ? "" : " (\(places.joined(separator: " on ")))")
    }
    // Values of one metric in several states may rest on different statements with the same wording.
    return [].merged(with: sentences)
  }
}

extension NameLists {
  /// The first three names and the number of the others.
  static func firstThree(_ names: [String]) -> String {
    names.prefix(3).joined(separator: ", ")
      + (names.count > 3 ? " and \(names.count - 3) more" : "")
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
