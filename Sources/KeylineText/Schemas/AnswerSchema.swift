import KeylineJSON

/// The JSON Schema (draft 2020-12) of one kind of answer.
public struct AnswerSchema: Sendable {
  /// The name and version, for example `keyline.get/1`.
  public let name: String
  /// The schema itself, as JSON.
  public let text: String

  /// Every schema, sorted by name.
  public static let all: [AnswerSchema] = [
    adapt, audit, change, changes, check, compare, coverage, coverageCells, device, devices, diff,
    docsCheck, docsUpdate, explain, export, find, findSame, findScreen, gaps, get, imported, log,
    metrics, migrate, navbar, observation, observations, releaseNotes, rule, rules, scroll, sheet,
    source, sources, status, technique, techniques, timeline, verify,
  ].sorted { $0.name < $1.name }

  /// Creates the schema of a document: what is in every answer, and what is in this one.
  ///
  /// - Parameters:
  ///   - name: The name and version; the document states it under `schema`.
  ///   - description: What the answer is, in one sentence.
  ///   - properties: What the document holds besides `schema` and `data`.
  ///   - definitions: The shared parts that the properties refer to, directly or not.
  init(
    _ name: String, _ description: String, _ properties: [SchemaProperty],
    definitions: [SchemaDefinition]
  ) {
    let frame: [SchemaProperty] = [
      .required("schema", .choice([name]), "The name and version of this schema."),
      .required("data", .integer, "The number of the shipped data, which only grows."),
    ]
    self.init(seed: name, description, frame + properties, definitions: definitions)
  }

  /// Creates the schema of a document that holds just these properties, such as a file of a seed.
  init(
    seed name: String, _ description: String, _ properties: [SchemaProperty],
    definitions: [SchemaDefinition]
  ) {
    self.init(
      seed: name, of: SchemaDefinition(description, .object(properties)),
      definitions: definitions)
  }

  /// Creates the schema of a document that is one definition.
  init(seed name: String, of definition: SchemaDefinition, definitions: [SchemaDefinition]) {
    self.name = name
    let head: [(String, JSONValue?)] = [
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string(name)), ("description", .string(definition.name)),
    ]
    let shared = definitions.map { ($0.name, Optional($0.part.json)) }
    text =
      JSONValue.object(
        head + definition.part.members + [("$defs", shared.isEmpty ? nil : .object(shared))]
      ).pretty
  }
}
