import KeylineModel
import KeylineQuery
import KeylineText

/// A metric over major versions, devices that never disagree in one row.
struct MetricTable {
  /// The major versions, the newest first.
  let majors: [Int]
  /// The rows, phones before iPads, the newest devices first.
  let rows: [Row]

  /// Devices that have the same answer on every release that two of them ran.
  struct Row {
    let devices: [Device]
    /// The major versions that each device ran.
    let spans: [ClosedRange<Int>]
    /// The content for each major version that one of the devices ran.
    let cells: [Int: Entry]

    /// True if any version has a value.
    var isKnown: Bool { cells.values.contains { !$0.isEmpty } }
  }

  /// The contents over the releases of a major version, and how sure the least sure of them is.
  struct Entry {
    fileprivate(set) var parts: [Part] = []
    fileprivate(set) var isStarred = false

    /// True if it may be one of several.
    var isUncertain: Bool {
      parts.contains { if case .candidates = $0.content { true } else { false } }
    }

    /// The first content, and each later one with the release that brought it.
    var text: String {
      let later = parts.dropFirst().map { "\($0.content.text) since \($0.from.description)" }
      return (parts.prefix(1).map(\.content.text) + later).joined(separator: ", ")
    }

    /// True if there is no value at all.
    var isEmpty: Bool { !parts.contains(where: \.content.hasValue) }
  }

  /// A content, from a release on.
  struct Part: Hashable {
    let from: OSVersion
    let content: Answer.Content
  }

  /// Versions of a device with what is shown on them.
  struct Piece {
    let device: Device
    let ranges: [VersionRange]
    let content: Answer.Content
    let isStarred: Bool
  }

  /// Makes the table of some pieces, those of a device one after the other.
  init(_ pieces: [Piece], _ calendar: ReleaseCalendar) {
    var contents = Distinct<Answer.Content>()
    var own: [Series] = []
    for piece in pieces {
      if own.last?.devices[0].id != piece.device.id {
        own.append(Series(piece.device, calendar.versions.count))
      }
      own[own.count - 1].join(piece, contents.place(piece.content), calendar)
    }
    let values = contents.values.map(\.hasValue)
    var groups: [Series] = []
    for idiom in [Idiom.phone, .pad] {
      for series in own.reversed() where series.devices[0].idiom == idiom && series.hasRun {
        let isTaken = groups.indices.contains { groups[$0].join(series, values) }
        if !isTaken { groups.append(series) }
      }
    }
    rows = groups.map { $0.row(contents.values, calendar) }
    majors = Set(rows.flatMap(\.cells.keys)).sorted(by: >)
  }

  /// True if it says the same as another.
  func isLike(_ other: MetricTable) -> Bool {
    rows.map { $0.devices.map(\.id) } == other.rows.map { $0.devices.map(\.id) }
      && rows.map { $0.cells.mapValues(\.parts) } == other.rows.map { $0.cells.mapValues(\.parts) }
  }

  /// True if any device has a value.
  var isKnown: Bool { rows.contains(where: \.isKnown) }
}

/// The answers of devices on every release, as places in a list of contents.
private struct Series {
  private(set) var devices: [Device]
  private var spans: [ClosedRange<Int>?] = [nil]
  /// A place for each release of the calendar; nil where none of them ran it.
  private var places: [Int?]
  private var starred: Set<Int> = []

  init(_ device: Device, _ count: Int) {
    devices = [device]
    places = Array(repeating: nil, count: count)
  }

  var hasRun: Bool { spans[0] != nil }

  mutating func join(_ piece: MetricTable.Piece, _ place: Int, _ calendar: ReleaseCalendar) {
    for (index, version) in calendar.versions.enumerated()
    where piece.ranges.contains(where: { $0.contains(version) }) {
      places[index] = place
      if piece.isStarred { starred.insert(version.major) }
      let span = spans[0] ?? version.major...version.major
      spans[0] = min(span.lowerBound, version.major)...max(span.upperBound, version.major)
    }
  }

  /// Takes in a device that agrees on every release that both ran, and either shares a value with these or
  /// has none, as they have none; false for any other.
  mutating func join(_ other: Series, _ values: [Bool]) -> Bool {
    guard devices[0].idiom == other.devices[0].idiom else { return false }
    var (isCommon, isShared) = (false, false)
    for (own, its) in zip(places, other.places) {
      guard let own, let its else { continue }
      if own != its { return false }
      isCommon = true
      isShared = isShared || values[own]
    }
    func isKnown(_ series: Series) -> Bool {
      series.places.contains { $0.map { values[$0] } ?? false }
    }
    guard isShared || isCommon && !isKnown(self) && !isKnown(other) else { return false }
    devices += other.devices
    spans += other.spans
    places = zip(places, other.places).map { $0 ?? $1 }
    starred.formUnion(other.starred)
    return true
  }

  func row(_ contents: [Answer.Content], _ calendar: ReleaseCalendar) -> MetricTable.Row {
    var cells: [Int: MetricTable.Entry] = [:]
    for (place, version) in zip(places, calendar.versions) {
      guard let content = place.map({ contents[$0] }) else { continue }
      var entry = cells[version.major] ?? .init(isStarred: starred.contains(version.major))
      if entry.parts.last?.content != content {
        entry.parts.append(.init(from: version, content: content))
      }
      cells[version.major] = entry
    }
    return MetricTable.Row(devices: devices, spans: spans.compactMap(\.self), cells: cells)
  }
}
