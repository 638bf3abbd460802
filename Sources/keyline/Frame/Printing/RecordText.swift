import KeylineData
import KeylineModel
import KeylineText

/// One row of the knowledge as lines of key and value, with the seed's keys.
enum RecordText {
  static func text(_ object: JSONValue, layer: Layer) -> String {
    guard case .object(let members) = object.kind else { return "" }
    let lines =
      members.map { (key: $0.key, value: value($0.value)) }
      + [(key: "layer", value: layer.rawValue)]
    let width = lines.map(\.key.displayWidth).max() ?? 0
    return lines.map { "  \($0.key.padded(to: width))  \($0.value.printable)\n" }.joined()
  }

  private static func value(_ value: JSONValue) -> String {
    switch value.kind {
    case .string(let text): text
    case .array(let values) where !values.contains(where: \.isContainer):
      values.map(Self.value).joined(separator: ", ")
    default: value.inline
    }
  }
}
