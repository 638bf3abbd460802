import KeylineModel
import Testing

@testable import KeylineStorage

@Suite struct JournalBatchTests {
  @Test(arguments: [true, false])
  func `lines tell of changes`(isAddition: Bool) throws {
    let changes = try #require(
      JournalBatch.changes(
        "m/a { \"note\": \"a b\" }\nm/b {}", of: .rule, isAddition: isAddition))
    let states = [#"{ "note": "a b" }"#, "{}"].map { LocalState(row: $0) }
    #expect(changes.map(\.key) == [RowKey(.rule, "m/a"), RowKey(.rule, "m/b")])
    #expect(changes.map(isAddition ? \.after : \.before) == states)
    #expect(changes.map(isAddition ? \.before : \.after) == [LocalState(), LocalState()])
  }

  @Test(arguments: ["", "m/a", "m/a {}\n", "m/a {}\nm/b"])
  func `what is no list of lines tells nothing`(lines: String) {
    #expect(JournalBatch.changes(lines, of: .rule, isAddition: true) == nil)
  }
}
