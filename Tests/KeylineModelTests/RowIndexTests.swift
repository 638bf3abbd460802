import KeylineModel
import KeylineTestSupport
import Testing

struct RowIndexTests {
  private static let key = RowKey(.rule, "m/a")

  /// Every way in which a row may stand in some layers and be taken away by some.
  private static let cases: [(rows: [Layer], masks: [Layer])] = (0..<8).flatMap { rows in
    (0..<4).map { masks in
      (
        Layer.allCases.enumerated().filter { rows >> $0.offset & 1 == 1 }.map(\.element),
        [Layer.project, .local].enumerated().filter { masks >> $0.offset & 1 == 1 }.map(\.element)
      )
    }
  }

  @Test(arguments: cases)
  func `a row that counts is found whatever stands over it`(rows: [Layer], masks: [Layer]) {
    var knowledge = Knowledge(rules: rows.map { Rule.of("m/a", "44", layer: $0) })
    knowledge.masks = masks.map { Mask(Self.key, layer: $0) }
    // A mask takes away what is below it.
    let highest = rows.max()
    let isThere = highest.map { row in masks.allSatisfy { $0 <= row } } ?? false
    let found = RowIndex(knowledge).row(Self.key)
    #expect(found == (isThere ? highest : nil).map { .rule(Rule.of("m/a", "44", layer: $0)) })
    #expect(found == knowledge.row(Self.key))
  }

  @Test func `rows of other kinds with the same identifier are others`() {
    let index = RowIndex(Knowledge(rules: [Rule.of("m/a", "44")]))
    #expect(index.row(RowKey(.rule, "m/a")) != nil)
    #expect(index.row(RowKey(.observation, "m/a")) == nil)
  }
}
