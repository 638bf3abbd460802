import KeylineJSON

extension JSONSchema {
  static let docsCheck = JSONSchema(
    "keyline.docs-check/1", "Which blocks of files are stale.", [results], definitions: [])

  static let docsUpdate = JSONSchema(
    "keyline.docs-update/1", "Which blocks of files were brought up to date.", [results],
    definitions: [])

  private static let results = SchemaProperty.required(
    "results",
    .array(
      of: .object([
        .required("path", .string, "The file as it was named."),
        .required("stale", .boolean, "Whether the file is, or was, not up to date."),
        .required("blocks", .array(of: block), "The blocks between markers, in their order."),
      ])), "The files that have blocks.")

  private static let block = SchemaPart.object([
    .required("line", .integer, "The line of the first marker."),
    .required("query", .string, "The command in the marker."),
    .required(
      "stale",
      .array(
        of: .object([
          .required("line", .integer, "The line of the file."),
          .required("text", .string, "What changed, for example iPhone XR, iOS 14: 44 → 48."),
        ])), "What is, or was, stale; empty for a block that is up to date."),
  ])
}
