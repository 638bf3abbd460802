import KeylineModel

extension AnswerSchema {
  static let source = AnswerSchema(
    "keyline.source/1", "One source, and everything it states.",
    [
      .required("source", SchemaDefinition.source.reference, "The source."),
      .required(
        "observations", .array(of: SchemaDefinition.observation.reference),
        "The observations from it."),
    ], definitions: [.source, .observation, .scope])
  static let sources = AnswerSchema(
    "keyline.sources/1", "The sources.",
    [.required("sources", .array(of: SchemaDefinition.source.reference), "The sources.")],
    definitions: [.source])
}

extension SchemaDefinition {
  /// A citation, with the keys of the seed.
  static let source = SchemaDefinition(
    "source",
    .object([
      .required("id", .string, "The key."),
      .required("title", .string, "The title."),
      .required("kind", .choice(Source.Kind.allCases.map(\.rawValue)), "What it is."),
      .optional("address", .string, "The public address."),
      .required(
        "locator", .choice(Source.Locator.allCases.map(\.rawValue)),
        "Whether the address is exact."),
      .optional("read", .string, "What was read there."),
      .optional("copy-of", .string, "The key of the source that it copies; the two count as one."),
      .optional(
        "licence", .string,
        "The terms that it states: an SPDX identifier, \(Licence.noneStated) or "
          + "\(Licence.proprietary)."),
      .optional(
        "holds", .array(of: .choice(DeviceAttribute.allCases.map(\.rawValue))),
        "The attributes of devices that it states."),
    ]))
}
