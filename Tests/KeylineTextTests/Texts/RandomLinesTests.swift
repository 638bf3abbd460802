import KeylineTestSupport
import Testing

@testable import KeylineText

/// Random texts of few different lines, so that many are the same.
@Suite("Differences between random texts")
struct RandomLinesTests {
  private func lines(_ random: inout XorShift) -> [Substring] {
    (0..<Int.random(in: 0...25, using: &random)).map { _ in random.pick(["a", "b", "c", ""]) }
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `without what goes and comes both are the same`(seed: UInt64) {
    var random = XorShift(seed: seed)
    for _ in 0..<20 {
      let (old, new) = (lines(&random), lines(&random))
      let changes = LineChanges(from: old, to: new)
      let (removed, inserted) = (Set(changes.removed), Set(changes.inserted))
      let kept = old.indices.filter { !removed.contains($0) }.map { old[$0] }
      #expect(kept == new.indices.filter { !inserted.contains($0) }.map { new[$0] }, "seed \(seed)")
      #expect(changes.removed == removed.sorted())
      #expect(changes.inserted == inserted.sorted())
      #expect(old == new ? removed.isEmpty && inserted.isEmpty : true)
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `no more goes than the two have apart from each other`(seed: UInt64) {
    var random = XorShift(seed: seed)
    let old = lines(&random)
    var new = old
    let added = Int.random(in: 1...4, using: &random)
    for _ in 0..<added { new.insert("new", at: Int.random(in: 0...new.count, using: &random)) }
    let changes = LineChanges(from: old, to: new)
    #expect(changes.removed.isEmpty, "seed \(seed)")
    #expect(changes.inserted.map { new[$0] } == Array(repeating: "new", count: added))
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `the marked lines are the two texts again`(seed: UInt64) {
    var random = XorShift(seed: seed)
    // An empty line at the end is the end of the line before it.
    let (old, new) = (lines(&random) + ["z"], lines(&random) + ["z"])
    let text = LineDifference.text(
      before: old.joined(separator: "\n") + "\n", after: new.joined(separator: "\n") + "\n",
      title: "t")
    let marked = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      .dropLast()
    #expect(marked.filter { !$0.hasPrefix("+") }.map { $0.dropFirst(2) } == old, "seed \(seed)")
    #expect(marked.filter { !$0.hasPrefix("-") }.map { $0.dropFirst(2) } == new, "seed \(seed)")
  }
}
