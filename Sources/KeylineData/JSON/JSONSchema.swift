/// The JSON Schema (draft 2020-12) of one kind of document.
package struct JSONSchema: Sendable {
  /// The name and version, for example `keyline.get/1`.
  package let name: String
  private let members: [(String, JSONValue?)]
  /// The key of the list that the document is about; empty for one without a list.
  package let listKey: String

  /// Creates the schema of an answer, with the members of every answer and its own.
  ///
  /// - Parameters:
  ///   - name: The name and version; the document states it under `schema`.
  ///   - description: The meaning of the answer, in one sentence.
  ///   - properties: The properties besides `schema` and `data`.
  ///   - definitions: The shared parts that the properties refer to, directly or not.
  package init(
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
  package init(
    seed name: String, _ description: String, _ properties: [SchemaProperty],
    definitions: [SchemaDefinition]
  ) {
    self.init(
      seed: name, of: SchemaDefinition(description, .object(properties)),
      definitions: definitions, listKey: properties.first { $0.part.isList }?.name ?? "")
  }

  /// Creates the schema of a document that is one definition.
  package init(
    seed name: String, of definition: SchemaDefinition, definitions: [SchemaDefinition],
    listKey: String = ""
  ) {
    self.name = name
    self.listKey = listKey
    let head: [(String, JSONValue?)] = [
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string(name)), ("description", .string(definition.name)),
    ]
    let shared = definitions.map { ($0.name, Optional($0.part.json)) }
    members =
      head + definition.part.members + [("$defs", shared.isEmpty ? nil : .object(shared))]
  }

  /// The schema itself, as JSON.
  package var text: String { JSONValue.object(members).pretty }

  /// The schema with the address of its file.
  package func text(at address: String) -> String {
    JSONValue.object([("$id", .string(address))] + members).pretty
  }
}
