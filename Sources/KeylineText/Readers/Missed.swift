import KeylineData
package import KeylineQuery

/// A part of a file that holds a number and that nothing is read from.
package struct Missed: Hashable, Sendable {
  /// The kinds of parts, in the order in which they are counted.
  package enum Kind: String, CaseIterable, Sendable {
    case table, column, row, key, value, cell
  }

  /// Its kind.
  package let kind: Kind
  /// Its title, key or content.
  package let name: String
  /// Why it is not read; empty where its name says it.
  package let reason: String
  /// Where it begins.
  package let place: ExternalReading.Place
}

extension Missed {
  /// The part with the reason: `"24 (to check)" is not a length`, `column "Size"`.
  package var text: String {
    reason.isEmpty ? "\(kind.rawValue) \"\(name)\"" : "\"\(name)\" \(reason)"
  }

  /// True if a text begins with a number, whatever sign or bracket stands before it: `~20`, `(44)`, `@3x`.
  static func isNumber(_ text: String) -> Bool {
    text.prefix(4).first { $0.isLetter || $0.isNumber }?.isNumber ?? false
  }
}
