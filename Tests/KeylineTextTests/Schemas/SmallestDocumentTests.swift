import KeylineJSON
import KeylineSeed
import KeylineTestSupport
import KeylineText
import Testing

@Suite("The smallest document of every schema")
struct SmallestDocumentTests {
  private static let names = SmallestDocuments.all.map(\.name)

  private static func document(_ name: String) throws -> JSONValue {
    let text = try #require(SmallestDocuments.all.first { $0.name == name }).text
    return try JSONValue.reading(text)
  }

  /// The value with one member taken away, each in turn, with the path to it.
  private static func reduced(_ value: JSONValue) -> [(path: String, value: JSONValue)] {
    changed(value) { _ in nil }
  }

  /// The value with one part replaced by what is nowhere allowed.
  private static func damaged(_ value: JSONValue) -> [(path: String, value: JSONValue)] {
    changed(value) { _ in .object([("no such key", .number(1))]) }
  }

  private static func changed(
    _ value: JSONValue, _ change: (JSONValue) -> JSONValue?
  ) -> [(path: String, value: JSONValue)] {
    switch value.kind {
    case .object(let members):
      return members.indices.flatMap { index -> [(String, JSONValue)] in
        func replaced(_ new: JSONValue?) -> JSONValue {
          .object(members.enumerated().map { ($1.key, $0 == index ? new : $1.value) })
        }
        let member = members[index]
        return [(member.key, replaced(change(member.value)))]
          + changed(member.value, change).map { ("\(member.key).\($0)", replaced($1)) }
      }
    case .array(let elements):
      return elements.indices.flatMap { index -> [(String, JSONValue)] in
        changed(elements[index], change).map { path, new in
          var copy = elements
          copy[index] = new
          return ("[\(index)].\(path)", .array(copy))
        }
      }
    default: return []
    }
  }

  @Test func `is there for every schema`() {
    #expect(Self.names == (JSONSchema.answers(versionsWith: "--os") + JSONSchema.seed).map(\.name))
  }

  @Test(arguments: names)
  func `fits`(name: String) throws {
    #expect(try objections(to: try Self.document(name), as: name) == [])
  }

  @Test(arguments: names)
  func `fits no longer without any of its keys`(name: String) throws {
    for (path, value) in Self.reduced(try Self.document(name)) {
      #expect(try !objections(to: value, as: name).isEmpty, "\(path)")
    }
  }

  @Test(arguments: names)
  func `fits no longer with an unknown key, or with something else, anywhere`(name: String) throws {
    for (path, value) in Self.damaged(try Self.document(name)) {
      #expect(try !objections(to: value, as: name).isEmpty, "\(path)")
    }
    let document = try Self.document(name)
    let more = document.members.map { ($0.key, Optional($0.value)) } + [("no such key", .null)]
    #expect(try objections(to: .object(more), as: name) == [": no such key is not in the schema"])
  }

  @Test(arguments: names)
  func `fits no other schema`(name: String) throws {
    let document = try Self.document(name)
    for other in Self.names where other != name {
      let objections = try objections(to: document, as: other)
      #expect(!objections.isEmpty, "\(other)")
    }
  }

  @Test(arguments: names.filter { $0.hasPrefix("keyline.") })
  func `says which schema it has and which data it was made from`(name: String) throws {
    let document = try Self.document(name)
    for (key, value) in [
      ("schema", JSONValue.string("keyline.other/1")), ("data", .string("1")),
      ("data", .number("1.5")),
    ] {
      let other = document.members.map { ($0.key, $0.key == key ? value : $0.value) }
      #expect(try !objections(to: .object(other.map { ($0, Optional($1)) }), as: name).isEmpty)
    }
  }
}
