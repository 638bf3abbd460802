package import KeylineData
import KeylineModel
package import KeylineQuery

extension [DeviceSimilarity] {
  /// The devices with the comparison.
  package func table(_ labels: VersionLabels) -> TextTable {
    TextTable(
      columns: [
        .init("Device"), .init("iOS"), .init("Same", isNumeric: true),
        .init("Unknown on both", isNumeric: true),
      ],
      rows: map { similarity in
        [
          similarity.device.name, labels.label([similarity.range]), "\(similarity.same)",
          "\(similarity.unknown)",
        ]
      })
  }
}

extension DeviceSimilarity {
  /// The similarity as an object.
  package func json(_ labels: VersionLabels) -> JSONValue {
    Labelled.fields.object(of: Labelled(answer: self, labels: labels))
  }
}

extension Labelled<DeviceSimilarity> {
  fileprivate static var fields: [Field<Labelled>] {
    [
      .required("device", .text, "The identifier of the device.") { $0.answer.device.id },
      .required("os", .text, "The versions that were compared: those that both ran.") {
        $0.labels.label([$0.answer.range], dash: "-")
      },
      .required(
        "same", .integer, "How many metrics, once per orientation, have equal values."
      ) { $0.answer.same },
      .required("unknown", .integer, "How many are unknown or uncertain on both.") {
        $0.answer.unknown
      },
      .required("absent", .integer, "How many do not exist on these versions.") {
        $0.answer.absent
      },
      .required(
        "undecided", .texts, "The metrics that are known on only one of the two devices."
      ) { $0.answer.undecided.map(\.id) },
    ]
  }
}

extension JSONSchema {
  /// The schema of `keyline find --same-as`.
  package static let findSame = JSONSchema(
    "keyline.find-same/1", "The devices that no metric distinguishes from a given one.",
    [
      .required(
        "results", .array(of: .reference("likeness")),
        "The devices that no metric distinguishes."),
      .required(
        "undecided", .array(of: .reference("likeness")),
        "The devices on which no metric is known to differ, although at least one metric is known on one side only."
      ),
    ], definitions: [SchemaDefinition("likeness", .object(Labelled<DeviceSimilarity>.fields))])
}
