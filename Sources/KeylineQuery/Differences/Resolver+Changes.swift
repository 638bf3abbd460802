public import KeylineModel

extension Resolver {
  /// What changed on a device with the versions of a range, against the version before each.
  ///
  /// A change of which only two versions are known between which it lies carries both, and is
  /// found in every range in which it may lie. That a value is not known any longer, or known from
  /// here on, is of the kind `unknown`.
  public func changes(
    in range: VersionRange, on device: Device, _ comparison: DifferenceRequest
  ) -> [Difference] {
    guard let support = device.ranVersions, let ran = range.clipped(to: support) else { return [] }
    let before = lastVersion(before: ran.from)
    let watched = VersionRange(from: max(before, support.from), until: ran.until)
    return comparison.metrics.flatMap { metric -> [Difference] in
      guard let question = question(metric.id, device: device.id) else { return [] }
      let versions = watched.cut(at: question.breakpoints).map(\.from)
      return comparison.situations.filter { !question.isConstant(at: versions, in: $0) }
        .flatMap { question.changes(in: range, Column(metric, $0)) }
    }
  }

  /// The last release before a version; where none is recorded, the number before it.
  private func lastVersion(before version: OSVersion) -> OSVersion {
    calendar.last(before: version) ?? OSVersion(packed: max(0, version.packed - 1))
  }

  /// Whether a change between two versions may have come with a version of a range.
  func mayLie(_ boundary: OSBoundary, in range: VersionRange) -> Bool {
    guard case .between(let after, let by) = boundary else {
      return range.from <= boundary.latest && boundary.latest < range.until
    }
    let window = VersionRange(from: after.successor, until: by.successor)
    guard let common = window.clipped(to: range) else { return false }
    let versions = knowledge.releases.map(\.version)
    return versions.isEmpty || versions.contains { common.from <= $0 && $0 < common.until }
  }

  /// The inexact boundaries of rules over whose window an uncertain span lies.
  func windows(of span: Span) -> [OSBoundary] {
    let rules = Set(span.cell.rules)
    let named = knowledge.rules.filter { rules.contains($0.id) }
    let windows = named.flatMap { [$0.os.from, $0.os.until] }.compactMap(\.self).filter {
      $0.earliest < span.range.until && span.range.from < $0.latest
    }
    return Set(windows).sorted { ($0.earliest, $0.latest) < ($1.earliest, $1.latest) }
  }
}
