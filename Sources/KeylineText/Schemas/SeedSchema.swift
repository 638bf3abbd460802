import KeylineJSON
import KeylineModel

extension AnswerSchema {
  /// The schemas of the files of a seed, sorted by name.
  public static let seed: [AnswerSchema] = [
    AnswerSchema(
      seed: "seed/data", "The number of the data.",
      [.required("number", .integer, "It only grows.")], definitions: []),
    AnswerSchema(seed: "seed/device", of: .device, definitions: []),
    AnswerSchema(
      seed: "seed/metrics", "The catalogue of metrics.",
      [.required("metrics", .array(of: SchemaDefinition.metric.reference), "In order.")],
      definitions: [.metric]),
    AnswerSchema(
      seed: "seed/redesigns", "What was redesigned, and with which version.",
      [
        .required(
          "redesigns",
          .array(
            of: .object([
              .required("id", .string, "A name in kebab case."),
              .required("name", .string, "What was redesigned, as it stands in a sentence."),
              .required("version", .string, "The first version with the new design."),
              .optional("idiom", .choice(Idiom.allCases.map(\.rawValue)), "Left out: both."),
              .optional("metrics", .strings, "What is about it; left out: every metric."),
              .required("sources", .strings, "Where it was read."),
            ])), "By version.")
      ], definitions: []),
    AnswerSchema(
      seed: "seed/releases", "Versions with their dates.",
      [
        .required(
          "releases",
          .array(
            of: .object([
              .required("version", .string, "The version."),
              .optional("ios", .string, "The date for iPhone, YYYY-MM-DD."),
              .optional("ipados", .string, "The date as iPadOS, YYYY-MM-DD."),
            ])), "Ascending.")
      ], definitions: []),
    AnswerSchema(
      seed: "seed/rules", "The rules and observations of one metric.",
      [
        .required("metric", .string, "The key of the metric."),
        .required("rules", .array(of: row(.rule)), "The rules, by identifier."),
        .required(
          "observations", .array(of: row(.observation)), "The observations, by identifier."),
      ], definitions: [.scope, .boundary]),
    AnswerSchema(
      seed: "seed/sources", "Citations.",
      [.required("sources", .array(of: SchemaDefinition.source.reference), "By key.")],
      definitions: [.source]),
    AnswerSchema(seed: "seed/technique", of: .technique, definitions: [.boundary]),
  ]

  /// A row without its metric, which stands above the rows of a seed file.
  private static func row(_ definition: SchemaDefinition) -> SchemaPart {
    SchemaPart(
      members: definition.part.members.map { key, value in
        switch (key, value?.kind) {
        case ("properties", .object(let members)?):
          (key, JSONValue(.object(members.filter { $0.key != "metric" })))
        case ("required", .array(let keys)?):
          (key, .array(keys.filter { $0 != .string("metric") }))
        default: (key, value)
        }
      })
  }
}
