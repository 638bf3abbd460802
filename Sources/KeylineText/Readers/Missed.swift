import KeylineData
package import KeylineQuery

/// A part of a file with a number that is not read.
package struct Missed: Hashable, Sendable {
  /// The kinds of parts, in the order of the counts.
  package enum Kind: String, CaseIterable, Sendable {
    case table, column, row, key, value, cell
  }

  /// The kind of the part.
  package let kind: Kind
  /// Its title, key or content.
  package let name: String
  /// The reason why it is not read; empty if the name is enough.
  package let reason: String
  /// The place where it begins.
  package let place: ExternalReading.Place
}

extension Missed {
  /// The part with the reason: `"24 (to check)" is not a length`, `column "Size"`.
  package var text: String {
    reason.isEmpty ? "\(kind.rawValue) \"\(name)\"" : "\"\(name)\" \(reason)"
  }

  /// True if a text begins with a number after any sign or bracket: `~20`, `(44)`, `@3x`.
  static func isNumber(_ text: String) -> Bool {
    text.prefix(4).first { $0.isLetter || $0.isNumber }?.isNumber ?? false
  }
}
