import KeylineModel
import KeylineQuery

extension AnswerSchema {
  static let observation = AnswerSchema(
    "keyline.observation/1", "One observation, and whether the rules agree with it.",
    [
      .required("observation", SchemaDefinition.observation.reference, "The observation."),
      .required(
        "replay", .choice(Replay.Verdict.allCases.map(\.rawValue)),
        "What comes out when the observation is set against the resolver."),
    ], definitions: [.observation, .scope])
  static let observations = AnswerSchema(
    "keyline.observations/1", "The observations, or those about some metrics or from one source.",
    [
      .required(
        "observations", .array(of: SchemaDefinition.observation.reference), "The observations.")
    ], definitions: [.observation, .scope])
}

extension SchemaDefinition {
  /// What one source states, with the keys of the seed and the metric.
  static let observation = SchemaDefinition(
    "observation",
    .object([
      .required("id", .string, "The identifier: the key of the source, a slash and a name."),
      .required("metric", .string, "The key of the metric."),
      .required("source", .string, "The key of the source."),
      .optional("where", scope.reference, "The scope that the source itself stated."),
      .required(
        "os", stated,
        "The versions that it was read on, or the stretch it speaks of; an empty object where the "
          + "source names no version."),
      .required("value", .number, "The length in points that it states."),
      .required(
        "obtained", .choice(Observation.Obtained.allCases.map(\.rawValue)), "How it was obtained."),
      .optional("tool", .string, "The simulator, device or program it was read with."),
      .optional("locator", .string, "Where exactly it stands in the source."),
      .optional(
        "read-again", .string,
        "The day on which it was last set against its source, YYYY-MM-DD; missing when the source "
          + "was not opened again."),
      .optional("unclear", .string, "The part of it that its source does not settle."),
      .optional("disputed", .string, "Why it is held to be wrong."),
      .optional("note", .string, "A note."),
    ]))

  private static let stated = SchemaPart.either([
    .string, .strings,
    .object([
      .optional("from", .string, "The first version of the stretch."),
      .optional("until", .string, "The first version after the stretch."),
    ]),
  ])
}
