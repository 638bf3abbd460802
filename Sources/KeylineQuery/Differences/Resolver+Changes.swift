public import KeylineModel

extension Resolver {
  /// What changed on a device with the versions of a range, against the version before each.
  ///
  /// A change of which only two versions are known between which it lies carries both, and is
  /// found in every range in which it may lie. That a value is not known any longer, or known from
  /// here on, is of the kind `unknown`.
  public func changes(
    in range: VersionRange, on device: Device, _ comparison: Comparison
  ) -> [Difference] {
    guard let support = device.support, let ran = range.clipped(support) else { return [] }
    let before = lastRelease(before: ran.from) ?? ran.from
    let watched = VersionRange(from: max(before, support.from), until: ran.until)
    return comparison.metrics.flatMap { metric -> [Difference] in
      guard let question = question(metric.id, device: device.id) else { return [] }
      let versions = watched.cut(at: question.breakpoints).map(\.from)
      return comparison.situations.filter { !question.isConstant(at: versions, in: $0) }
        .flatMap { question.changes(in: range, Column(metric, $0)) }
    }
  }

  private func lastRelease(before version: OSVersion) -> OSVersion? {
    knowledge.releases.lazy.map(\.version).filter { $0 < version }.max()
  }

  /// Whether a change between two versions may have come with a version of a range.
  fileprivate func mayLie(_ boundary: OSBoundary, in range: VersionRange) -> Bool {
    guard case .between(let after, let by) = boundary else {
      return range.from <= boundary.latest && boundary.latest < range.until
    }
    let window = VersionRange(from: after.successor, until: by.successor)
    guard let common = window.clipped((range.from, range.until)) else { return false }
    let versions = knowledge.releases.map(\.version)
    return versions.isEmpty || versions.contains { common.from <= $0 && $0 < common.until }
  }

  /// The inexact boundaries of rules over whose window an uncertain span lies.
  fileprivate func windows(of span: Span) -> [OSBoundary] {
    let rules = Set(span.cell.rules)
    let named = knowledge.rules.filter { rules.contains($0.id) }
    let windows = named.flatMap { [$0.os.from, $0.os.until] }.compactMap(\.self).filter {
      $0.earliest < span.range.until && span.range.from < $0.latest
    }
    return Set(windows).sorted { ($0.earliest, $0.latest) < ($1.earliest, $1.latest) }
  }
}

extension Question {
  /// The changes of the metric that came, or may have come, with a version of a range.
  fileprivate func changes(in range: VersionRange, _ column: Column) -> [Difference] {
    guard let support = device.support else { return [] }
    let spans = spans(column, over: VersionRange(from: support.from, until: support.until))
    var changes: [Difference] = []
    for index in spans.indices {
      let before = index > 0 ? spans[index - 1] : nil
      if spans[index].isOpen {
        guard before?.isOpen != true else { continue }
        let open = spans[index...].prefix(while: \.isOpen)
        let after = open.endIndex < spans.endIndex ? spans[open.endIndex] : nil
        changes += change(from: before, Array(open), to: after, in: range, column)
      } else if let before, !before.isOpen,
        resolver.mayLie(.exact(spans[index].range.from), in: range),
        let kind = Difference.Kind([before.content], [spans[index].content])
      {
        changes.append(
          Difference(
            metric, column.situation.orientation, on: [device], kind, left: [before],
            right: [spans[index]], boundary: .exact(spans[index].range.from)))
      }
    }
    return changes
  }

  /// The change that lies somewhere in open spans; where the device never ran a version before or
  /// after them, they stand for that side themselves.
  private func change(
    from before: Span?, _ open: [Span], to after: Span?, in range: VersionRange, _ column: Column
  ) -> [Difference] {
    let windows = open.flatMap(resolver.windows)
    guard let boundary = windows.first(where: { resolver.mayLie($0, in: range) }) else { return [] }
    let (left, right) = (before ?? open[0], after ?? open[open.count - 1])
    let kind = Difference.Kind([left.content], [right.content]) ?? .perhaps
    return [
      Difference(
        metric, column.situation.orientation, on: [device], kind, left: [left], right: [right],
        boundary: boundary)
    ]
  }
}

extension Span {
  /// Whether it is one of several values.
  fileprivate var isOpen: Bool {
    if case .candidates = content { true } else { false }
  }
}
