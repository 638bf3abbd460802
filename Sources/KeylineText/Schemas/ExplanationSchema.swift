extension AnswerSchema {
  static let explain = AnswerSchema(
    "keyline.explain/1", "Why a value is what it is: one object per stretch of versions.",
    [
      .required(
        "results", .array(of: SchemaDefinition.explanation.reference), "The explanations.")
    ], definitions: [.explanation, .part, .against, .situation])
}

extension SchemaDefinition {
  /// Why one value is what it is.
  static let explanation = SchemaDefinition(
    "explanation",
    .object(
      SchemaProperty.question + [
        .required("os", .string, "The version that is explained."),
        .required(
          "readings", .array(of: part.reference),
          "The tree; two where it is not known exactly when the value changed, first as if it had changed late."
        ),
        .optional(
          "related", .array(of: part.reference),
          "Metrics worth a look, because this one is unknown."),
      ]))

  /// One metric of the tree.
  static let part = SchemaDefinition(
    "part",
    .object(
      [
        .required("metric", .string, "The key of the metric."),
        .required("status", .status, "How the answer stands."),
        .required("value", .value, "The value; null where there is none."),
        .optional("subtracted", .boolean, "True where the formula above subtracts it."),
      ] + SchemaProperty.support + [
        .required(
          "independentSources", .integer,
          "How many independent sources there are; a copy does not count."),
        .required("observations", .strings, "The observations that the rules rest on."),
        .required(
          "against", .array(of: .reference("against")),
          "What sources state here that is another value."),
        .required("beaten", .array(of: .beaten), "Rules that apply, but are beaten."),
        .required("misses", .array(of: .miss), "Rules that do not apply, the closest first."),
        .required(
          "terms", .array(of: .reference("part")), "The metrics of the winning rule's formula."),
      ]))

  /// An observation that states another value.
  static let against = SchemaDefinition(
    "against",
    .object([
      .required("observation", .string, "The identifier of the observation."),
      .required("source", .string, "The key of its source."),
      .required("value", .number, "The value that it states."),
      .optional("disputed", .string, "Why it is held to be wrong."),
    ]))
}

extension SchemaPart {
  fileprivate static let beaten = SchemaPart.object([
    .required("rule", .string, "The rule that lost."),
    .required("by", .string, "The rule that beats it."),
  ])

  fileprivate static let miss = SchemaPart.object([
    .required("rule", .string, "The rule that does not apply."),
    .required("because", .string, "The conditions that failed."),
  ])
}
