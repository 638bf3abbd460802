package import KeylineModel

extension AnswerTable {
  /// Devices that a table may show in one row.
  package struct Group: Sendable {
    /// The rows of the devices, one each; they show the same.
    package let rows: [Row]
    /// The versions of the row.
    package let versions: SharedVersions

    /// The devices that share the row.
    package var devices: [Device] { rows.map(\.device) }
    /// The answers of the first device; the others show the same.
    package var answers: [Answer] { rows[0].answers }
    /// The versions of each row, one after the other.
    package var ranges: [VersionRange] { rows.flatMap(\.ranges) }
    /// The range from the first version of any row to the last.
    package var hull: VersionRange { VersionRange(hullOf: ranges) }
  }

  /// The rows, grouped by devices with equal values wherever both ran.
  package var groups: [Group] {
    let stages = rows.map {
      DeviceFolding.Stage(device: $0.device, ranges: $0.ranges, content: $0.answers.map(\.content))
    }
    return DeviceFolding.groups(stages, asked: asked).map { group in
      Group(rows: group.members.map { rows[$0] }, versions: group.versions)
    }
  }

  /// True if all devices show the same in each column.
  package var isAlike: Bool {
    columns.indices.allSatisfy { column in Set(rows.map { $0.answers[column].content }).count == 1 }
  }

  /// The rows as groups of one device each.
  package var devices: [Group] {
    rows.map { Group(rows: [$0], versions: .exact($0.ranges)) }
  }
}
