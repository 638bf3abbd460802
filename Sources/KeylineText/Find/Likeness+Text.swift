public import KeylineJSON
import KeylineModel
public import KeylineQuery

extension [Likeness] {
  /// The devices with what was compared.
  public func table(_ labels: VersionLabels) -> TextTable {
    TextTable(
      columns: [
        .init("Device"), .init("iOS"), .init("Same", isNumeric: true),
        .init("Unknown on both", isNumeric: true),
      ],
      rows: map { likeness in
        [
          likeness.device.name, labels.label([likeness.range]), "\(likeness.same)",
          "\(likeness.unknown)",
        ]
      })
  }
}

extension Likeness {
  /// The likeness as an object.
  public func json(_ labels: VersionLabels) -> JSONValue {
    .object([
      ("device", .string(device.id)), ("os", .string(labels.label([range], dash: "-"))),
      ("same", .number(same)), ("unknown", .number(unknown)), ("absent", .number(absent)),
      ("undecided", .strings(undecided.map(\.id))),
    ])
  }
}
