import KeylineModel

extension JSONSchema {
  /// The schemas of the files of a seed, sorted by name.
  package static let seed: [JSONSchema] = [
    JSONSchema(
      seed: "seed/conditions", "The conditions that the program was made from.",
      [.required("conditions", .array(of: .object(condition)), "In order.")], definitions: []),
    JSONSchema(
      seed: "seed/data", "The number of the data.",
      [.required("number", .integer, "This number only grows.")], definitions: []),
    JSONSchema(seed: "seed/device", of: Device.schema, definitions: []),
    JSONSchema(
      seed: "seed/metrics", "The catalogue of metrics.",
      [.required("metrics", .array(of: Metric.schema.reference), "In order.")],
      definitions: [Metric.schema]),
    JSONSchema(
      seed: "seed/redesigns", "The redesigns, with their versions.",
      [
        .required(
          "redesigns",
          .array(
            of: .row(Redesign.fields)), "By version.")
      ], definitions: []),
    JSONSchema(
      seed: "seed/releases", "The versions with their dates.",
      [
        .required(
          "releases",
          .array(
            of: .row(Release.fields)), "Ascending.")
      ], definitions: []),
    JSONSchema(
      seed: "seed/rules", "The rules and observations of one metric.",
      [
        .required("metric", .string, "The key of the metric."),
        .required("rules", .array(of: .object(Rule.fields)), "The rules, by identifier."),
        .required(
          "observations", .array(of: .object(Observation.fields)),
          "The observations, by identifier."),
      ], definitions: [.scope, .boundary]),
    JSONSchema(
      seed: "seed/sources", "Citations.",
      [.required("sources", .array(of: Source.schema.reference), "By key.")],
      definitions: [Source.schema]),
    JSONSchema(seed: "seed/technique", of: Technique.schema, definitions: [.boundary]),
  ]

  private static let condition: [SchemaProperty] = [
    .required("key", .string, "The key in `where`, and the flag without its dashes."),
    .required("of", .choice(["device", "situation", "screen"]), "What it is a part of."),
    .required(
      "values", .either([.choice(["flag", "lengths", "sdk"]), .strings]),
      "The names of its values, the usual one first, or how they are written."),
    .optional(
      "default", .either([.string, .boolean]),
      "What a rule means that does not mention the condition; any value without one."),
    .required("meaning", .string, "One sentence that says what it is."),
    .optional("places", .strings, "The place that each value stands for: `in landscape`."),
    .optional(
      "idiom", .choice(Idiom.allCases.map(\.rawValue)), "The only kind of device that it is about."),
    .optional("ran", .string, "It is about devices that ran this version alone."),
    .optional("since", .string, "The first version on which it decides anything."),
    .optional("until", .string, "The version from which on it decides nothing."),
    .optional("otherwise", .string, "Its only value on other versions; the usual one without."),
    .optional("of-app", .boolean, "True if it tells how an app was built."),
    .optional(
      "asked-for-each", .boolean, "True if a question that names no value asks for each."),
    .optional("concerns", .strings, "The metrics, or groups of them, that it decides alone."),
    .optional("never-concerns", .strings, "The metrics, or groups of them, that it cannot decide."),
    .optional("sources", .strings, "The sources of its versions and devices."),
    .optional("arrivals", .array(of: .object(arrival)), "The versions that bring some values."),
  ]

  private static let arrival: [SchemaProperty] = [
    .required("values", .strings, "The values."),
    .required("feature", .string, "What came, in the plural."),
    .optional("phone", .string, "The version that brings it to phones; none if there is none."),
    .optional("pad", .string, "The version that brings it to iPads; none if there is none."),
    .required("sources", .strings, "The sources of the versions."),
  ]
}
