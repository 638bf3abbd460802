public import KeylineJSON
public import KeylineModel
import KeylineQuery

/// What simctl says of devices, set against what is known; nothing of it is stored.
public struct SimulatorReport: Sendable {
  /// One device type.
  public struct Row: Hashable, Sendable {
    /// The device type as the list names it.
    public let type: SimulatorTypes.DeviceType
    /// The device that is known; nil where none is.
    public let device: Device?
    /// How it fares.
    public let verdict: Verdict
  }

  /// How a device type fares.
  public enum Verdict: String, CaseIterable, Sendable {
    /// Known, with other versions.
    case differs
    /// No device has this identifier or name.
    case unknown
    /// Known, and the versions are those that are known.
    case same
  }

  /// The device types, in the order of the list.
  public let rows: [Row]

  /// Looks every device type up, by its model identifier before its name.
  public init(_ list: SimulatorTypes, in knowledge: Knowledge) {
    let meant = MeantDevices(knowledge.effective.devices)
    rows = list.types.map { type in
      let byIdentifier = type.identifier.map { meant.devices($0) } ?? []
      let found = byIdentifier.isEmpty ? meant.devices(type.name) : byIdentifier
      guard found.count == 1 else { return Row(type: type, device: nil, verdict: .unknown) }
      let isSame =
        Self.agree(type.first, found[0].firstOS) && Self.agree(type.last, found[0].lastOS)
      return Row(type: type, device: found[0], verdict: isSame ? .same : .differs)
    }
  }

  /// Whether one version is among those that the other means; none agrees with none.
  private static func agree(_ stated: StatedVersion?, _ known: StatedVersion?) -> Bool {
    guard let stated, let known else { return stated == nil && known == nil }
    return stated.first < known.end && known.first < stated.end
  }

  /// How many device types fare in some way.
  public func count(_ verdict: Verdict) -> Int { rows.count { $0.verdict == verdict } }

  /// The rows for people, what differs before what is unknown before what is the same.
  public var table: TextTable {
    TextTable(
      columns: [
        .init("Simulator"), .init("Identifier"), .init("Is"), .init("Device"), .init("First OS"),
        .init("Known"), .init("Last OS"), .init("Known"),
      ],
      rows: Verdict.allCases.flatMap { verdict in
        rows.filter { $0.verdict == verdict }.map { row in
          [
            row.type.name.printable, row.type.identifier?.printable ?? "", verdict.rawValue,
            row.device?.id ?? "", row.type.first?.description ?? "",
            row.device?.firstOS?.description ?? "", row.type.last?.description ?? "",
            row.device?.lastOS?.description ?? "",
          ]
        }
      })
  }

  /// The rows as objects, in the order of the file.
  public var objects: [JSONValue] { rows.map(Row.fields.object) }
}

extension SimulatorReport.Row {
  static let fields: [Field<SimulatorReport.Row>] = [
    .required("name", .text, "The name of the simulated model.") { $0.type.name },
    .required("identifier", .textOrNull, "The model identifier.") { $0.type.identifier },
    .required("device", .textOrNull, "The device that is known; null for none.") {
      $0.device?.id
    },
    .required(
      "verdict", .choice, "Whether the device is known and its versions are the same."
    ) { $0.verdict },
    .required("first", .textOrNull, "The first version that it can run.") {
      $0.type.first?.description
    },
    .required("knownFirst", .textOrNull, "The first version that is known.") {
      $0.device?.firstOS?.description
    },
    .required("last", .textOrNull, "The last version; null while none is set.") {
      $0.type.last?.description
    },
    .required("knownLast", .textOrNull, "The last version that is known.") {
      $0.device?.lastOS?.description
    },
  ]
}
