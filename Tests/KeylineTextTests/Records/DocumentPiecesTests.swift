import KeylineData
import KeylineText
import Testing

@Suite("A document in pieces")
struct DocumentPiecesTests {
  private static let elements: [JSONValue] = [
    .object([("b", .number(1)), ("a", .strings(["x", "y"])), ("c", .array([.object([])]))]),
    .null, .string("\"\n"), .array([]),
  ]

  private func pieces(
    _ key: String, _ elements: [JSONValue], besides members: [(String, JSONValue?)]
  ) -> [String] {
    var pieces: [String] = []
    Document(schema: "s/1", data: 7, members: members).write(key, elements) { pieces.append($0) }
    return pieces
  }

  @Test(arguments: ["a", "items", "data1", "schema-x", "z", "éa"], 0...4)
  func `says what it says as a whole, wherever the key stands`(key: String, count: Int) {
    let members: [(String, JSONValue?)] = [
      ("counts", .object([("y", .number(1)), ("x", .number(2))])), ("stored", .bool(false)),
      ("nothing", nil), ("list", .strings([])),
    ]
    let elements = Array(Self.elements.prefix(count))
    let whole = Document(schema: "s/1", data: 7, members: members + [(key, .array(elements))])
    #expect(
      pieces(key, elements, besides: members).joined() == whole.text,
      "\(key) with \(count) elements")
  }

  @Test func `is handed on element by element`() {
    let pieces = pieces("items", Self.elements, besides: [])
    #expect(pieces.count == Self.elements.count + 2)
    #expect(pieces[1].hasPrefix("\n    {"))
    #expect(pieces[2] == ",\n    null")
  }

  @Test func `ends with what taking it throws`() {
    struct Full: Error {}
    let document = Document(schema: "s/1", data: 7, members: [])
    var count = 0
    #expect(throws: Full.self) {
      try document.write("items", Self.elements) { _ in
        count += 1
        if count == 2 { throw Full() }
      }
    }
    #expect(count == 2)
  }
}
