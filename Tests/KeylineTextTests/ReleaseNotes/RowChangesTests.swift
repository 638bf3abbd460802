import KeylineData
import KeylineText
import Testing

@Suite("What happened to rows")
struct RowChangesTests {
  private func row(_ id: String, _ members: [(String, JSONValue?)] = []) -> JSONValue {
    .object([("id", .string(id))] + members)
  }

  @Test func `rows are told apart by identifier, whatever their order`() {
    let changes = RowChanges(
      "devices", from: [row("a"), row("b"), row("c")], to: [row("d"), row("c"), row("b")])
    #expect(changes.added.map(\.id) == ["d"])
    #expect(changes.removed.map(\.id) == ["a"])
    #expect(changes.changed.isEmpty)
    #expect(!changes.isEmpty)
  }

  @Test func `a changed row says each key with what stood there`() throws {
    let old = row("a", [("name", .string("A")), ("width", .number(375)), ("note", .string("n"))])
    let new = row("a", [("name", .string("A")), ("width", .number(390)), ("notch", .bool(true))])
    let change = try #require(RowChanges("devices", from: [old], to: [new]).changed.first)
    #expect(change.row == RowChanges("x", from: [], to: [new]).added.first)
    #expect(change.row.title == "A")
    #expect(change.fields.map(\.key) == ["width", "notch", "note"])
    #expect(change.fields.map(\.before) == ["375", nil, "n"])
    #expect(change.fields.map(\.after) == ["390", "true", nil])
  }

  @Test func `the same rows are nothing to say`() {
    #expect(RowChanges("rules", from: [row("a")], to: [row("a")]).isEmpty)
    #expect(RowChanges("rules", from: [], to: []).isEmpty)
  }

  @Test func `a release goes by its version, a source by its title`() {
    let changes = RowChanges(
      "releases", from: [],
      to: [.object([("version", .string("17.2"))]), row("s", [("title", .string("S"))])])
    #expect(changes.added.map(\.id) == ["17.2", "s"])
    #expect(changes.added.map(\.title) == [nil, "S"])
  }
}
