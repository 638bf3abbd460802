import KeylineData
import Testing

@Suite struct KeysTests {
  private static let minimal:
    [(kind: String, text: String, read: @Sendable (String) throws -> Void)] = [
      ("device", #"{ "id": "a", "name": "A", "family": "ipad" }"#, { _ = try Decoding.device($0) }),
      (
        "rule", #"{ "id": "a/b", "value": 1, "rests-on": ["s/o"] }"#,
        { _ = try Decoding.rule($0) }
      ),
      ("observation", Decoding.observationText(), { _ = try Decoding.observation($0) }),
      (
        "metric", #"{ "id": "a", "title": "A", "definition": "A.", "since": "7", "unit": "pt" }"#,
        { _ = try Decoding.metric($0) }
      ),
      (
        "source", #"{ "id": "s", "title": "S", "kind": "book", "locator": "exact" }"#,
        { _ = try Decoding.source($0) }
      ),
      ("release", #"{ "version": "13.1" }"#, { _ = try Decoding.release($0) }),
    ]

  /// The members of a text as text.
  private func members(_ text: String) throws -> [(key: String, text: String)] {
    let value = try SourceText(name: "a.json", bytes: text.utf8).value()
    guard case .object(let members) = value.kind else { return [] }
    return members.map { ($0.key, "\"\($0.key)\": \($0.value.inline)") }
  }

  @Test(arguments: minimal.indices)
  func `a row with only the keys that it needs is read`(index: Int) throws {
    let row = Self.minimal[index]
    #expect(throws: Never.self) { try row.read(row.text) }
  }

  @Test(arguments: minimal.indices)
  func `a row without one of the keys that it needs is an error that names it`(index: Int) throws {
    let row = Self.minimal[index]
    let members = try members(row.text)
    for missing in members {
      let rest = members.filter { $0.key != missing.key }.map(\.text).joined(separator: ", ")
      let error = try #require(throws: InputError.self, "\(row.kind) without \(missing.key)") {
        try row.read("{ \(rest) }")
      }
      #expect(error.description.contains(missing.key))
    }
  }

  @Test(arguments: minimal.indices)
  func `an unknown key is an error that lists the keys`(index: Int) throws {
    let row = Self.minimal[index]
    let error = try #require(throws: InputError.self) {
      try row.read(row.text.dropLast(2) + ", \"nmae\": 1 }")
    }
    #expect(error.message.hasPrefix("unknown key \"nmae\". Keys: "))
    for member in try members(row.text) { #expect(error.message.contains(member.key)) }
  }

  @Test(arguments: minimal.indices)
  func `a key that stands twice is an error`(index: Int) throws {
    let row = Self.minimal[index]
    for member in try members(row.text) {
      let error = try #require(throws: InputError.self) {
        try row.read(row.text.dropLast(2) + ", \(member.text) }")
      }
      #expect(error.message == "the key \"\(member.key)\" appears twice")
    }
  }

  @Test(arguments: minimal.indices)
  func `null is no value of any key`(index: Int) throws {
    let row = Self.minimal[index]
    let members = try members(row.text)
    for changed in members {
      let text = members.map { $0.key == changed.key ? "\"\($0.key)\": null" : $0.text }
      #expect(throws: InputError.self, "\(row.kind) with \(changed.key)") {
        try row.read("{ \(text.joined(separator: ", ")) }")
      }
    }
  }

  @Test(arguments: minimal.indices, ["[]", "1", "\"a\"", "null", "true"])
  func `something else than an object is no row`(index: Int, text: String) {
    #expect(throws: InputError.self) { try Self.minimal[index].read(text) }
  }
}
