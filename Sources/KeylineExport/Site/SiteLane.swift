import KeylineModel
import KeylineQuery

/// Devices that are alike in a metric, and what it is over their versions in one situation.
struct SiteLane {
  let devices: [Device]
  /// Ascending.
  let stretches: [Stretch]

  /// Versions in which the value does not change.
  struct Stretch {
    /// The versions of any device of the lane, which are drawn.
    let range: VersionRange
    /// The versions that can be said of all devices of the lane.
    let versions: SharedVersions
    let cell: Cell
    /// How it stands on the device where it is least sure.
    let status: Status
  }

  /// The lanes of a table with one column, those on which nothing is known left out.
  static func all(_ table: AnswerTable) -> [SiteLane] {
    var order: [[Device.ID]] = []
    var lanes: [[Device.ID]: [AnswerTable.Group]] = [:]
    for group in table.groups {
      let key = group.devices.map(\.id)
      if lanes[key] == nil { order.append(key) }
      lanes[key, default: []].append(group)
    }
    return order.compactMap { lanes[$0] }.compactMap { stages in
      guard stages.contains(where: \.isKnown) else { return nil }
      return SiteLane(
        devices: stages[0].devices,
        stretches: stages.flatMap(stretches).sorted { $0.range.from < $1.range.from })
    }
  }

  private static func stretches(_ stage: AnswerTable.Group) -> [Stretch] {
    let cell = stage.cells[0]
    let statuses = stage.rows.map(\.cells[0].status)
    let status = [.inferred, .assumed].first(where: statuses.contains) ?? cell.status
    switch stage.versions {
    case .exact(let ranges):
      return ranges.map {
        Stretch(range: $0, versions: .exact([$0]), cell: cell, status: status)
      }
    case .open:
      return [
        Stretch(range: stage.hull, versions: stage.versions, cell: cell, status: status)
      ]
    }
  }
}

extension AnswerTable.Group {
  /// True if any of its cells says more than that nothing is known.
  var isKnown: Bool { cells.contains { $0.value != nil || $0.status == .uncertain } }
}
