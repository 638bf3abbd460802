import KeylineTestSupport
import KeylineText
import Testing

@Suite("The table for documents")
struct PivotedTableTests {
  @Test func `devices with equal values stand together, versions are folded`() {
    let table = Sample.table().pivoted(Sample.labels)
    #expect(table.columns.map(\.title) == ["Device", "iOS", "Bar height"])
    #expect(table.columns.map(\.isNumeric) == [false, false, true])
    #expect(
      table.rows == [["Phone A, B", "to 11", "20.333"], ["Phone A, B", "12–13", "24"]])
  }
}
