import KeylineData
import KeylineText
import Testing

@Suite("What happened to rows")
struct RowChangesTests {
  private func row(_ id: String, _ members: [(String, JSONValue?)] = []) -> JSONValue {
    .object([("id", .string(id))] + members)
  }

  @Test func `a release goes by its version, a source by its title`() {
    let changes = RowChanges(
      "releases", from: [],
      to: [.object([("version", .string("17.2"))]), row("s", [("title", .string("S"))])])
    #expect(changes.added.map(\.id) == ["17.2", "s"])
    #expect(changes.added.map(\.title) == [nil, "S"])
  }
}
