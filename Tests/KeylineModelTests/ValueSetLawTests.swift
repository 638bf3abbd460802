import KeylineModel
import KeylineTestSupport
import Testing

/// The laws of sets, over random sets of numbers below twenty.
struct ValueSetLawTests {
  private static let universe = -1...21

  private func sets(_ seed: UInt64, _ body: (ValueSet, ValueSet, ValueSet) -> Void) {
    var random = XorShift(seed: seed)
    func set() -> ValueSet {
      ValueSet(
        (0..<Int.random(in: 0...4, using: &random)).map { _ in
          let lower = Int.random(in: 0...18, using: &random)
          return lower...min(20, lower + Int.random(in: 0...4, using: &random))
        })
    }
    for _ in 0..<100 { body(set(), set(), set()) }
  }

  private func members(_ set: ValueSet) -> Set<Int> { Set(Self.universe.filter(set.contains)) }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func `ranges ascend, neither overlapping nor touching`(seed: UInt64) {
    sets(seed) { a, _, _ in
      let ascends = zip(a.ranges, a.ranges.dropFirst()).allSatisfy {
        $0.upperBound + 1 < $1.lowerBound
      }
      #expect(ascends, "seed \(seed): \(a)")
    }
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func `sets are equal exactly when their members are`(seed: UInt64) {
    sets(seed) { a, b, _ in
      #expect((a == b) == (members(a) == members(b)), "seed \(seed): \(a), \(b)")
      #expect(a == ValueSet(values: members(a)), "seed \(seed): \(a)")
    }
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func `subset and intersection mean what they mean for members`(seed: UInt64) {
    sets(seed) { a, b, _ in
      #expect(a.isSubset(of: b) == members(a).isSubset(of: members(b)), "seed \(seed): \(a), \(b)")
      #expect(
        members(a.intersection(b)) == members(a).intersection(members(b)),
        "seed \(seed): \(a), \(b)")
      #expect(a.isEmpty == members(a).isEmpty, "seed \(seed): \(a)")
    }
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func `intersection is commutative, associative and idempotent`(seed: UInt64) {
    sets(seed) { a, b, c in
      #expect(a.intersection(b) == b.intersection(a), "seed \(seed): \(a), \(b)")
      #expect(
        a.intersection(b).intersection(c) == a.intersection(b.intersection(c)),
        "seed \(seed): \(a), \(b), \(c)")
      #expect(a.intersection(a) == a, "seed \(seed): \(a)")
      #expect(a.intersection(.any) == a, "seed \(seed): \(a)")
    }
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func `an intersection is the part of a set that is inside another`(seed: UInt64) {
    sets(seed) { a, b, _ in
      #expect(a.intersection(b).isSubset(of: a), "seed \(seed): \(a), \(b)")
      #expect(a.isSubset(of: b) == (a.intersection(b) == a), "seed \(seed): \(a), \(b)")
    }
  }
}
