package import KeylineModel

/// Dimensions as one bit each, ascending: those of the device before those of the situation.
package struct DimensionSet: Hashable, Sendable, Sequence {
  private var bits: UInt64 = 0

  /// The attributes of a device.
  static let ofDevice = DimensionSet(Dimension.allCases.filter(\.isDeviceAttribute))

  /// A set of some dimensions.
  package init(_ dimensions: some Sequence<Dimension>) {
    for dimension in dimensions { insert(dimension) }
  }

  /// The empty set.
  init() {}

  mutating func insert(_ dimension: Dimension) { bits |= 1 << UInt64(dimension.rawValue) }

  mutating func formUnion(_ other: DimensionSet) { bits |= other.bits }

  func intersection(_ other: DimensionSet) -> DimensionSet {
    var both = self
    both.bits &= other.bits
    return both
  }

  var isEmpty: Bool { bits == 0 }

  var count: Int { bits.nonzeroBitCount }

  package var underestimatedCount: Int { count }

  /// Goes through the dimensions, ascending.
  package struct Iterator: IteratorProtocol {
    fileprivate var bits: UInt64

    /// The next dimension; nil after the last.
    package mutating func next() -> Dimension? {
      if bits == 0 { return nil }
      defer { bits &= bits - 1 }
      return Dimension(rawValue: bits.trailingZeroBitCount)
    }
  }

  package func makeIterator() -> Iterator { Iterator(bits: bits) }
}
