package import KeylineModel

/// A value that somebody gives a metric: `statusBar.height=64`.
package struct Assignment: Hashable, Sendable {
  /// The metric.
  package let metric: Metric
  /// The value that it is given.
  package let value: Length

  /// Reads an assignment; the metric goes by any of its names, but it is one alone.
  package init(_ text: String, in names: MetricNames) throws(SetError) {
    guard let (name, written) = text.halves(around: "="), !name.isEmpty, !written.isEmpty else {
      throw .malformed(text: text, .notAnAssignment)
    }
    let metric = try names.metric(String(name.trimmed))
    guard let value = Length(written.trimmed) else {
      throw .malformed(text: text, .notALength(written))
    }
    self.metric = metric
    self.value = value
  }

  /// Reads several assignments, one for each metric; a metric and a value alone may be two words.
  package static func all(
    _ texts: [String], in names: MetricNames
  ) throws(SetError) -> [Assignment] {
    var all: [Assignment] = []
    let isPair = texts.count == 2 && !texts[0].contains("=") && Length(texts[1]) != nil
    for text in isPair ? [texts.joined(separator: "=")] : texts {
      let assignment = try Assignment(text, in: names)
      guard !all.contains(where: { $0.metric.id == assignment.metric.id }) else {
        throw .malformed(text: text, .assignedTwice(assignment.metric.id))
      }
      all.append(assignment)
    }
    return all
  }
}

/// The versions of a value that somebody gives: what is observed of them, and where the rules hold.
package struct AssignedVersions: Hashable, Sendable {
  /// The versions that the observation speaks of.
  package let stated: Observation.StatedOS
  /// The bounds of the rules that rest on it.
  package let bounds: [OSBounds]

  /// Reads a set of versions; those that are named alone make one observation, each range another.
  ///
  /// An open end of a range is stated up to the newest major version there is: of those to come
  /// nobody can have seen anything.
  package static func all(
    _ text: String, in releases: [Release]
  ) throws(SetError) -> [AssignedVersions] {
    var named: [StatedVersion] = []
    var ranges: [AssignedVersions] = []
    for member in text.split(separator: ",", omittingEmptySubsequences: false) {
      let set = try VersionSet(String(member), in: releases)
      guard !set.dependsOnDevice else {
        throw .malformed(text: String(member.trimmed), .dependsOnDevice)
      }
      if let version = StatedVersion(member.trimmed) {
        named.append(version)
      } else {
        ranges += set.parts.map { AssignedVersions($0.range, in: releases) }
      }
    }
    return (named.isEmpty ? [] : [AssignedVersions(named)]) + ranges
  }

  private init(_ versions: [StatedVersion]) {
    stated = .on(versions)
    bounds = stated.ranges.joined.map {
      OSBounds(from: .exact($0.from), until: .exact($0.until))
    }
  }

  private init(_ range: VersionRange, in releases: [Release]) {
    let from = range.from == .lowest ? nil : range.from
    let newest = releases.map(\.version).max().map { OSVersion($0.major + 1) } ?? .lowest
    let end = newest > range.from ? newest : nil
    stated = .stretch(from: from, until: range.until == .highest ? end : range.until)
    bounds = [
      OSBounds(
        from: from.map(OSBoundary.exact),
        until: range.until == .highest ? nil : .exact(range.until))
    ]
  }

  /// True if a device is known to have run any of them.
  package func wereRun(by device: Device) -> Bool {
    stated.ranges.contains(where: device.ran)
  }
}
