import KeylineModel
import KeylineSeed
import Testing

struct RowCodingTests {
  @Test(arguments: RowKind.allCases)
  func `every shipped row of a kind is read back from its line`(kind: RowKind) throws {
    let rows = try Seed.bundled().rows(of: .shipped).filter { $0.key.kind == kind }
    #expect(!rows.isEmpty)
    for row in rows {
      let text = RowCoding.text(row)
      #expect(!text.contains("\n"))
      #expect(try RowCoding.decode(text, kind, layer: .shipped) == row)
      #expect(try RowCoding.decode(text, kind, layer: .local).layer == .local)
    }
  }

  @Test func `a rule alone names its metric`() {
    let text = #"{ "id": "a/b", "value": 1, "rests-on": ["c/d"] }"#
    #expect(throws: (any Error).self) { try RowCoding.decode(text, .rule, layer: .local) }
  }

  @Test(arguments: ["", "[]", "1", "{", #"{ "id": "a", "nmae": "A", "family": "ipad" }"#])
  func `what is no row is refused`(text: String) {
    for kind in RowKind.allCases {
      #expect(throws: (any Error).self) { try RowCoding.decode(text, kind, layer: .local) }
    }
  }
}
