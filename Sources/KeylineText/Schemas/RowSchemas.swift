import KeylineJSON
import KeylineQuery
import KeylineSeed

extension JSONSchema {
  static let device = JSONSchema(
    "keyline.device/1", "One device.",
    [.required("device", SchemaDefinition.device.reference, "The device.")],
    definitions: [.device])
  static let devices = JSONSchema(
    "keyline.devices/1", "The devices, or those of a set.",
    [.required("devices", .array(of: SchemaDefinition.device.reference), "The devices.")],
    definitions: [.device])

  static let metrics = JSONSchema(
    "keyline.metrics/1", "The metrics, or those that a name means.",
    [.required("metrics", .array(of: SchemaDefinition.metric.reference), "The metrics.")],
    definitions: [.metric])

  static let source = JSONSchema(
    "keyline.source/1", "One source, and everything it states.",
    [
      .required("source", SchemaDefinition.source.reference, "The source."),
      .required(
        "observations", .array(of: SchemaDefinition.observation.reference),
        "The observations from it."),
    ], definitions: [.source, .observation, .scope])
  static let sources = JSONSchema(
    "keyline.sources/1", "The sources.",
    [.required("sources", .array(of: SchemaDefinition.source.reference), "The sources.")],
    definitions: [.source])

  static let rule = JSONSchema(
    "keyline.rule/1", "One rule.",
    [.required("rule", SchemaDefinition.rule.reference, "The rule.")],
    definitions: [.rule, .scope, .boundary])
  static let rules = JSONSchema(
    "keyline.rules/1", "The rules, or those of some metrics.",
    [.required("rules", .array(of: SchemaDefinition.rule.reference), "The rules.")],
    definitions: [.rule, .scope, .boundary])

  static let observation = JSONSchema(
    "keyline.observation/1", "One observation, and whether the rules agree with it.",
    [
      .required("observation", SchemaDefinition.observation.reference, "The observation."),
      .required(
        "replay", .choice(Replay.Verdict.allCases.map(\.rawValue)),
        "What comes out when the observation is set against the resolver."),
    ], definitions: [.observation, .scope])
  static let observations = JSONSchema(
    "keyline.observations/1", "The observations, or those about some metrics or from one source.",
    [
      .required(
        "observations", .array(of: SchemaDefinition.observation.reference), "The observations.")
    ], definitions: [.observation, .scope])

  static let technique = JSONSchema(
    "keyline.technique/1", "One technique.",
    [.required("technique", SchemaDefinition.technique.reference, "The technique.")],
    definitions: [.technique, .boundary])
  static let techniques = JSONSchema(
    "keyline.techniques/1", "The techniques, or those that were searched for.",
    [
      .required(
        "techniques", .array(of: SchemaDefinition.technique.reference), "The techniques.")
    ], definitions: [.technique, .boundary])
}
