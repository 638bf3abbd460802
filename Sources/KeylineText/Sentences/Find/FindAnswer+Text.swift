package import KeylineData
package import KeylineModel
package import KeylineQuery

extension FindAnswer {
  /// The sentence for an empty result, with the values closest to the given one.
  package var emptyText: String {
    "No device is known to have \(matches.columns.count == 1 ? "this value" : "these values")."
      + (nearest.isEmpty ? "" : " Nearest: \(NameLists.list(nearest.map(\.description))).")
  }

  /// The sentence for devices that may match as well; nil without any.
  package func undecidedText(_ devices: [Device]) -> String? {
    if devices.isEmpty { return nil }
    let count = NameLists.counted(devices.count, "device")
    let too = matches.rows.isEmpty ? "" : ", too"
    return
      "\(count) may fit\(too); a value is unknown or uncertain there: \(NameLists.few(devices))"
  }

  /// The table for people: a row per group of devices and range of versions, a column per metric.
  package func table(
    _ labels: VersionLabels, isGrouped: Bool = true, stars: Stars = .none
  ) -> TextTable {
    matches.pivoted(labels, isGrouped: isGrouped, stars: stars)
  }

  /// The matching answers, one by one.
  package func answers(_ labels: VersionLabels) -> [ToldAnswer] {
    matches.allRecords.map { ToldAnswer($0, labels) }
  }

  /// The undecidable devices and versions, as objects.
  package func undecidedObjects(_ labels: VersionLabels) -> [JSONValue] {
    undecided.rows.map {
      UndecidedRecord.fields.object(
        of: UndecidedRecord(device: $0.device, os: labels.label($0.ranges, dash: "-")))
    }
  }
}

/// A device and versions that may or may not match.
private struct UndecidedRecord {
  let device: Device
  let os: String

  static let fields: [Field<UndecidedRecord>] = [
    .required("device", .text, "The identifier of the device.") { $0.device.id },
    .required("os", .text, "The versions.") { $0.os },
  ]
}

extension JSONSchema {
  /// The schema of `keyline find`.
  package static let find = JSONSchema(
    "keyline.find/1", "The places where metrics have the given values: one object per cell.",
    [
      .required(
        "results", .array(of: SchemaDefinition.cell.reference),
        "The cells that fit: devices, then versions, then metrics."),
      .required(
        "undecided", .array(of: .object(UndecidedRecord.fields)),
        "The places where a value is unknown or uncertain and no other value contradicts it."),
    ], definitions: [.cell, .situation])
}
