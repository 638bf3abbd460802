import KeylineModel
import KeylineTestSupport
import Testing

/// Rows of every kind in every combination of layers, with and without masks over them.
struct ThreeLayersTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let kind: RowKind
    let rows: [Layer]
    let masks: [Layer]
    var testDescription: String {
      "\(kind) in \(rows.map(\.rawValue)), masked by \(masks.map(\.rawValue))"
    }

    /// The layer whose row counts: the highest, unless a higher layer takes it away.
    var standing: Layer? {
      guard let highest = rows.max() else { return nil }
      return masks.contains { $0 > highest } ? nil : highest
    }
  }

  private static let subsets: [[Layer]] = (0..<8).map { bits in
    Layer.allCases.filter { bits >> $0.code & 1 == 1 }
  }

  private static let cases = RowKind.allCases.flatMap { kind in
    subsets.flatMap { rows in
      subsets.filter { !$0.contains(.shipped) }.map { Case(kind: kind, rows: rows, masks: $0) }
    }
  }

  private static func knowledge(_ item: Case) -> Knowledge {
    var knowledge = Knowledge(masks: item.masks.map { Mask(RowKey(item.kind, "s/a"), layer: $0) })
    // The order in which rows are given means nothing.
    for layer in item.rows.reversed() { knowledge.add(.sample(item.kind, "s/a", layer)) }
    for kind in RowKind.allCases { knowledge.add(.sample(kind, "s/other", .shipped)) }
    return knowledge
  }

  @Test(arguments: cases)
  func `the highest row counts unless a higher layer takes it away`(item: Case) {
    let knowledge = Self.knowledge(item)
    let expected = item.standing.map { KnowledgeRow.sample(item.kind, "s/a", $0) }
    let key = RowKey(item.kind, "s/a")
    #expect(knowledge.row(key) == expected)
    #expect(RowIndex(knowledge).row(key) == expected)
    let effective = knowledge.effective.rows
    #expect(effective.filter { $0.key == key }.map(\.layer) == [item.standing].compactMap(\.self))
  }

  @Test(arguments: cases)
  func `rows of other kinds and identifiers are left alone`(item: Case) {
    let effective = Self.knowledge(item).effective.rows
    #expect(
      effective.map(\.key).filter { $0.id == "s/other" }
        == RowKind.allCases.map { RowKey($0, "s/other") })
  }

  @Test(arguments: cases)
  func `what is shared is what would count without the user's own`(item: Case) {
    let shared = Self.knowledge(item).shared
    #expect(shared.rows.allSatisfy { $0.layer != .local })
    #expect(shared.masks.allSatisfy { $0.layer != .local })
    let without = Case(
      kind: item.kind, rows: item.rows.filter { $0 != .local },
      masks: item.masks.filter { $0 != .local })
    #expect(shared.row(RowKey(item.kind, "s/a"))?.layer == without.standing)
  }

  @Test(arguments: cases)
  func `below a layer counts what would count without it and those above`(item: Case) {
    let knowledge = Self.knowledge(item)
    for layer in Layer.allCases {
      let below = Case(
        kind: item.kind, rows: item.rows.filter { $0 < layer },
        masks: item.masks.filter { $0 < layer })
      let key = RowKey(item.kind, "s/a")
      #expect(knowledge.row(key, below: layer)?.layer == below.standing)
      #expect(RowIndex(knowledge).row(key, below: layer)?.layer == below.standing)
    }
  }

  @Test(arguments: Layer.allCases, Layer.allCases)
  func `a rule stands where the lowest of those that it replaces stood`(low: Layer, high: Layer) {
    guard low <= high else { return }
    var knowledge = Knowledge()
    for layer in Set([low, high]) { knowledge.add(.sample(.rule, "m/a", layer)) }
    #expect(knowledge.effective.rules.map(\.layer) == [high])
    #expect(knowledge.effective.rules.map(\.standing) == [low])
  }
}
