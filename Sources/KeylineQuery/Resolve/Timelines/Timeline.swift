package import KeylineModel

/// Values over OS versions: ascending stretches that do not overlap.
///
/// All folding of versions uses it, so that one rule decides which versions share a stretch.
package struct Timeline<Value> {
  /// Versions over which a value holds.
  package struct Stretch {
    /// The versions in the order of their addition; touching ranges are joined.
    package internal(set) var ranges: [VersionRange]
    /// The value on all of them.
    package internal(set) var value: Value

    /// The first version.
    package var from: OSVersion { ranges[0].from }
    /// The first version after the last range.
    package var until: OSVersion { ranges[ranges.count - 1].until }
    /// The range from the first to the last version, including gaps.
    package var hull: VersionRange { VersionRange(from: from, until: until) }

    /// Creates a stretch; the ranges are ascending and not empty.
    package init(ranges: [VersionRange], value: Value) {
      self.ranges = ranges
      self.value = value
    }

    /// The part of the stretch inside a range; nil if there is none.
    package func clipped(to range: VersionRange) -> Stretch? {
      let ranges = ranges.compactMap { $0.clipped(to: range) }
      return ranges.isEmpty ? nil : Stretch(ranges: ranges, value: value)
    }
  }

  /// The stretches, ascending.
  package private(set) var stretches: [Stretch] = []
  private var isInterrupted = false

  /// Creates a timeline without stretches.
  package init() {}

  /// Folds ascending parts of versions into as few stretches as possible.
  ///
  /// - Parameters:
  ///   - parts: The versions, cut wherever the value can change.
  ///   - value: The value of a part; nil for none, which separates its neighbours.
  ///   - takesIn: Joins the value of a part into that of the stretch before it; false if they
  ///     differ.
  package init(
    over parts: some Sequence<VersionRange>, _ value: (VersionRange) -> Value?,
    joining takesIn: (inout Value, Value) -> Bool
  ) {
    for part in parts { append([part], value(part), joining: takesIn) }
  }

  /// Adds a value after all others, joined with the last one if the two may share a stretch.
  package mutating func append(
    _ ranges: [VersionRange], _ value: Value?, joining takesIn: (inout Value, Value) -> Bool
  ) {
    guard let value, !ranges.isEmpty else {
      isInterrupted = true
      return
    }
    let last = stretches.count - 1
    if last >= 0, !isInterrupted, takesIn(&stretches[last].value, value) {
      for range in ranges { stretches[last].ranges.join(range) }
    } else {
      stretches.append(Stretch(ranges: ranges, value: value))
    }
    isInterrupted = false
  }

  /// The value at a version.
  package subscript(version: OSVersion) -> Value? {
    stretches.first { $0.ranges.contains { $0.contains(version) } }?.value
  }

  /// The part of the timeline inside a range.
  package func clipped(to range: VersionRange) -> Timeline {
    var clipped = Timeline()
    clipped.stretches = stretches.compactMap { $0.clipped(to: range) }
    return clipped
  }
}

extension Timeline where Value: Equatable {
  /// Folds parts of versions so that neighbours have different values.
  package init(over parts: some Sequence<VersionRange>, _ value: (VersionRange) -> Value?) {
    self.init(over: parts, value) { $0 == $1 }
  }
}

extension Timeline: Sendable where Value: Sendable {}
extension Timeline: Equatable where Value: Equatable {}
extension Timeline: Hashable where Value: Hashable {}
extension Timeline.Stretch: Sendable where Value: Sendable {}
extension Timeline.Stretch: Equatable where Value: Equatable {}
extension Timeline.Stretch: Hashable where Value: Hashable {}
