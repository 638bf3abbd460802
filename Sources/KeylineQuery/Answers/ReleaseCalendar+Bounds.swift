package import KeylineModel

extension ReleaseCalendar {
  /// Bounds whose inexact boundaries are named after releases: after 18.7 rather than 25, which
  /// never existed.
  package func named(_ bounds: OSBounds) -> OSBounds {
    OSBounds(from: bounds.from.map(released), until: bounds.until.map(released))
  }

  private func released(_ boundary: OSBoundary) -> OSBoundary {
    guard case .between(let after, let by) = boundary, let last = standIn(before: after.successor)
    else { return boundary }
    return .between(after: OSVersion(packed: last.end.packed - 1), by: by)
  }

  /// The last minor version released before another version, if the version in between never
  /// existed: 18.7 before 26. Nil if it existed or no release is known.
  func standIn(before end: OSVersion) -> StatedVersion? {
    let named = StatedVersion(before: end)
    let isReleased = first(from: named.first).map(named.range.contains) ?? false
    guard !isReleased, let last = last(before: named.first) else { return nil }
    return StatedVersion(OSVersion(last.major, last.minor), precision: .minor)
  }
}
