public import KeylineJSON
import KeylineModel
public import KeylineQuery

extension FindAnswer {
  /// The table for people: a row per group of devices and range of versions, a column per metric.
  public func table(_ labels: VersionLabels) -> TextTable {
    TextTable(
      columns: [.init("Device"), .init("iOS")]
        + columns.map { .init($0.metric.title, isNumeric: true) },
      rows: groups.map { group in
        [Names.joined(group.devices.map(\.name)), labels.label(group.ranges)]
          + group.cells.map(\.content.text)
      })
  }

  /// One record per cell that fits.
  public func records(_ labels: VersionLabels) -> [CellRecord] {
    matches.flatMap { match in
      match.cells.map {
        CellRecord(
          device: match.device, os: labels.label(match.ranges, dash: "-"), cell: $0)
      }
    }
  }

  /// The devices and versions of which it cannot be said, as objects.
  public func undecidedObjects(_ labels: VersionLabels) -> [JSONValue] {
    undecided.map {
      .object([
        ("device", .string($0.device.id)),
        ("os", .string(labels.label($0.ranges, dash: "-"))),
      ])
    }
  }
}
