public import KeylineJSON
import KeylineModel
public import KeylineQuery

extension SimulatorReport {
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
  public var objects: [JSONValue] {
    func text(_ version: StatedVersion?) -> JSONValue { version.map { .string("\($0)") } ?? .null }
    return rows.map { row in
      .object([
        ("device", row.device.map { .string($0.id) } ?? .null),
        ("first", text(row.type.first)),
        ("identifier", row.type.identifier.map(JSONValue.string) ?? .null),
        ("knownFirst", text(row.device?.firstOS)), ("knownLast", text(row.device?.lastOS)),
        ("last", text(row.type.last)), ("name", .string(row.type.name)),
        ("verdict", .string(row.verdict.rawValue)),
      ])
    }
  }
}
