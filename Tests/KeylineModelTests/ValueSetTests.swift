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
