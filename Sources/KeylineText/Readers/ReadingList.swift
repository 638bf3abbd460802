import KeylineData
import KeylineModel
import KeylineQuery

/// The readings collected from a text.
struct ReadingList {
  var text: SourceText
  private(set) var readings: [ExternalReading] = []
  private(set) var leftOut = 0
  /// The versions of the readings, with nil for unstated ones.
  private var versions: Set<VersionSet?> = []
  /// The measurement behind the readings, if the file describes it.
  var measurement: Measurement?
  /// The titles of the columns that are not read.
  var unread: [String] = []
  /// The assumed meanings of titles, `device=Model`.
  var suggested: [String] = []
  /// The titles of the columns that hold pixels.
  var inPixels: [String] = []
  /// The parts with numbers that are not read.
  private(set) var missed: [Missed] = []
  /// The titles and keys to ignore, in lower case.
  let ignored: Set<String>
  let trace = JSONTrace()
  private var missedOnce: Set<String> = []

  /// The properties that the readings of one entry share.
  struct Entry {
    let device: String
    var screen: ScreenSize?
    var os: VersionSet?
    var conditions: [Dimension: ValueSet] = [:]
  }

  /// The longest name of a device or a metric, in bytes.
  private static let maximumLength = 1_000

  init(text: SourceText, ignoring ignored: Set<String> = []) {
    self.text = text
    self.ignored = ignored
  }

  /// The JSON of the text.
  func document() throws(InputError) -> JSONValue {
    let document = try text.value()
    trace.document = document
    return document
  }

  /// Counts an entry about a device that is not Apple's, with all its numbers.
  mutating func leaveOut(_ members: [JSONValue.Member]) {
    leftOut += 1
    for member in members { trace.see(allOf: member.value) }
  }

  /// Adds a reading.
  ///
  /// Errors: a name that is too long, more readings or more versions than a file may have.
  mutating func add(
    _ entry: Entry, _ metric: String, _ value: Length, orientation: Orientation = .portrait,
    split: Split = .none, isInPixels: Bool = false, at offset: Int, path: String
  ) throws(InputError) {
    guard max(entry.device.utf8.count, metric.utf8.count) <= Self.maximumLength else {
      throw text.error(
        "a name of more than \(Self.maximumLength) bytes", at: offset, path: path)
    }
    guard readings.count < Knowledge.maximumRows else {
      throw text.tooManyRows(Knowledge.maximumRows, at: offset)
    }
    versions.insert(entry.os)
    guard versions.count <= ExternalTable.maximumVersions else {
      throw text.error(
        "more than \(ExternalTable.maximumVersions) different versions or ranges of them",
        at: offset)
    }
    let place = text.position(offset)
    readings.append(
      ExternalReading(
        device: entry.device, screen: entry.screen, metric: metric, orientation: orientation,
        split: split, conditions: entry.conditions, os: entry.os, value: value,
        isInPixels: isInPixels,
        place: .init(line: place.line, column: place.column), path: path.printable))
  }

  /// Adds the width and height of a screen, in the orientation of the numbers.
  mutating func add(
    _ entry: Entry, size: ExternalObject.Size?
  ) throws(InputError) {
    guard let size else { return }
    let orientation: Orientation = size.screen.isLandscape ? .landscape : .portrait
    try add(entry, .screenWidth, size.width, orientation: orientation)
    try add(entry, .screenHeight, size.height, orientation: orientation)
  }

  /// Adds the edges that insets have.
  mutating func add(
    _ entry: Entry, insets: ExternalObject?, _ orientation: Orientation
  ) throws(InputError) {
    guard let insets else { return }
    for edge in ["top", "left", "bottom", "right"] {
      try add(
        entry, "screen.safeAreaInsets.\(edge)", try insets.length(edge), orientation: orientation)
    }
  }

  /// Adds a length, if there is one.
  mutating func add(
    _ entry: Entry, _ metric: String, _ length: ExternalObject.Measure?,
    orientation: Orientation = .portrait
  ) throws(InputError) {
    guard let length else { return }
    try add(
      entry, metric, length.value, orientation: orientation, at: length.offset, path: length.path)
  }

  /// Records a part that is not read as missed, unless it is to be ignored; a column or key counts
  /// once.
  mutating func miss(
    _ kind: Missed.Kind, _ name: String, _ reason: String = "", at offset: Int
  ) {
    if ignored.contains(name.lowercased()) { return }
    if kind == .column || kind == .key, !missedOnce.insert(name).inserted { return }
    let place = text.position(offset)
    missed.append(
      Missed(
        kind: kind, name: name.cut.printable, reason: reason,
        place: .init(line: place.line, column: place.column)))
  }

  /// Records the keys with numbers that the reader of a document has not used.
  mutating func missKeys(besides known: Set<String>) {
    guard let document = trace.document else { return }
    for number in document.numbers(besides: known.union(ignored))
    where !trace.seen.contains(number.offset) {
      miss(.key, number.key, at: number.offset)
    }
  }
}
