import KeylineModel
import KeylineQuery

extension AnswerSchema {
  static let imported = AnswerSchema(
    "keyline.import/1", "What an import does, or would do.",
    [
      .required("format", .string, "What the file was read as."),
      .required("stored", .boolean, "Whether it was stored; false for a dry run."),
      .required(
        "counts",
        .object(
          ImportItem.Status.allCases.map {
            .required($0.rawValue, .integer, "How many rows are \($0.rawValue).")
          }), "How many rows have which status."),
      .required("items", .array(of: .object(item)), "The rows, as in the file; then the rules."),
      .required(
        "simulators", .array(of: .object(simulator)),
        "What simctl says of each device type; empty for every other file."),
    ], definitions: [])

  private static let item: [SchemaProperty] = [
    .required(
      "status", .choice(ImportItem.Status.allCases.map(\.rawValue)), "What becomes of the row."),
    .required(
      "kind", SchemaPart.choice(RowKind.allCases.map(\.rawValue)).orNull,
      "The kind of the row; null for what no row can be made of."),
    .required("id", SchemaPart.string.orNull, "Its identifier."),
    .required("devices", .strings, "The devices that it is about; of what is left out the name."),
    .required("source", SchemaPart.string.orNull, "The key of the source."),
    .required("metric", SchemaPart.string.orNull, "The key of the metric."),
    .required("value", SchemaPart.string.orNull, "The value in points, or a rule's formula."),
    .required("detail", SchemaPart.string.orNull, "Why, in words."),
  ]

  private static let simulator: [SchemaProperty] = [
    .required("name", .string, "The name of the simulated model."),
    .required("identifier", SchemaPart.string.orNull, "The model identifier."),
    .required("device", SchemaPart.string.orNull, "The device that is known; null for none."),
    .required(
      "verdict", .choice(SimulatorReport.Verdict.allCases.map(\.rawValue)),
      "Whether the device is known and its versions are the same."),
    .required("first", SchemaPart.string.orNull, "The first version that it can run."),
    .required("knownFirst", SchemaPart.string.orNull, "The first version that is known."),
    .required("last", SchemaPart.string.orNull, "The last version; null while none is set."),
    .required("knownLast", SchemaPart.string.orNull, "The last version that is known."),
  ]
}
