package import KeylineJSON
import KeylineModel
package import KeylineQuery

extension SimulatorReport {
  /// The rows for people, what differs before what is unknown before what is the same.
  package var table: TextTable {
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
  package var objects: [JSONValue] { rows.map(Row.fields.object) }
}

extension SimulatorReport.Row {
  static let fields: [Field<SimulatorReport.Row>] = [
    .required("name", .text, "The name of the simulated model.") { $0.type.name },
    .required("identifier", .textOrNull, "The model identifier.") { $0.type.identifier },
    .required("device", .textOrNull, "The device in Keyline; null if there is none.") {
      $0.device?.id
    },
    .required(
      "verdict", .choice,
      "same if Keyline knows the device and its versions, differs if the versions differ, unknown "
        + "if no device fits."
    ) { $0.verdict },
    .required("first", .textOrNull, "The first version that it can run.") {
      $0.type.first?.description
    },
    .required("knownFirst", .textOrNull, "The first version that is known.") {
      $0.device?.firstOS?.description
    },
    .required("last", .textOrNull, "The last version; null if none is set.") {
      $0.type.last?.description
    },
    .required("knownLast", .textOrNull, "The last version that is known.") {
      $0.device?.lastOS?.description
    },
  ]
}
