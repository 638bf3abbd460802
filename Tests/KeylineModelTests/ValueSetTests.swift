import KeylineModel
import Testing

struct ValueSetTests {
  @Test(
    arguments: [
      ([1...2, 3...4], [1...4]), ([3...4, 1...2], [1...4]), ([1...5, 2...3], [1...5]),
      ([1...3, 3...6], [1...6]), ([1...1, 3...3], [1...1, 3...3]), ([], []),
      ([5...5, 5...5], [5...5]), ([0...9, 1...2, 8...12], [0...12]),
    ] as [([ClosedRange<Int>], [ClosedRange<Int>])])
  func `ranges that overlap or touch are merged`(
    given: [ClosedRange<Int>], merged: [ClosedRange<Int>]
  ) {
    #expect(ValueSet(given).ranges == merged)
  }

  @Test func `single numbers make the same set as their range`() {
    #expect(ValueSet(values: [3, 1, 2, 2]) == ValueSet([1...3]))
  }

  @Test(arguments: [(0, false), (1, true), (3, true), (4, false), (7, true), (8, false)])
  func `the ends belong to the set`(number: Int, isInside: Bool) {
    #expect(ValueSet([1...3, 7...7]).contains(number) == isInside)
  }

  @Test(
    arguments: [
      ([1...3], [1...3], true), ([2...3], [1...3], true), ([1...4], [1...3], false),
      ([1...1, 3...3], [1...3], true), ([1...3], [1...1, 3...3], false),
      ([1...3], [1...2, 3...3], true), ([], [1...1], true), ([1...1], [], false),
    ] as [([ClosedRange<Int>], [ClosedRange<Int>], Bool)])
  func `a subset lies inside ranges`(
    inner: [ClosedRange<Int>], outer: [ClosedRange<Int>], isSubset: Bool
  ) {
    #expect(ValueSet(inner).isSubset(of: ValueSet(outer)) == isSubset)
  }

  @Test(
    arguments: [
      ([1...5], [3...8], [3...5]), ([1...2], [3...4], []),
      ([1...9], [2...3, 5...6], [2...3, 5...6]), ([1...5], [], []),
    ] as [([ClosedRange<Int>], [ClosedRange<Int>], [ClosedRange<Int>])])
  func `an intersection is what both hold`(
    first: [ClosedRange<Int>], second: [ClosedRange<Int>], both: [ClosedRange<Int>]
  ) {
    #expect(ValueSet(first).intersection(ValueSet(second)).ranges == both)
  }

  @Test func `any holds every number that a range can reach, the empty set none`() {
    #expect(ValueSet.any.contains(ValueSet.minimum))
    #expect(ValueSet.any.contains(ValueSet.maximum))
    #expect(ValueSet.any.contains(0))
    #expect(ValueSet([]).isEmpty)
    #expect(!ValueSet.any.isEmpty)
  }

  @Test func `a range up to the largest integer is merged without overflow`() {
    #expect(ValueSet([Int.min...0, 1...Int.max]).ranges == [Int.min...Int.max])
  }
}
