import KeylineJSON
import KeylineModel
import KeylineSeed

extension JSONSchema {
  static let change = JSONSchema(
    "keyline.change/1", "What a change does, or would do.",
    [
      .required("stored", .boolean, "Whether it was stored; false for a dry run."),
      .required(
        "changes", .array(of: SchemaDefinition.difference.reference),
        "The rows that are different; empty where nothing is."),
    ], definitions: definitions)

  static let log = JSONSchema(
    "keyline.log/1", "The changes of the user's own rows.",
    [
      .required(
        "entries",
        .array(
          of: .object([
            .required("number", .integer, "Counted from one."),
            .required("at", .string, "When it was made, YYYY-MM-DDThh:mm:ssZ."),
            .required("title", .string, "What was done, in the words of the command."),
            .required("data", .integer, "The number of the shipped data at that time."),
            .optional("undoes", .integer, "The change that it takes back."),
            .optional("undoneBy", .integer, "The change that takes it back."),
            .required(
              "changes", .array(of: SchemaDefinition.difference.reference),
              "What was changed, in order."),
          ])), "The changes, the last first.")
    ], definitions: definitions)

  private static let definitions: [SchemaDefinition] = [
    .difference, .device, .rule, .observation, .source, .technique, .scope, .boundary,
  ]
}

extension SchemaDefinition {
  /// One row before and after a change.
  static let difference = SchemaDefinition(
    "difference",
    .object([
      .required("kind", .choice(RowKind.allCases.map(\.rawValue)), "The kind of the row."),
      .required("id", .string, "Its identifier."),
      .required(
        "action", .choice(["added", "edited", "removed", "restored"]), "What became of it."),
      .required("before", row, "The row that counted before; null where there was none."),
      .required("after", row, "The row that counts after; null where there is none."),
    ]))

  private static let row = SchemaPart.either(
    [device, rule, observation, source, technique].map(\.reference) + [.null])
}
