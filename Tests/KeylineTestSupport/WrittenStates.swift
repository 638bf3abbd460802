import KeylineData
package import KeylineModel

/// The block of JSON on the page of a device, read back.
package struct WrittenStates {
  private let block: JSONValue

  /// Something that the block should have, and does not.
  private struct Missing: Error { let what: String }

  /// Reads the block of a page.
  package init(_ page: String) throws {
    let start = "<script type=\"application/json\" id=\"states\">"
    guard let from = page.firstRange(of: start),
      let end = page[from.upperBound...].firstRange(of: "</script>")
    else { throw Missing(what: "a block of states") }
    block = try JSONValue.reading(String(page[from.upperBound..<end.lowerBound]))
  }

  /// The names of the states, such as `27/portrait/tabs`.
  package var states: [String] { block["states"]?.members.map(\.key) ?? [] }

  /// A line of a state: the command that asks for it, its value and its status.
  package struct Line {
    /// The whole command.
    package let command: String
    /// The value as it is written; empty where there is none.
    package let value: String
    /// The status.
    package let status: String
    /// The value of a version nearby, where there is none.
    package let nearby: String?

    /// The word behind a word of the command.
    package func word(after word: String) -> String? {
      let words = command.split(separator: " ").map(String.init)
      return words.firstIndex(of: word).map { words[$0 + 1] }
    }

    /// The situation that the flags of the command say, to which its metric adds what it is about.
    package var situation: Situation {
      var situation = Situation()
      if command.contains(" --landscape") { situation.orientation = .landscape }
      if command.contains(" --navigation-bar") { situation.content.navigationBar = true }
      if command.contains(" --large-title") { situation.content.largeTitle = true }
      if command.contains(" --tab-bar") { situation.content.tabBar = true }
      if command.contains(" --display inner") { situation.display = .inner }
      if command.contains(" --multitasking off") { situation.set(.multitasking, to: 1) }
      return situation.completed
    }
  }

  /// The lines of a state.
  package func lines(_ key: String) throws -> [Line] {
    guard let state = block["states"]?[key], let answers = block["answers"]?.elements else {
      throw Missing(what: key)
    }
    // What a state adds to a command does not depend on the versions, which come first in its name.
    let states = self.states
    let count = max(1, block["heights"]?.elements.count ?? 1)
    let own = (states.firstIndex(of: key) ?? 0) % count
    let versions = block["flags"]?[String(key.prefix { $0 != "/" })]?.text ?? "missing"
    let places = state.elements[1].text?.split(separator: " ").compactMap { Int($0) } ?? []
    return try zip(block["commands"]?.elements ?? [], places).map { command, place in
      let answer = answers[place].elements
      guard let value = answer[0].text, let status = answer[1].text,
        let start = command.elements[0].text, let set = Int(command.elements[1].inline),
        let flags = block["arguments"]?.elements[set].texts
      else { throw Missing(what: "answer \(place)") }
      return Line(
        command: start + versions + flags[own], value: value, status: status,
        nearby: answer.count > 3 ? answer[3].text : nil)
    }
  }

  /// The caption of a state, what follows it when it is read aloud, and the line that says how most values stand.
  package func words(_ key: String) -> [String] {
    block["states"]?[key]?.elements.dropFirst(2).compactMap(\.text) ?? []
  }

  /// The names in an address for each stretch of versions.
  package var versions: [String: [Substring]] { lists("versions") }

  /// The sentences for versions that the device never ran, each with the versions.
  package var missing: [String: [Substring]] { lists("missing") }

  private func lists(_ key: String) -> [String: [Substring]] {
    (block[key]?.members ?? []).reduce(into: [:]) {
      $0[$1.key] = $1.value.text?.split(separator: " ")
    }
  }
}
