public import KeylineModel

/// A set of devices, versions or metrics that cannot be read.
public enum SetError: Error, Hashable, Sendable {
  /// The text is malformed: the text, what is wrong, what would be right.
  case malformed(text: String, message: String)
  /// A name that does not exist: what kind of name, the name, the nearest ones.
  case unknown(kind: String, name: String, nearest: [String])
  /// A model identifier that no device has: the identifier, the nearest ones with their devices.
  case unknownModel(identifier: String, nearest: [KnownModel])
  /// A set of devices in which none is left: the set, what was taken away besides.
  case noDevice(String, except: String)
  /// A version between two released major versions: the version, the majors around it.
  case neverReleased(StatedVersion, after: Int, next: Int)
  /// A name that means several: the kind, the name, the choices.
  case ambiguous(kind: String, name: String, choices: [String])
}

extension SetError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .malformed(let text, let message): "\"\(text)\" \(message)"
    case .unknown(let kind, let name, let nearest):
      "No \(kind) \"\(name)\"." + Self.list(nearest)
    case .unknownModel(let identifier, let nearest):
      "No device \"\(identifier)\"." + Self.list(nearest.map(\.description))
    case .noDevice(let set, let exceptions):
      exceptions.isEmpty
        ? "No device matches \"\(set)\"."
        : "No device is left of \"\(set.isEmpty ? "all" : set)\" without \"\(exceptions)\"."
    case .neverReleased(let version, let after, let next):
      "There is no iOS \(version); after \(after) came \(next)."
    case .ambiguous(let kind, let name, let choices):
      "\"\(name)\" means more than one \(kind): \(Self.first(choices))."
    }
  }

  private static func list(_ nearest: [String]) -> String {
    nearest.isEmpty ? "" : " Nearest: \(nearest.joined(separator: ", "))."
  }

  /// As many choices as can be taken in at a glance, and how many more there are.
  private static func first(_ choices: [String]) -> String {
    let more = choices.count - choices.prefix(8).count
    return choices.prefix(8).joined(separator: ", ") + (more == 0 ? "" : " and \(more) more")
  }
}
