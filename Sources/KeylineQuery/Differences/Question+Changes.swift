import KeylineModel

extension Question {
  /// The changes of the metric that came, or may have come, with a version of a range.
  func changes(in range: VersionRange, _ column: Column) -> [Difference] {
    guard let support = device.support else { return [] }
    let spans = spans(column, over: VersionRange(from: support.from, until: support.until))
    var changes: [Difference] = []
    var open: [Span] = []
    for (index, span) in spans.enumerated() {
      let before = index > 0 ? spans[index - 1] : nil
      if let before, let exact = exact(from: before, to: span, in: range, column) {
        changes.append(exact)
      }
      guard span.isOpen else { continue }
      // What surely changed parts open spans, too; what may be one change stays together.
      open = before.map { $0.isOpen && !surelyDiffers($0, span) } == true ? open + [span] : [span]
      let after = index + 1 < spans.count ? spans[index + 1] : nil
      if let after, after.isOpen, !surelyDiffers(span, after) { continue }
      let first = index - open.count
      let start = first >= 0 && !spans[first].isOpen ? spans[first] : open[0]
      let end = after.flatMap { $0.isOpen ? nil : $0 } ?? span
      // Versions without a release belong to no span, so the next one may begin later than this
      // one ends; the change may have come with the version with which it begins.
      let latest = after?.range.from ?? span.range.until
      guard open[0].range.from < range.until, range.from <= latest else { continue }
      changes += inexact(from: start, open, to: end, in: range, column)
    }
    return changes
  }

  private func surelyDiffers(_ left: Span, _ right: Span) -> Bool {
    Difference.Kind([left.content], [right.content]) == .changed
  }

  /// The change between two neighbours where its version is known: neither is open, or what they
  /// may be has nothing in common on two open ones.
  private func exact(
    from before: Span, to span: Span, in range: VersionRange, _ column: Column
  ) -> Difference? {
    let boundary = OSBoundary.exact(span.range.from)
    let isKnown = before.isOpen == span.isOpen && (!span.isOpen || surelyDiffers(before, span))
    guard isKnown, resolver.mayLie(boundary, in: range),
      let kind = Difference.Kind([before.content], [span.content])
    else { return nil }
    return Difference(
      metric, column.situation.orientation, on: [device], kind, left: [before], right: [span],
      boundary: boundary)
  }

  /// The change that lies somewhere in open spans; where nothing is known before or after them,
  /// they stand for that side themselves.
  private func inexact(
    from left: Span, _ open: [Span], to right: Span, in range: VersionRange, _ column: Column
  ) -> [Difference] {
    let windows = open.flatMap(resolver.windows)
    guard let boundary = windows.first(where: { resolver.mayLie($0, in: range) }) else { return [] }
    var kind = Difference.Kind([left.content], [right.content]) ?? .perhaps
    // It changed, but perhaps with a version outside the range.
    if kind == .changed, !resolver.mustLie(boundary, in: range) { kind = .perhaps }
    return [
      Difference(
        metric, column.situation.orientation, on: [device], kind, left: [left], right: [right],
        boundary: boundary)
    ]
  }
}

extension Span {
  /// True if it is one of several values.
  fileprivate var isOpen: Bool {
    if case .candidates = content { true } else { false }
  }
}
