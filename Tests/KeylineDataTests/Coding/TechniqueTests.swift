import KeylineData
import KeylineModel
import Testing

/// What a file of a technique may say, and how an error names the place.
@Suite struct TechniqueTests {
  /// The members of the smallest technique.
  private static let minimal = [
    ("id", #""t""#), ("title", #""T""#), ("kind", #""technique""#), ("effect", #""It works.""#),
    ("sources", #"["s"]"#),
  ]

  /// Reads a technique, one member a line, with some members changed or added.
  private func read(_ changes: [(String, String)] = [], without missing: String = "") throws
    -> Technique
  {
    var members = Self.minimal.filter { $0.0 != missing }
    for change in changes {
      if let index = members.firstIndex(where: { $0.0 == change.0 }) {
        members[index] = change
      } else {
        members.append(change)
      }
    }
    let lines = members.map { "  \"\($0.0)\": \($0.1)" }.joined(separator: ",\n")
    let file = SourceText(name: "seed/techniques/t.json", bytes: "{\n\(lines)\n}\n".utf8)
    return try #require(try Seed.knowledge([file]).techniques.first)
  }

  private func error(_ changes: [(String, String)], without missing: String = "") throws
    -> InputError
  {
    try #require(throws: InputError.self, "\(changes) \(missing)") {
      try read(changes, without: missing)
    }
  }

  @Test func `the keys that it needs are enough`() throws {
    let technique = try read()
    #expect(technique.id == "t")
    #expect(technique.kind == .technique)
    #expect(technique.sources == ["s"])
    #expect(technique.support == [] && technique.constants == [] && technique.tree == [])
  }

  @Test func `all keys together are read as they stand`() throws {
    let technique = try read([
      ("title-zh", #""间距""#), ("goals", #"["item-spacing", "table-shift"]"#),
      ("support", #"[{ "os": { "until": "11" }, "verdict": "works", "note": "N." }]"#),
      ("hazards", #"["H."]"#),
      (
        "constants",
        #"[{ "name": "a", "value": 8 }, { "name": "b", "value": "-m" }, { "name": "c", "number": 0.1 }]"#
      ),
      ("tree", #"["UIView", "  UILabel"]"#),
    ])
    #expect(technique.chineseTitle == "间距")
    #expect(technique.goals == [.itemSpacing, .tableShift])
    #expect(technique.support.map(\.verdict) == [.works])
    #expect(technique.support[0].os.until == .exact(OSVersion(11)))
    #expect(technique.hazards == ["H."])
    #expect(technique.constants.map(\.name) == ["a", "b", "c"])
    #expect(technique.constants[2].value == .number("0.1"))
    #expect(technique.tree == ["UIView", "  UILabel"])
  }

  @Test(arguments: minimal.map(\.0))
  func `without a key that it needs the error names the key and the file`(key: String) throws {
    let error = try error([], without: key)
    #expect(error.file == "seed/techniques/t.json")
    #expect(error.description.contains("\(key)"))
  }

  @Test(arguments: [
    ("title", "7", "title", "a string is expected"),
    ("support", #"["works"]"#, "support[0]", "an object is expected"),
    ("hazards", "[1]", "hazards", "a string is expected"),
    (
      "constants", #"[{ "name": "a", "value": [] }]"#, "constants[0].value",
      "neither a length nor a formula"
    ),
    (
      "constants", #"[{ "name": "a", "number": "0.1" }]"#, "constants[0].number", "is not a number"
    ),
    ("sources", #""s""#, "sources", "an array of strings is expected"),
  ])
  func `a value of another type is an error that says what is expected`(
    key: String, value: String, path: String, message: String
  ) throws {
    let error = try error([(key, value)])
    #expect(error.path == path)
    #expect(error.message.contains(message), "\(error)")
    let line = Self.minimal.firstIndex { $0.0 == key }.map { $0 + 2 } ?? 7
    #expect(error.position?.line == line)
  }

  @Test(arguments: [
    ("kind", #""trick""#, "kind", "technique, behaviour, deprecation, hierarchy"),
    (
      "goals", #"["item-spacing", "speed"]"#, "goals",
      "zero-edge-margin, item-spacing, title-view-fill, table-shift, table-extra-space, tab-bar-jump"
    ),
    (
      "support", #"[{ "verdict": "works" }, { "verdict": "maybe" }]"#, "support[1].verdict",
      "works, partly, fails, unknown"
    ),
  ])
  func `a value that is none of the allowed ones is an error that lists them`(
    key: String, value: String, path: String, allowed: String
  ) throws {
    let error = try error([(key, value)])
    #expect(error.path == path)
    #expect(error.message.contains(allowed))
  }

  @Test(arguments: [
    ("sources", "[]", "sources"), ("sources", #"["A B"]"#, "sources"), ("id", #""A B""#, "id"),
    ("support", #"[{ "os": { "from": "11" } }]"#, "support[0]"),
    ("support", #"[{ "verdict": "works", "os": { "from": 11 } }]"#, "support[0].os.from"),
    ("constants", #"[{ "name": "a" }]"#, "constants[0]"),
    ("constants", #"[{ "name": "a", "value": "a +" }]"#, "constants[0].value"),
    ("constants", #"[{ "name": "a", "value": 8, "number": 8 }]"#, "constants[0].number"),
    ("hazards", #"["H.", "  H."]"#, "hazards"), ("tree", #"["UIView", "  "]"#, "tree"),
  ])
  func `a value that makes no sense is an error at its place`(
    key: String, value: String, path: String
  ) throws {
    let error = try error([(key, value)])
    #expect(error.path == path, "\(error)")
  }
}
