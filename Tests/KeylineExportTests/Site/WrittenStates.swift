import KeylineJSON
import KeylineModel
import KeylineTestSupport
import Testing

/// The block of JSON on the page of a device, read back.
struct WrittenStates {
  private let block: JSONValue

  init(_ page: String) throws {
    let start = "<script type=\"application/json\" id=\"states\">"
    let text = try #require(page.pieces(after: start).first)
    let end = try #require(text.firstRange(of: "</script>"))
    block = try JSONValue.reading(String(text[..<end.lowerBound]))
  }

  /// The names of the states, such as `27/portrait/tabs`.
  var states: [String] { block["states"]?.members.map(\.key) ?? [] }

  /// A line of a state: the command that asks for it, its value and its status.
  struct Line {
    let command: String
    let value: String
    let status: String
  }

  /// The lines of a state.
  func lines(_ key: String) throws -> [Line] {
    let state = try #require(block["states"]?[key])
    let choices = key.split(separator: "/").map(String.init)
    let arguments = try zip(block["switches"]?.texts ?? [], choices).map { name, choice in
      try #require(block["arguments"]?[name]?[choice]?.text)
    }.joined()
    let places = try #require(state.elements[1].text).split(separator: " ")
    return try zip(block["commands"]?.texts ?? [], places).map { command, place in
      let answer = try #require(block["answers"]).elements[try #require(Int(place))].elements
      return Line(
        command: command + arguments, value: try #require(answer[0].text),
        status: try #require(answer[1].text))
    }
  }

  /// The caption of a state, and what follows it when it is read aloud.
  func words(_ key: String) -> [String] {
    block["states"]?[key]?.elements.suffix(2).compactMap(\.text) ?? []
  }

  /// The names in an address for each stretch of versions.
  var versions: [String: [Substring]] { lists("versions") }

  /// The sentences for versions that the device never ran, each with the versions.
  var missing: [String: [Substring]] { lists("missing") }

  private func lists(_ key: String) -> [String: [Substring]] {
    (block[key]?.members ?? []).reduce(into: [:]) {
      $0[$1.key] = $1.value.text?.split(separator: " ")
    }
  }
}
