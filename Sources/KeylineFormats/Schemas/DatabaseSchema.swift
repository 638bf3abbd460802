import KeylineModel
import KeylineQuery

extension AnswerSchema {
  static let status = AnswerSchema(
    "keyline.status/1", "What the database holds.",
    [
      .required("path", .string, "The file."),
      .required(
        "project", SchemaPart.string.orNull,
        "The project's folder that the call stands in; null outside of any."),
      .required("programData", .integer, "The number of the data that this program carries."),
      .required("schemaVersion", .integer, "The version of the database's schema."),
      .required("sqlite", .string, "The version of the SQLite library."),
      .required(
        "counts",
        .array(
          of: .object([
            .required("table", .string, "The kind of rows."),
            .required(
              "layer", .choice(Layer.allCases.map(\.rawValue)), "Where the rows come from."),
            .required("rows", .integer, "How many there are."),
          ])), "How many rows there are, by table and layer."),
      .required(
        "ownRows", .ownRows, "The user's own rows of which the shared data has something to say."),
    ], definitions: [])

  static let migrate = AnswerSchema(
    "keyline.migrate/1", "What bringing the database up to date does, or would do.",
    [
      .required("path", .string, "The file."),
      .required("done", .boolean, "Whether it was done; false for a dry run."),
      .required("before", SchemaPart.versions.orNull, "What it was; null where there was none."),
      .required("after", .versions, "What it is then."),
      .required("migrations", .strings, "The changes of the schema that it lacked, as files."),
      .required(
        "ownRows", .ownRows,
        "The user's own rows of which the shared data then has something to say."),
    ], definitions: [])

  static let check = AnswerSchema(
    "keyline.check/1", "Whether the knowledge holds together.",
    [
      .required(
        "checks",
        .array(
          of: .object([
            .required("name", .string, "The name of the check."),
            .required("findings", .array(of: .finding), "What is wrong; empty where all is well."),
          ])), "The checks."),
      .required(
        "remarks",
        .array(
          of: .object([
            .required("name", .string, "The name of the remark."),
            .required("findings", .array(of: .finding), "What it is about."),
          ])), "What is not wrong but weak."),
      .required(
        "replay",
        .object(
          Replay.Verdict.allCases.map {
            .required($0.rawValue, .integer, "How many observations have this verdict.")
          }), "What came out when every observation was set against the resolver."),
    ], definitions: [])

  static let verify = AnswerSchema(
    "keyline.verify/1", "Whether the file is undamaged.",
    [
      .required("path", .string, "The file."),
      .required(
        "checks",
        .array(
          of: .object([
            .required("name", .string, "What was looked at."),
            .required("objections", .strings, "What is wrong with it; empty where all is well."),
            .optional("gap", .string, "Why it could not be looked at."),
          ])), "The checks."),
    ], definitions: [])
}

extension SchemaPart {
  fileprivate static let versions = SchemaPart.object([
    .required("schema", .integer, "The version of the schema."),
    .required("data", .integer, "The number of the shipped data."),
  ])

  fileprivate static let ownRows = SchemaPart.array(
    of: .object([
      .required("kind", .choice(RowKind.allCases.map(\.rawValue)), "The kind of the row."),
      .required("id", .string, "Its identifier."),
      .required(
        "verdict", .choice(LocalReview.Verdict.allCases.map(\.rawValue)),
        "What the shared data says of it."),
      .required("detail", .string, "Why, in words."),
    ]))

  fileprivate static let finding = SchemaPart.object([
    .required("subject", .string, "The identifier of the row that it is about."),
    .required("message", .string, "What is wrong."),
  ])
}
