public import KeylineJSON

/// A machine-readable answer: an object with the name of its schema and the number of the data.
public struct Document {
  /// The name and version of the schema, for example `keyline.get/1`.
  public let schema: String
  /// The number of the shipped data.
  public let data: Int
  /// What follows, by key.
  public let members: [(String, JSONValue?)]

  /// Creates a document; members without a value are left out.
  public init(schema: String, data: Int, members: [(String, JSONValue?)]) {
    self.schema = schema
    self.data = data
    self.members = members
  }

  /// The text, keys sorted, over several lines.
  public var text: String {
    JSONValue.object(
      [("data", .number(data)), ("schema", .string(schema))] + members
    ).sorted.pretty
  }
}
