/// A set of whole numbers as sorted, disjoint closed ranges: the values that one condition allows.
///
/// Every condition reduces to such a set: enumerations by code, lengths in sixths, yes and no as 1
/// and 0. Whether one condition lies inside another is then a question about sets.
package struct ValueSet: Hashable, Sendable {
  /// The ranges, ascending, neither overlapping nor touching.
  package let ranges: [ClosedRange<Int>]

  /// Creates a set from ranges in any order.
  package init(_ ranges: [ClosedRange<Int>]) {
    var merged: [ClosedRange<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, last.upperBound >= range.lowerBound &- 1 {
        let upper = max(last.upperBound, range.upperBound)
        merged[merged.count - 1] = last.lowerBound...upper
      } else {
        merged.append(range)
      }
    }
    self.ranges = merged
  }

  /// Creates a set of single numbers.
  package init(values: some Sequence<Int>) { self.init(values.map { $0...$0 }) }

  /// The smallest number that a range can reach.
  package static let minimum = -1_000_000_000
  /// The largest number that a range can reach.
  package static let maximum = 1_000_000_000

  /// Every number.
  package static let any = ValueSet([minimum...maximum])

  /// True if a number is in the set.
  package func contains(_ value: Int) -> Bool {
    for range in ranges where value <= range.upperBound { return value >= range.lowerBound }
    return false
  }

  /// True if all of the set is inside another.
  package func isSubset(of other: ValueSet) -> Bool {
    ranges.allSatisfy { range in
      other.ranges.contains {
        $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound
      }
    }
  }

  /// True if no number is in both sets.
  package func isDisjoint(with other: ValueSet) -> Bool {
    !ranges.contains { range in other.ranges.contains { $0.overlaps(range) } }
  }

  /// The numbers in both sets; empty when there are none.
  package func intersection(_ other: ValueSet) -> ValueSet {
    ValueSet(
      ranges.flatMap { range in
        other.ranges.filter { $0.overlaps(range) }.map { $0.clamped(to: range) }
      })
  }

  /// True if the set holds nothing.
  package var isEmpty: Bool { ranges.isEmpty }
}
