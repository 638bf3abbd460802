import KeylineModel
import KeylineQuery

/// The answers of every device of a group: the values are equal, what they rest on need not be.
struct GroupMembers {
  /// The rows of each device over the versions of the group.
  let rows: [(device: Device, rows: [AnswerTable.Row])]

  init(_ group: AnswerTable.Group, _ rowsOf: [Device.ID: [AnswerTable.Row]]) {
    rows = group.devices.map { device in
      let rows = (rowsOf[device.id] ?? []).filter { row in
        row.ranges.contains { range in
          group.ranges.contains { $0.from < range.until && range.from < $0.until }
        }
      }
      return (device, rows)
    }
  }

  /// All cells.
  var cells: [Cell] { rows.flatMap { $0.rows.flatMap(\.cells) } }
}
