package import KeylineModel

extension Resolver {
  /// Lists the changes on a device with the versions of some ranges, compared with the version
  /// before each.
  ///
  /// A change that only is known to lie between two versions carries both. It is listed for every
  /// range in which it may lie, as `perhaps` unless it surely lies there. A value that becomes
  /// unknown, or is known from here on, is of the kind `unknown`. Each range gets a list; common
  /// parts are computed once.
  package func changes(
    in ranges: [VersionRange], asking questions: DeviceQuestions, of metrics: [Metric],
    in situations: [Situation]
  ) -> [[Difference]] {
    var found = ranges.map { _ in [Difference]() }
    guard let support = questions.device.support else { return found }
    let watched = ranges.map { range in
      range.clipped(to: support).map { ran in
        VersionRange(
          from: max(lastVersion(before: ran.from), support.from), until: ran.until)
      }
    }
    let all = watched.compactMap(\.self)
    if all.isEmpty { return found }
    let hull = VersionRange(hullOf: all)
    for metric in metrics {
      guard let question = questions[metric.id] else { continue }
      func points(_ range: VersionRange) -> [OSVersion] {
        range.cut(at: question.answerPoints).map(\.from)
      }
      let versions = points(hull)
      for situation in situations
      where !question.isConstant(at: versions, in: situation) {
        let spans = question.contents(over: support, in: situation).stretches
        var memory = Question.SpanMemory()
        for (index, watched) in watched.enumerated() {
          guard let watched, !question.isConstant(at: points(watched), in: situation) else {
            continue
          }
          found[index] += question.changes(
            in: ranges[index], in: situation, among: spans, &memory)
        }
      }
    }
    return found
  }

  /// The last release before a version; if none is recorded, the preceding number.
  private func lastVersion(before version: OSVersion) -> OSVersion {
    calendar.last(before: version) ?? OSVersion(packed: max(0, version.packed - 1))
  }

  /// True if a change may have come with a version of a range.
  func mayLie(_ boundary: OSBoundary, in range: VersionRange) -> Bool {
    guard let common = boundary.window.clipped(to: range) else { return false }
    // A version asked about without a record is assumed to exist.
    return releases(in: common) || !releases(in: range)
  }

  /// True if a change came with a version of a range and with no other.
  func mustLie(_ boundary: OSBoundary, in range: VersionRange) -> Bool {
    let window = boundary.window
    let before = VersionRange(from: window.from, until: max(window.from, range.from))
    let behind = VersionRange(from: min(window.until, range.until), until: window.until)
    // Without recorded releases, every version in between may exist.
    guard !knowledge.releases.isEmpty else {
      return before.from == before.until && behind.from == behind.until
    }
    return !releases(in: before) && !releases(in: behind)
  }

  private func releases(in range: VersionRange) -> Bool {
    calendar.versions.contains(where: range.contains)
  }

  /// The inexact boundaries of rules whose window contains an uncertain stretch.
  func windows(of stretch: Timeline<Answer>.Stretch) -> [OSBoundary] {
    let rules = Set(stretch.value.rules)
    let named = knowledge.rules.filter { rules.contains($0.id) }
    let windows = named.flatMap { [$0.os.from, $0.os.until] }.compactMap(\.self).filter {
      $0.earliest < stretch.until && stretch.from < $0.latest
    }
    return Set(windows).sorted { ($0.earliest, $0.latest) < ($1.earliest, $1.latest) }
  }
}

extension OSBoundary {
  /// The versions with which the change may have come.
  fileprivate var window: VersionRange { VersionRange(from: earliest, until: latest.successor) }
}
