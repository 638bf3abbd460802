/// Why there is no snippet.
public enum SnippetError: Error, Hashable, Sendable {
  /// A constant that it needs is not in the data.
  case unknownConstant(String)
  /// A constant has no value: its name, and what is missing for it.
  case missing(String, gaps: [String])
  /// A constant has several values where the snippet can have one.
  case ambiguous(String, values: [String])
}

extension SnippetError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknownConstant(let name): "The data has no constant \"\(name)\" for the snippet."
    case .missing(let name, let gaps):
      "The snippet needs the \(name), which is unknown: \(gaps.joined(separator: "; "))."
    case .ambiguous(let name, let values):
      "The \(name) is \(values.joined(separator: " and ")) on these versions, but a snippet has "
        + "one before and one from iOS 11. Name fewer versions with '--os'."
    }
  }
}
