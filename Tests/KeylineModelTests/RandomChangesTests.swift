import KeylineModel
import KeylineTestSupport
import Testing

/// Changes against a plain list of what each layer says of each row.
struct RandomChangesTests {
  private enum Said: Equatable {
    case row(KnowledgeRow)
    case mask
  }

  private struct Place: Hashable {
    let key: RowKey
    let layer: Layer
  }

  private static let keys = RowKind.allCases.flatMap { kind in
    ["s/a", "s/b"].map { RowKey(kind, $0) }
  }

  private func change(_ random: inout XorShift, _ layer: Layer) -> Change {
    let key = random.pick(Self.keys)
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return .mask(key)
    case 1: return .drop(key)
    default:
      let note = "\(Int.random(in: 0..<100, using: &random))"
      return .put(.sample(key.kind, key.id, layer, note: note))
    }
  }

  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func `leave each layer saying what it was last told`(seed: UInt64) {
    var random = XorShift(seed: seed)
    var knowledge = Knowledge()
    for key in Self.keys { knowledge.add(.sample(key.kind, key.id, .shipped)) }
    var said = Dictionary(
      uniqueKeysWithValues: Self.keys.map {
        (Place(key: $0, layer: .shipped), Said.row(.sample($0.kind, $0.id, .shipped)))
      })
    for _ in 0..<8 {
      let layer = random.pick([Layer.project, .local])
      let changes = (0..<Int.random(in: 1...6, using: &random)).map { _ in change(&random, layer) }
      knowledge = knowledge.applying(changes, to: layer)
      for change in changes {
        switch change {
        case .put(let row): said[Place(key: row.key, layer: layer)] = .row(row)
        case .mask(let key): said[Place(key: key, layer: layer)] = .mask
        case .drop(let key): said[Place(key: key, layer: layer)] = nil
        }
      }
      let index = RowIndex(knowledge)
      for layer in Layer.allCases {
        for key in Self.keys {
          let expected = said[Place(key: key, layer: layer)]
          let row: KnowledgeRow? = if case .row(let row) = expected { row } else { nil }
          #expect(knowledge.row(key, of: layer) == row, "seed \(seed): \(key) of \(layer)")
          #expect(index.row(key, of: layer) == row, "seed \(seed): \(key) of \(layer)")
          #expect(knowledge.hasMask(key, in: layer) == (expected == .mask), "seed \(seed)")
          #expect(index.hasMask(key, in: layer) == (expected == .mask), "seed \(seed)")
        }
      }
    }
  }

  @Test(arguments: RowKind.allCases)
  func `taken back one by one give what was there`(kind: RowKind) {
    let before = Knowledge().applying([.put(.sample(kind, "s/a", .local))])
    let key = RowKey(kind, "s/a")
    for change in [Change.mask(key), .drop(key), .put(.sample(kind, "s/a", .local, note: "x"))] {
      let after = before.applying([change])
      #expect(after != before)
      #expect(after.applying([.put(.sample(kind, "s/a", .local))]) == before)
    }
  }

  @Test(arguments: RowKind.allCases)
  func `name the row that they are about`(kind: RowKind) {
    let row = KnowledgeRow.sample(kind, "s/a", .project)
    #expect(row.key == RowKey(kind, "s/a"))
    #expect(row.layer == .project)
    for change in [Change.put(row), .mask(row.key), .drop(row.key)] {
      #expect(change.key == row.key)
    }
  }

  @Test func `of no kind change nothing`() {
    let knowledge = Knowledge().applying([.put(.sample(.rule, "s/a", .local))])
    #expect(knowledge.applying([]) == knowledge)
    #expect(knowledge.applying([.drop(RowKey(.device, "s/a"))]) == knowledge)
  }
}
