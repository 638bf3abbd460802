extension AnswerSchema {
  static let rule = AnswerSchema(
    "keyline.rule/1", "One rule.",
    [.required("rule", SchemaDefinition.rule.reference, "The rule.")],
    definitions: [.rule, .scope, .boundary])
  static let rules = AnswerSchema(
    "keyline.rules/1", "The rules, or those of some metrics.",
    [.required("rules", .array(of: SchemaDefinition.rule.reference), "The rules.")],
    definitions: [.rule, .scope, .boundary])
}

extension SchemaDefinition {
  /// What Keyline asserts, with the keys of the seed and the metric.
  static let rule = SchemaDefinition(
    "rule",
    .object([
      .required("id", .string, "The identifier: the metric in kebab case, a slash and a name."),
      .required("metric", .string, "The key of the metric."),
      .optional("where", scope.reference, "The conditions; left out means everywhere."),
      .optional(
        "os",
        .object([
          .optional("from", boundary.reference, "The first version."),
          .optional("until", boundary.reference, "The first version after it."),
        ]), "The versions; left out means always."),
      .required(
        "value", .either([.number, .string]),
        "A length in points, or a formula: metrics joined by \" + \" and \" - \"."),
      .required("rests-on", .strings, "The identifiers of the observations that it rests on."),
      .optional(
        "continues", .strings,
        "Observations from iOS 26 or later that show the metric unchanged on other devices."),
      .optional("note", .string, "A note."),
    ]))

  /// Where a rule begins or ends: a version, or somewhere between two.
  static let boundary = SchemaDefinition(
    "boundary",
    .either([
      .string,
      .object([
        .required("after", .string, "The last version that surely has the old value."),
        .required("by", .string, "The first version that surely has the new value."),
      ]),
    ]))
}
