import KeylineModel
import KeylineQuery
import KeylineText

/// A metric over major versions, devices that never disagree in one row.
struct MetricTable {
  /// The major versions, the newest first.
  let majors: [Int]
  /// The rows, phones before iPads, the newest devices first.
  let rows: [Row]

  /// Devices that never disagree.
  struct Row: Equatable {
    private(set) var devices: [Device]
    /// What there is on each major version that any of them ran.
    private(set) var cells: [Int: Entry]

    /// The contents on a major version, and how sure the least sure of them is.
    struct Entry: Hashable {
      private(set) var contents: [Answer.Content] = []
      fileprivate(set) var isStarred = false

      /// True if it may be one of several.
      var isUncertain: Bool {
        contents.contains { if case .candidates = $0 { true } else { false } }
      }

      fileprivate mutating func takeIn(_ piece: Piece) {
        if !contents.contains(piece.content) { contents.append(piece.content) }
        isStarred = isStarred || piece.isStarred
      }

      var text: String { contents.map(\.text).joined(separator: ", ") }

      /// True if there is no value at all.
      var isEmpty: Bool {
        contents.allSatisfy { if case .status = $0 { true } else { false } }
      }
    }

    init(_ device: Device, _ cells: [Int: Entry]) {
      devices = [device]
      self.cells = cells
    }

    /// Takes in a device that disagrees nowhere and shares a version with a value, or has none either;
    /// false for any other.
    fileprivate mutating func takeIn(_ other: Row) -> Bool {
      guard devices[0].idiom == other.devices[0].idiom else { return false }
      let common = cells.keys.filter { other.cells[$0] != nil }
      let isShared = common.contains { cells[$0]?.isEmpty == false }
      guard isShared || !common.isEmpty && !isKnown && !other.isKnown,
        common.allSatisfy({ cells[$0]?.contents == other.cells[$0]?.contents })
      else { return false }
      devices += other.devices
      for (major, cell) in other.cells {
        cells[major, default: cell].isStarred = cell.isStarred || cells[major]?.isStarred == true
      }
      return true
    }

    /// True if any version has a value.
    var isKnown: Bool { cells.values.contains { !$0.isEmpty } }
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
    var cells: [Device.ID: [Int: Row.Entry]] = [:]
    var order: [Device] = []
    for piece in pieces {
      if cells[piece.device.id] == nil {
        order.append(piece.device)
        cells[piece.device.id] = [:]
      }
      for major in calendar.majors(of: piece.ranges) {
        cells[piece.device.id]?[major, default: Row.Entry()].takeIn(piece)
      }
    }
    majors = Set(cells.values.flatMap(\.keys)).sorted(by: >)
    var rows: [Row] = []
    let newestFirst =
      order.reversed().filter { $0.idiom == .phone }
      + order.reversed().filter { $0.idiom == .pad }
    for device in newestFirst {
      let row = Row(device, cells[device.id] ?? [:])
      let isTaken = rows.indices.contains { rows[$0].takeIn(row) }
      if !isTaken, !row.cells.isEmpty { rows.append(row) }
    }
    self.rows = rows
  }

  /// True if it says the same as another.
  func isLike(_ other: MetricTable) -> Bool {
    rows.map { $0.devices.map(\.id) } == other.rows.map { $0.devices.map(\.id) }
      && rows.map { $0.cells.mapValues(\.contents) }
        == other.rows.map { $0.cells.mapValues(\.contents) }
  }

  /// True if any device has a value.
  var isKnown: Bool { rows.contains(where: \.isKnown) }
}

extension ReleaseCalendar {
  /// The major versions of the releases in some ranges.
  fileprivate func majors(of ranges: [VersionRange]) -> [Int] {
    versions.reduce(into: []) { majors, version in
      if majors.last != version.major, ranges.contains(where: { $0.contains(version) }) {
        majors.append(version.major)
      }
    }
  }
}
