public import KeylineJSON
import KeylineModel
public import KeylineQuery

extension FindAnswer {
  /// The table for people: a row per group of devices and range of versions, a column per metric.
  public func table(_ labels: VersionLabels, isGrouped: Bool = true) -> TextTable {
    matches.pivoted(labels, isGrouped: isGrouped)
  }

  /// One record per cell that fits.
  public func records(_ labels: VersionLabels) -> [CellRecord] {
    matches.rows.flatMap { row in
      row.cells.map {
        CellRecord(device: row.device, os: labels.label(row.ranges, dash: "-"), cell: $0)
      }
    }
  }

  /// The devices and versions of which it cannot be said, as objects.
  public func undecidedObjects(_ labels: VersionLabels) -> [JSONValue] {
    undecided.rows.map {
      .object([
        ("device", .string($0.device.id)),
        ("os", .string(labels.label($0.ranges, dash: "-"))),
      ])
    }
  }
}
