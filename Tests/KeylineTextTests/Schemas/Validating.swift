import KeylineData
import KeylineTestSupport
import KeylineText
import Testing

/// What is wrong with a document, by the schema that it is to have; nothing where it fits.
func objections(to document: JSONValue, as name: String) throws -> [String] {
  let schemas = JSONSchema.answers(versionsWith: "--os") + JSONSchema.seed
  let schema = try #require(schemas.first { $0.name == name }, "no schema \(name)")
  var validator = SchemaValidator(try JSONValue.reading(schema.text))
  validator.validate(document)
  return validator.objections
}

/// A document with these members, as commands write it and read back.
func document(_ schema: String, _ members: [(String, JSONValue?)]) throws -> JSONValue {
  try JSONValue.reading(Document(schema: schema, data: 1, members: members).text)
}
