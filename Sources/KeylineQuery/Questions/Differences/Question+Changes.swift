import KeylineModel

extension Question {
  /// The changes of the metric that came, or may have come, with a version of a range.
  ///
  /// - Parameter spans: The contents that a table shows over all versions that the device ran.
  func changes(
    in range: VersionRange, in situation: Situation, among spans: [Timeline<Answer>.Stretch],
    _ memory: inout SpanMemory
  ) -> [Difference] {
    var changes: [Difference] = []
    var open: [Timeline<Answer>.Stretch] = []
    for (index, span) in spans.enumerated() {
      let before = index > 0 ? spans[index - 1] : nil
      if let before, let exact = exact(from: before, to: span, in: range, situation, &memory) {
        changes.append(exact)
      }
      guard span.isOpen else { continue }
      // A sure change splits open spans, too; spans that may be one change stay together.
      open = before.map { $0.isOpen && !surelyDiffers($0, span) } == true ? open + [span] : [span]
      let after = index + 1 < spans.count ? spans[index + 1] : nil
      let isApart = after.map { surelyDiffers(span, $0) } ?? false
      if let after, after.isOpen, !isApart { continue }
      let first = index - open.count
      let start =
        first >= 0 && !spans[first].isOpen && !surelyDiffers(spans[first], open[0])
        ? spans[first] : open[0]
      let end = isApart ? span : after ?? span
      // Versions without a release belong to no span, so the next one may begin later than this one
      // ends; the change may have come with the next span's first version, unless that surely
      // brought another.
      let latest = after?.from ?? span.until
      guard open[0].from < range.until, isApart ? range.from < latest : range.from <= latest
      else { continue }
      changes += inexact(from: start, open, to: end, in: range, situation, &memory)
    }
    return changes
  }

  private func surelyDiffers(_ left: Timeline<Answer>.Stretch, _ right: Timeline<Answer>.Stretch)
    -> Bool
  {
    Difference.Kind([left.value.content], [right.value.content]) == .changed
  }

  /// The change between two neighbours if its version is known: neither is open, or their possible
  /// values have nothing in common.
  private func exact(
    from before: Timeline<Answer>.Stretch, to span: Timeline<Answer>.Stretch,
    in range: VersionRange, _ situation: Situation, _ memory: inout SpanMemory
  ) -> Difference? {
    let boundary = OSBoundary.exact(span.from)
    let isKnown = !before.isOpen && !span.isOpen || surelyDiffers(before, span)
    guard isKnown, resolver.mayLie(boundary, in: range),
      let kind = Difference.Kind([before.value.content], [span.value.content])
    else { return nil }
    return difference(kind, from: before, to: span, boundary, situation, &memory)
  }

  /// The change somewhere in open spans; if nothing is known before or after them, they are that
  /// side themselves.
  private func inexact(
    from left: Timeline<Answer>.Stretch, _ open: [Timeline<Answer>.Stretch],
    to right: Timeline<Answer>.Stretch, in range: VersionRange, _ situation: Situation,
    _ memory: inout SpanMemory
  ) -> [Difference] {
    let windows = open.flatMap { resolver.windows(of: supported($0, in: situation, &memory)) }
    guard let boundary = windows.first(where: { resolver.mayLie($0, in: range) }) else { return [] }
    let (left, right) = step(from: left, open, to: right, in: range)
    guard var kind = Difference.Kind([left.value.content], [right.value.content]) else { return [] }
    // A sure change may still lie outside the range.
    if kind == .changed, !resolver.mustLie(boundary, in: range) { kind = .perhaps }
    return [difference(kind, from: left, to: right, boundary, situation, &memory)]
  }

  private func difference(
    _ kind: Difference.Kind, from left: Timeline<Answer>.Stretch,
    to right: Timeline<Answer>.Stretch, _ boundary: OSBoundary, _ situation: Situation,
    _ memory: inout SpanMemory
  ) -> Difference {
    Difference(
      metric, in: situation, on: [device], kind, left: [supported(left, in: situation, &memory)],
      right: [supported(right, in: situation, &memory)], boundary: boundary)
  }

  /// The spans of one situation with what supports them, by the versions with which they begin: what several ranges
  /// need is worked out once.
  struct SpanMemory {
    fileprivate var supported: [OSVersion: Timeline<Answer>.Stretch] = [:]
  }

  private func supported(
    _ stretch: Timeline<Answer>.Stretch, in situation: Situation, _ memory: inout SpanMemory
  ) -> Timeline<Answer>.Stretch {
    if let known = memory.supported[stretch.from] { return known }
    let parts = timeline(over: stretch.ranges, in: situation).stretches.map(\.value)
    guard let first = parts.first else { return stretch }
    let answer = parts.dropFirst().reduce(into: first) { $0.join($1) }
    let supported = Timeline<Answer>.Stretch(ranges: stretch.ranges, value: answer)
    memory.supported[stretch.from] = supported
    return supported
  }

  /// The sides of a change with the versions of a range: the ends of the open spans, or if a third
  /// value may lie between those, the span at the end of the range and the one before it.
  private func step(
    from left: Timeline<Answer>.Stretch, _ open: [Timeline<Answer>.Stretch],
    to right: Timeline<Answer>.Stretch, in range: VersionRange
  ) -> (Timeline<Answer>.Stretch, Timeline<Answer>.Stretch) {
    let ends = [left.value.value, right.value.value]
    if open.allSatisfy({ $0.value.candidates.allSatisfy(ends.contains) }) { return (left, right) }
    let spans = ([left] + open + [right]).reduce(into: [Timeline<Answer>.Stretch]()) {
      spans, span in
      if spans.last?.from != span.from { spans.append(span) }
    }
    if spans.count < 3 { return (left, right) }
    let before = spans.lastIndex { $0.from < range.from } ?? 0
    let after = spans.lastIndex { $0.from < range.until } ?? 0
    return (spans[max(0, min(before, after - 1))], spans[after])
  }
}

extension Timeline<Answer>.Stretch {
  /// True if it is one of several values.
  fileprivate var isOpen: Bool {
    if case .candidates = value.content { true } else { false }
  }
}
