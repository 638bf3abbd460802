/// A generator of numbers that only look random: the same seed gives the same test.
package struct XorShift: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator; neighbouring seeds give unrelated numbers.
  package init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    for _ in 0..<8 { _ = next() }
  }

  package mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  /// True once in so many times.
  package mutating func once(in times: Int) -> Bool { Int.random(in: 0..<times, using: &self) == 0 }

  /// One of some values; there must be one.
  package mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &self)]
  }

  /// Some of the values, at least one; there must be one.
  package mutating func some<Value>(_ values: [Value]) -> [Value] {
    let count = Int.random(in: 1...values.count, using: &self)
    return Array(values.shuffled(using: &self).prefix(count))
  }
}
