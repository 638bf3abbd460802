import KeylineData
import KeylineModel
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

  @Test func `a set that reaches far past what there is ends where that ends`() throws {
    let sets = [11...13, 26...ValueSet.maximum]
    let rule = Rule(
      id: "a/b", metric: "m", scope: Scope(conditions: [.sdk: ValueSet(sets)]), os: .always,
      value: .length(.zero), restsOn: ["c/d"])
    guard
      case .rule(let read) = try RowCoding.decode(
        RowCoding.text(.rule(rule)), .rule, layer: .shipped)
    else { return }
    #expect(read.scope.conditions[.sdk] == ValueSet([11...13, 26...999]))
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
