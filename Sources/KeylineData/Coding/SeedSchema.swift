import KeylineModel

extension JSONSchema {
  /// The schemas of the files of a seed, sorted by name.
  package static let seed: [JSONSchema] = [
    JSONSchema(
      seed: "seed/data", "The number of the data.",
      [.required("number", .integer, "This number only grows.")], definitions: []),
    JSONSchema(seed: "seed/device", of: .device, definitions: []),
    JSONSchema(
      seed: "seed/metrics", "The catalogue of metrics.",
      [.required("metrics", .array(of: SchemaDefinition.metric.reference), "In order.")],
      definitions: [.metric]),
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
      [.required("sources", .array(of: SchemaDefinition.source.reference), "By key.")],
      definitions: [.source]),
    JSONSchema(seed: "seed/technique", of: .technique, definitions: [.boundary]),
  ]
}
