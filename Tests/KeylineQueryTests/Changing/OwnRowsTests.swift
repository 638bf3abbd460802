import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@Suite("A row that is to be changed")
struct OwnRowsTests {
  private static let knowledge = Knowledge.of([.of("m/a", "44"), .of("m/b", "44")])
    .applying([
      .mask(RowKey(.rule, "m/b")), .put(.sample(.source, "own", .local)),
      .put(.sample(.source, "mine", .local)),
    ])

  @Test(arguments: [
    (RowKind.device, "iphone-x", "iphone-x"), (.device, "iPhone X", "iphone-x"),
    (.device, "iPhone10,3", "iphone-x"), (.rule, "m/a", "m/a"), (.source, "mine", "mine"),
    (.observation, "own/m/a-shipped", "own/m/a-shipped"),
  ])
  func `goes by each of its names`(kind: RowKind, word: String, id: String) throws {
    #expect(try Self.knowledge.key(kind, named: word) == RowKey(kind, id))
  }

  @Test(arguments: [
    (
      RowKind.device, "iPhone 14",
      SetError.unknown(.device, name: "iPhone 14", nearest: ["iphone-14-pro"])
    ),
    (.rule, "m/c", .unknown(.rule, name: "m/c", nearest: ["m/a"])),
    (.rule, "m/b", .removed(.rule, name: "m/b")),
    (.technique, "none", .unknown(.technique, name: "none", nearest: [])),
  ])
  func `is named whole, and must be there`(kind: RowKind, word: String, error: SetError) {
    #expect(throws: error) { try Self.knowledge.key(kind, named: word) }
  }

  @Test func `is deleted if it is the user's own, hidden if it is not`() {
    let (own, shipped) = (RowKey(.source, "mine"), RowKey(.rule, "m/a"))
    #expect(Self.knowledge.removal(of: own) == .drop(own))
    #expect(Self.knowledge.removal(of: shipped) == .mask(shipped))
  }

  @Test func `comes back if something stands in its way`() throws {
    let (hidden, replaced) = (RowKey(.rule, "m/b"), RowKey(.source, "own"))
    #expect(try Self.knowledge.restoration(of: hidden) == .drop(hidden))
    #expect(try Self.knowledge.restoration(of: replaced) == .drop(replaced))
  }

  @Test(arguments: [
    (RowKey(.rule, "m/a"), NothingToRestore.applies(RowKey(.rule, "m/a"))),
    (RowKey(.source, "mine"), .notShipped(RowKey(.source, "mine"))),
    (RowKey(.rule, "no/such"), .notShipped(RowKey(.rule, "no/such"))),
  ])
  func `does not come back if nothing does`(key: RowKey, error: NothingToRestore) {
    #expect(throws: error) { try Self.knowledge.restoration(of: key) }
  }

  @Test func `is the row that the file holds`() throws {
    let row = KnowledgeRow.sample(.rule, "m/a", .local)
    try row.require(RowKey(.rule, "m/a"))
    let refusal = #expect(throws: Refusal.self) { try row.require(RowKey(.rule, "m/b")) }
    #expect(refusal?.reason == .otherRow(row.key, expected: RowKey(.rule, "m/b")))
  }
}
