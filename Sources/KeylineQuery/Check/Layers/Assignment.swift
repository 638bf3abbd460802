package import KeylineModel

/// A value that a user gives a metric: `statusBar.height=64`.
package struct Assignment: Hashable, Sendable {
  /// The metric.
  package let metric: Metric
  /// The value for the metric.
  package let value: Length

  /// Reads an assignment; any name of the metric will do, as long as it is unambiguous.
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

  /// Reads several assignments, one for each metric; a single metric and value may be two words.
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

/// The versions of a given value: those of the observation, and those of the rules.
package struct AssignedVersions: Hashable, Sendable {
  /// The versions of the observation.
  package let stated: Observation.StatedOS
  /// The bounds of the rules that rest on the observation.
  package let bounds: [OSBounds]

  /// Reads a set of versions: all single versions make one observation, each range another.
  ///
  /// An open range is stated up to the newest major version: versions to come cannot have been
  /// observed.
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

  /// True if a device is known to have run any of the versions.
  package func wereRun(by device: Device) -> Bool {
    stated.ranges.contains(where: device.ran)
  }
}
