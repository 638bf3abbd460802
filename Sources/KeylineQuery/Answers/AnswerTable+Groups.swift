public import KeylineModel

extension AnswerTable {
  /// Devices that a table may show in one row, over the versions of all of them.
  public struct Group: Sendable {
    public let devices: [Device]
    public let ranges: [VersionRange]
    /// The cells of the first device; the others show the same.
    public let cells: [Cell]
  }

  /// The rows with those devices together whose values are equal wherever both ran.
  ///
  /// A device that came later or was dropped earlier does not stand apart for it: only changes of
  /// a value tell devices apart, not the ends of their support.
  public var groups: [Group] {
    var order: [[Stage]] = []
    var members: [[Stage]: [[Row]]] = [:]
    for rows in rowsByDevice {
      let stages = rows.enumerated().map {
        Stage($1, isFirst: $0 == 0, isLast: $0 == rows.count - 1)
      }
      if members[stages] == nil { order.append(stages) }
      members[stages, default: []].append(rows)
    }
    return order.flatMap { stages in
      let all = (members[stages] ?? []).enumerated()
        .sorted {
          ($0.element[0].device.family.code, $0.offset) < (
            $1.element[0].device.family.code, $1.offset
          )
        }
        .map(\.element)
      return stages.indices.map { index in
        let rows = all.map { $0[index] }
        return Group(
          devices: rows.map(\.device), ranges: Self.hull(rows.map(\.ranges)),
          cells: rows[0].cells)
      }
    }
  }

  /// What a row shows and where it begins and ends; where the device itself begins and ends among
  /// the versions that are asked is left open.
  private struct Stage: Hashable {
    let contents: [Cell.Content]
    let from: OSVersion?
    let until: OSVersion?

    init(_ row: Row, isFirst: Bool, isLast: Bool) {
      contents = row.cells.map(\.content)
      from = isFirst ? nil : row.ranges.first?.from
      until = isLast ? nil : row.ranges.last?.until
    }
  }

  private var rowsByDevice: [[Row]] {
    var grouped: [[Row]] = []
    for row in rows {
      if grouped.last?.first?.device.id == row.device.id {
        grouped[grouped.count - 1].append(row)
      } else {
        grouped.append([row])
      }
    }
    return grouped
  }

  /// The ranges that cover those of all, joined where they touch or overlap.
  private static func hull(_ lists: [[VersionRange]]) -> [VersionRange] {
    var joined: [VersionRange] = []
    for range in lists.joined().sorted(by: { ($0.from, $0.until) < ($1.from, $1.until) }) {
      if let last = joined.last, range.from <= last.until {
        joined[joined.count - 1] = VersionRange(
          from: last.from, until: max(last.until, range.until))
      } else {
        joined.append(range)
      }
    }
    return joined
  }
}
