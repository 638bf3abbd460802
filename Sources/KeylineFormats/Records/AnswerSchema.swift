/// The JSON Schema of one kind of answer.
public struct AnswerSchema: Sendable {
  /// The name and version, for example `keyline.get/1`.
  public let name: String
  /// The schema itself.
  public let text: String

  /// Every schema, by name.
  public static let all: [AnswerSchema] = []
}
