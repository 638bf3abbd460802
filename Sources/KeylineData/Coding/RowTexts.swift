package import KeylineModel

/// Reads and writes conditions and versions as the seed writes them on one line.
///
/// Each distinct text is read once, because rows share most of theirs.
package struct RowTexts {
  private var scopes: [String: Scope] = [:]
  private var bounds: [String: OSBounds] = [:]
  private var stated: [String: Observation.StatedOS] = [:]

  /// Creates a reader with nothing read yet.
  package init() {}

  /// The conditions as a text; nil if there are none.
  package static func text(_ scope: Scope) -> String? { ScopeCoding.encode(scope)?.inline }

  /// The bounds as a text; nil for every version.
  package static func text(_ bounds: OSBounds) -> String? { BoundsCoding.encode(bounds)?.inline }

  /// The stated versions as a text.
  package static func text(_ stated: Observation.StatedOS) -> String {
    BoundsCoding.encode(stated).inline
  }

  /// Reads conditions; nil gives none.
  package mutating func scope(_ text: String?) throws(InputError) -> Scope {
    try Self.read(text, &scopes, else: Scope(), ScopeCoding.decode)
  }

  /// Reads the bounds of a rule; nil gives every version.
  package mutating func bounds(_ text: String?) throws(InputError) -> OSBounds {
    try Self.read(text, &bounds, else: .always, BoundsCoding.decode)
  }

  /// Reads the versions of an observation.
  package mutating func stated(_ text: String) throws(InputError) -> Observation.StatedOS {
    try Self.read(
      text, &stated, else: .stretch(from: nil, until: nil), BoundsCoding.decodeStated)
  }

  private static func read<Value>(
    _ text: String?, _ known: inout [String: Value], else none: Value,
    _ decode: (ObjectReader, String) throws(InputError) -> Value
  ) throws(InputError) -> Value {
    guard let text else { return none }
    if let value = known[text] { return value }
    let source = SourceText(name: "column", bytes: text.utf8)
    let object = try ObjectReader(
      .object([("text", try source.value())]), in: source, allowed: ["text"])
    let value = try decode(object, "text")
    known[text] = value
    return value
  }
}

extension String {
  /// The words, split at spaces byte by byte, ten times as fast as by characters.
  package var words: [String] {
    utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
  }
}
