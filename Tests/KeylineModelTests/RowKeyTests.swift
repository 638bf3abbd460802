import KeylineModel
import Testing

struct RowKeyTests {
  @Test func `keys are ordered by kind, then by identifier`() {
    let sorted = [
      RowKey(.device, "b"), RowKey(.device, "c"), RowKey(.rule, "a"), RowKey(.observation, "a"),
      RowKey(.source, "a"), RowKey(.technique, "A"), RowKey(.technique, "a"),
    ]
    #expect(sorted.reversed().sorted() == sorted)
  }

  @Test(arguments: [
    (RowKind.device, "device iphone-x"), (.rule, "rule iphone-x"),
    (.observation, "observation iphone-x"), (.source, "source iphone-x"),
    (.technique, "technique iphone-x"),
  ])
  func `a key is printed as its kind and its identifier`(kind: RowKind, text: String) {
    #expect(RowKey(kind, "iphone-x").description == text)
  }

  @Test(arguments: RowKind.allCases, RowKind.allCases)
  func `the same identifier of two kinds is two keys`(first: RowKind, second: RowKind) {
    #expect((RowKey(first, "a") == RowKey(second, "a")) == (first == second))
  }
}
