import KeylineModel
import KeylineTestSupport
import Testing

@testable import KeylineStore

/// Random histories of the user's own file against a model of a few lines.
@Suite struct HistoryTests {
  /// What the file should hold: the states of all keys after each change that is not undone.
  private struct Model {
    /// A row or a mask, and whether a shipped row was there when it came.
    struct Entry: Hashable {
      let change: Change
      let isAbove: Bool
    }

    var past: [[RowKey: Entry]] = [[:]]
    var count = 0

    var now: [RowKey: Entry] { past[past.count - 1] }

    mutating func change(_ changes: [Change], above shipped: Knowledge) {
      var next = now
      for change in changes {
        if case .drop(let key) = change {
          next[key] = nil
        } else {
          let isAbove = shipped.row(change.key, of: .shipped) != nil
          next[change.key] = Entry(change: change, isAbove: isAbove)
        }
      }
      guard next != now else { return }
      past.append(next)
      count += 1
    }

    mutating func undo() {
      guard past.count > 1 else { return }
      past.removeLast()
      count += 1
    }
  }

  private static let shipped = [
    RowKey(.rule, "t/r"), RowKey(.device, "a"), RowKey(.observation, "s/o"),
  ]
  private static let keys = shipped + [RowKey(.rule, "my/r"), RowKey(.device, "own")]

  /// A row, a mask or nothing for a key.
  private func change(_ key: RowKey, _ random: inout XorShift) -> Change {
    if random.once(in: 4) { return .drop(key) }
    if Self.shipped.contains(key), random.once(in: 3) { return .mask(key) }
    let number = Int.random(in: 0..<3, using: &random)
    switch key.kind {
    case .rule: return .put(.rule(Sample.rule(key.id, restsOn: ["s/\(number)"])))
    case .device: return .put(.device(Sample.device(key.id, name: "N\(number)", layer: .local)))
    default:
      let metric = ["tabBar.height", "bottom", "other"][number]
      return .put(.observation(Sample.observation(key.id, metric: metric, layer: .local)))
    }
  }

  @Test(arguments: 1...520)
  func `a history leaves what its changes say`(seed: UInt64) throws {
    var random = XorShift(seed: seed)
    try TemporaryFolder.with { folder in
      var model = Model()
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        var sample = Sample.knowledge(data: Int.random(in: 1...3, using: &random))
        if random.once(in: 3) { sample.rules.append(Sample.rule("my/r", layer: .shipped)) }
        let store = folder.store("keyline.sqlite", sample)
        if random.once(in: 3), try store.own() != nil {
          #expect(try store.undo() == (model.past.count > 1))
          model.undo()
        } else {
          var keys = Self.keys.shuffled(using: &random)
          keys = Array(keys.prefix(Int.random(in: 1...keys.count, using: &random)))
          let changes = keys.map { change($0, &random) }
          try store.change("change", changes)
          model.change(changes, above: sample)
        }
        let found = try store.knowledge()
        let rows = model.now.values.compactMap { entry -> KnowledgeRow? in
          if case .put(let row) = entry.change { row } else { nil }
        }
        #expect(
          Set(found.rows(of: .local).map(\.withoutStanding)) == Set(rows.map(\.withoutStanding)))
        let masks = model.now.values.filter { if case .mask = $0.change { true } else { false } }
        #expect(Set(found.masks.map(\.key)) == Set(masks.map(\.change.key)))
        let log = try store.log()
        #expect(log.map(\.number) == Array(1..<model.count + 1))
        // Each change begins where the one before it ended.
        var states: [RowKey: LocalState] = [:]
        for change in log.flatMap(\.changes) {
          #expect(change.before == states[change.key] ?? LocalState())
          states[change.key] = change.after
        }
      }
      #expect(try folder.store().own()?.damage() == nil)
    }
  }
}

extension KnowledgeRow {
  /// The row as it was given: its standing follows from what it replaced.
  fileprivate var withoutStanding: KnowledgeRow {
    guard case .rule(var rule) = self else { return self }
    rule.standing = rule.layer
    return .rule(rule)
  }
}
