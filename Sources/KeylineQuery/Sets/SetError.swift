/// A set of devices, versions or metrics that cannot be read.
public enum SetError: Error, Hashable, Sendable {
  /// The text is malformed: the text, what is wrong, what would be right.
  case malformed(text: String, message: String)
  /// A name that does not exist: what kind of name, the name, the nearest ones.
  case unknown(kind: String, name: String, nearest: [String])
  /// A name that means several: the kind, the name, the choices.
  case ambiguous(kind: String, name: String, choices: [String])
}

extension SetError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .malformed(let text, let message): "\"\(text)\" \(message)"
    case .unknown(let kind, let name, let nearest):
      "No \(kind) \"\(name)\"."
        + (nearest.isEmpty ? "" : " Nearest: \(nearest.joined(separator: ", ")).")
    case .ambiguous(let kind, let name, let choices):
      "\"\(name)\" means more than one \(kind): \(choices.joined(separator: ", "))."
    }
  }
}
