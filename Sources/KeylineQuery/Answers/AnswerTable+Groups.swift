public import KeylineModel

extension AnswerTable {
  /// Devices that a table may show in one row, over the versions of all of them.
  public struct Group: Sendable {
    /// The devices that are alike.
    public let devices: [Device]
    /// The versions in which they are alike.
    public let ranges: [VersionRange]
    /// The cells of the first device; the others show the same.
    public let cells: [Cell]
  }

  /// The rows with those devices together whose values are equal wherever both ran.
  public var groups: [Group] {
    let stages = rows.map {
      DeviceFolding.Stage(device: $0.device, ranges: $0.ranges, content: $0.cells.map(\.content))
    }
    return DeviceFolding.groups(stages).map { group in
      Group(
        devices: group.members.map { rows[$0].device }, ranges: group.ranges,
        cells: rows[group.members[0]].cells)
    }
  }

  /// The rows as groups of one device each.
  public var devices: [Group] {
    rows.map { Group(devices: [$0.device], ranges: $0.ranges, cells: $0.cells) }
  }
}
