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
      let contents: [Cell.Content]
      var isStarred: Bool
      var isUncertain: Bool

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

    /// Takes in a device that disagrees nowhere and shares a version; false for any other.
    fileprivate mutating func takeIn(_ other: Row) -> Bool {
      let common = cells.keys.filter { other.cells[$0] != nil }
      guard !common.isEmpty, devices[0].idiom == other.devices[0].idiom,
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

  /// Makes the table of a column.
  init(_ table: AnswerTable, column: Int, _ calendar: ReleaseCalendar) {
    var cells: [Device.ID: [Int: Row.Entry]] = [:]
    var order: [Device] = []
    for row in table.rows {
      if cells[row.device.id] == nil { order.append(row.device) }
      let cell = row.cells[column]
      let versions = calendar.versions.filter { version in
        row.ranges.contains { $0.contains(version) }
      }
      for major in Set(versions.map(\.major)) {
        let entry = Row.Entry(
          contents: [cell.content], isStarred: cell.isStarred,
          isUncertain: cell.status == .uncertain)
        guard let known = cells[row.device.id]?[major] else {
          cells[row.device.id, default: [:]][major] = entry
          continue
        }
        if known.contents.contains(cell.content) { continue }
        cells[row.device.id]?[major] = Row.Entry(
          contents: known.contents + [cell.content],
          isStarred: known.isStarred || entry.isStarred,
          isUncertain: known.isUncertain || entry.isUncertain)
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
