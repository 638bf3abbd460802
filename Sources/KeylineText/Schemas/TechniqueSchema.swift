import KeylineModel

extension AnswerSchema {
  static let technique = AnswerSchema(
    "keyline.technique/1", "One technique.",
    [.required("technique", SchemaDefinition.technique.reference, "The technique.")],
    definitions: [.technique, .boundary])
  static let techniques = AnswerSchema(
    "keyline.techniques/1", "The techniques, or those that were searched for.",
    [
      .required(
        "techniques", .array(of: SchemaDefinition.technique.reference), "The techniques.")
    ], definitions: [.technique, .boundary])
}

extension SchemaDefinition {
  /// A way to reach an adaptation goal, with the keys of the seed.
  static let technique = SchemaDefinition("technique", .object(identity + effects + origin))

  private static let identity: [SchemaProperty] = [
    .required("id", .string, "The identifier: the name in kebab case."),
    .required("title", .string, "A short English title."),
    .optional("title-zh", .string, "The title in Chinese."),
    .required(
      "kind", .choice(Technique.Kind.allCases.map(\.rawValue)), "What kind of thing it is."),
    .optional(
      "goals", .array(of: .choice(Technique.Goal.allCases.map(\.rawValue))),
      "What it is good for."),
  ]

  private static let effects: [SchemaProperty] = [
    .required("effect", .string, "What it does, in one sentence."),
    .optional("support", .array(of: support), "On which versions it works."),
    .optional("hazards", .strings, "What it costs."),
    .optional("constants", .array(of: constant), "The numbers that it needs."),
    .optional("tree", .strings, "A hierarchy of views, two spaces a level."),
  ]

  private static let origin: [SchemaProperty] = [
    .required("sources", .strings, "The keys of the sources."),
    .optional("note", .string, "A note."),
  ]

  private static let support = SchemaPart.object([
    .optional(
      "os",
      .object([
        .optional("from", boundary.reference, "The first version."),
        .optional("until", boundary.reference, "The first version after it."),
      ]), "The versions; left out means always."),
    .required(
      "verdict", .choice(Technique.Support.Verdict.allCases.map(\.rawValue)),
      "How well it works."),
    .optional("note", .string, "A note."),
  ])

  private static let constant = SchemaPart.object([
    .required("name", .string, "What the number is for."),
    .optional("value", .either([.number, .string]), "A length in points, or a formula."),
    .optional("number", .number, "A number that is no length."),
    .optional("note", .string, "A note."),
  ])
}
