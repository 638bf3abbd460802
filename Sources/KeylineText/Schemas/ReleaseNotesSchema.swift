extension AnswerSchema {
  static let releaseNotes = AnswerSchema(
    "keyline.release-notes/1", "What is new in the data since an older version of it.",
    [
      .required("from", .integer, "The number of the older data."),
      .required("to", .integer, "The number of the newer data."),
      .required("devices", .reference("rows"), "What happened to the devices."),
      .required("releases", .reference("rows"), "What happened to the OS releases."),
      .required("redesigns", .reference("rows"), "What happened to the redesigns."),
      .required("metrics", .reference("rows"), "What happened to the metrics."),
      .required("sources", .reference("rows"), "What happened to the sources."),
      .required("techniques", .reference("rows"), "What happened to the techniques."),
      .required("rules", .reference("rows"), "What happened to the rules."),
      .required("observations", .reference("rows"), "What happened to the observations."),
      .required(
        "values", .array(of: .object(values)),
        "What is answered differently, situation by situation, the usual one first."),
    ], definitions: [rows, .side, .situation])

  private static let values: [SchemaProperty] = [
    .required(
      "situation", .reference("situation"),
      "The situation; every difference says for which orientations it is."),
    .required(
      "differences", .array(of: .object(SchemaProperty.difference)),
      "The differences, the older data at the left."),
  ]

  private static let names: [SchemaProperty] = [
    .required("id", .string, "The identifier, the key or the version."),
    .required("title", SchemaPart.string.orNull, "The name or title; null where there is none."),
  ]

  private static let rows = SchemaDefinition(
    "rows",
    .object([
      .required("added", .array(of: .object(names)), "What only the newer data has."),
      .required("removed", .array(of: .object(names)), "What only the older data has."),
      .required(
        "changed",
        .array(
          of: .object(
            names + [.required("fields", .array(of: .object(field)), "What changed in it.")])),
        "What says something else."),
    ]))

  private static let field: [SchemaProperty] = [
    .required("key", .string, "The key in the seed."),
    .required(
      "before", SchemaPart.string.orNull,
      "The older value, as JSON unless it is a text; null where the key was not given."),
    .required("after", SchemaPart.string.orNull, "The newer value."),
  ]
}
