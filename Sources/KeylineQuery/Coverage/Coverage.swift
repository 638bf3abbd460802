package import KeylineModel

/// How much of a metric is known: one cell per device and version that the device ran, a major version
/// or a release.
package struct Coverage: Sendable {
  /// The metric.
  package let metric: Metric
  /// The situation in which it was asked.
  package let situation: Situation
  /// The cells in which the metric exists.
  package let cells: [Cell]

  /// One device on one version.
  package struct Cell: Sendable {
    /// The device.
    package let device: Device
    /// The version, or the first one of a major version.
    package let version: OSVersion
    /// The answer; for a major version, the least certain one.
    package let result: Answer.Result
    /// The newest version on which that is so.
    package let newest: OSVersion
    /// The observations there about a metric that has no rule yet.
    let unruled: [Observation]

    /// The major version.
    package var major: Int { version.major }
  }

  /// The orientation of the interface.
  package var orientation: Orientation { situation.orientation }

  /// How many cells have a status.
  package func count(_ status: Status) -> Int { cells.count { $0.result.status == status } }

  /// How many cells have an answer; an uncertain one is an answer.
  package var answered: Int {
    cells.count { $0.result.status.hasValue || $0.result.status == .uncertain }
  }

  /// The share of cells with an answer in tenths of a percent; nil without cells.
  package var share: Int? { cells.isEmpty ? nil : answered * 1_000 / cells.count }

  /// The share of cells without a single value in tenths of a percent, rounded up.
  package var open: Int? {
    if cells.isEmpty { return nil }
    let open = cells.count { !$0.result.status.hasValue }
    return (open * 1_000 + cells.count - 1) / cells.count
  }
}

extension Coverage {
  /// The versions that are counted unless others are asked for.
  package static let counted = VersionRange(from: OSVersion(11))
}

extension Resolver {
  /// The coverage of a metric over each major version up to the last release, on all devices unless
  /// some are given.
  package func coverage(
    _ metric: Metric, in situation: Situation, on devices: [Device]? = nil
  ) -> Coverage {
    let majors = Set(knowledge.releases.map(\.version.major))
      .filter { Coverage.counted.contains(OSVersion($0)) }.sorted()
    return coverage(metric, in: situation, on: devices) { device in
      majors.map { StatedVersion(OSVersion($0), precision: .major).range }.filter(device.ran)
    }
  }

  /// The coverage of a metric in a situation, over each release among some versions.
  package func coverage(
    _ metric: Metric, in situation: Situation, over versions: VersionSet,
    on devices: [Device]? = nil
  ) -> Coverage {
    coverage(metric, in: situation, on: devices) { device in
      versions.parts(on: device).compactMap { $0.range.clipped(to: device) }.flatMap {
        releases(of: device, in: $0)
      }
    }
  }

  private func coverage(
    _ metric: Metric, in situation: Situation, on devices: [Device]?,
    over versions: (Device) -> [VersionRange]
  ) -> Coverage {
    let unruled = unruled(metric.id, in: situation)
    let cells = (devices ?? knowledge.devices).flatMap { device -> [Coverage.Cell] in
      guard let question = question(metric.id, device: device.id) else { return [] }
      let versions = versions(device)
      if versions.isEmpty { return [] }
      let timeline = question.timeline(
        over: [VersionRange(hullOf: versions)], in: situation, .result)
      return versions.compactMap { range in
        let stretches = timeline.clipped(to: range).stretches.filter {
          $0.value.status != .impossible && $0.value.status != .notApplicable
        }
        guard let stretch = stretches.max(by: { $0.value.status.doubt < $1.value.status.doubt })
        else { return nil }
        return Coverage.Cell(
          device: device, version: range.from, result: stretch.value.result,
          newest: calendar.last(before: stretch.until) ?? stretch.from,
          unruled: unruled.filter {
            $0.scope.covers(device) && $0.os.ranges.contains(where: range.overlaps)
          })
      }
    }
    return Coverage(metric: metric, situation: situation, cells: cells)
  }

  /// The undisputed observations in a situation that no rule rests on, whatever they have on screen.
  private func unruled(_ metric: Metric.ID, in situation: Situation) -> [Observation] {
    let used = Set(knowledge.rules.filter { $0.metric == metric }.flatMap(\.restsOn))
    return statements(about: metric).filter { observation in
      observation.disputed == nil && !used.contains(observation.id)
        && ([.orientation] + Dimension.withDefault.filter(\.subjects.isEmpty)).allSatisfy {
          observation.scope.allowed($0).contains(situation.code($0, defaultSDK: 0))
        }
    }
  }
}

extension Status {
  /// How little there is to rely on; the least sure status of a cell counts.
  var doubt: Int {
    switch self {
    case .known: 0
    case .assumed: 1
    case .inferred: 2
    case .uncertain: 3
    case .unknown: 4
    case .conflict: 5
    case .notApplicable, .impossible: -1
    }
  }
}
