import KeylineModel
import KeylineQuery

/// Devices that are alike in a metric, and what it is over their versions in one situation.
struct SiteLane {
  let devices: [Device]
  /// Ascending.
  let stretches: [Stretch]

  /// Versions in which the value does not change.
  struct Stretch {
    let range: VersionRange
    let cell: Cell
    /// How it stands on the device where it is least sure.
    let status: Status
  }

  /// The lanes of a table with one column, those on which nothing is known left out.
  static func all(_ table: AnswerTable) -> [SiteLane] {
    let rowsOf = Dictionary(grouping: table.rows, by: \.device.id)
    var order: [[Device.ID]] = []
    var lanes: [[Device.ID]: [AnswerTable.Group]] = [:]
    for group in table.groups {
      let key = group.devices.map(\.id)
      if lanes[key] == nil { order.append(key) }
      lanes[key, default: []].append(group)
    }
    return order.compactMap { lanes[$0] }.compactMap { stages in
      guard stages.contains(where: \.isKnown) else { return nil }
      let stretches = stages.flatMap { stage -> [Stretch] in
        let cell = stage.cells[0]
        let statuses = GroupMembers(stage, rowsOf).cells.map(\.status)
        let status = [.inferred, .assumed].first(where: statuses.contains) ?? cell.status
        return stage.ranges.map { Stretch(range: $0, cell: cell, status: status) }
      }
      return SiteLane(
        devices: stages[0].devices, stretches: stretches.sorted { $0.range.from < $1.range.from })
    }
  }
}

extension AnswerTable.Group {
  /// Whether any of its cells says more than that nothing is known.
  var isKnown: Bool { cells.contains { $0.value != nil || $0.status == .uncertain } }
}
