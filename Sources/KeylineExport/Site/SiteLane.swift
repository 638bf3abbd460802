import KeylineModel
import KeylineQuery

/// Devices that are alike in a metric, and what it is over their versions in one situation.
struct SiteLane {
  let devices: [Device]
  /// The versions of any of the devices, which are drawn, ascending.
  let stretches: [Timeline<AnswerTable.Group>.Stretch]

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
        stretches: stages.flatMap(stretches).sorted { $0.from < $1.from })
    }
  }

  private static func stretches(
    _ stage: AnswerTable.Group
  ) -> [Timeline<AnswerTable.Group>.Stretch] {
    let ranges = if case .exact(let ranges) = stage.versions { ranges } else { [stage.hull] }
    return ranges.map { .init(ranges: [$0], value: stage) }
  }
}

extension Timeline<AnswerTable.Group>.Stretch {
  /// The versions that can be said of all devices of the lane.
  var versions: SharedVersions { value.versions.isOpen ? value.versions : .exact(ranges) }

  var cell: Cell { value.cells[0] }

  /// How it stands on the device where it is least sure.
  var status: Status {
    let statuses = value.rows.map(\.cells[0].status)
    return [.inferred, .assumed].first(where: statuses.contains) ?? cell.status
  }
}

extension AnswerTable.Group {
  /// True if any of its cells says more than that nothing is known.
  var isKnown: Bool { cells.contains { $0.value != nil || $0.status == .uncertain } }
}
