package import KeylineModel

/// The coverage of a metric: one cell per device and version that the device ran, a major version
/// or a release.
package struct Coverage: Sendable {
  /// The metric.
  package let metric: Metric
  /// The situation asked about.
  package let situation: Situation
  /// The devices with cells in which the metric exists.
  package let rows: [Row]

  /// The cells of one device.
  package struct Row: Sendable {
    /// The device.
    package let device: Device
    /// The cells, ascending by version; equal neighbours of one major version are counted in one.
    package internal(set) var cells: [Cell]
  }

  /// One device on versions of one major version with equal answers.
  package struct Cell: Sendable {
    /// The major version.
    package let major: Int
    /// The number of versions in the cell.
    package internal(set) var count = 1
    /// The answer; for a major version, the least certain one.
    package let result: Answer.Result
    /// The newest version in the cell.
    package internal(set) var newest: OSVersion
    /// The observations there about a metric that has no rule yet.
    let unruled: [Observation]
  }

  /// The cells of all devices.
  package var cells: some Sequence<Cell> { rows.lazy.flatMap(\.cells) }

  /// The orientation of the interface.
  package var orientation: Orientation { situation.orientation }

  /// The number of pairs of device and version.
  package var total: Int { count { _ in true } }

  /// The number of pairs of device and version with a status.
  package func count(_ status: Status) -> Int { count { $0 == status } }

  /// The number of pairs with an answer; an uncertain one counts.
  package var answered: Int { count { $0.hasValue || $0 == .uncertain } }

  /// The share of pairs with an answer in tenths of a percent; nil without pairs.
  package var share: Int? { rows.isEmpty ? nil : answered * 1_000 / total }

  /// The share of pairs without a single value in tenths of a percent, rounded up.
  package var open: Int? {
    rows.isEmpty ? nil : (count { !$0.hasValue } * 1_000 + total - 1) / total
  }

  private func count(where counts: (Status) -> Bool) -> Int {
    cells.reduce(0) { counts($1.result.status) ? $0 + $1.count : $0 }
  }
}

extension Coverage {
  /// The versions that are counted by default.
  package static let counted = VersionRange(from: OSVersion(11))
}

extension Resolver {
  /// The versions of each device that coverage counts: the releases among given versions, or else
  /// each major version up to the last release.
  package func countedVersions(
    of devices: [Device]? = nil, among versions: VersionSet? = nil
  ) -> [(device: Device, versions: [VersionRange])] {
    let majors = Set(knowledge.releases.map(\.version.major))
      .filter { Coverage.counted.contains(OSVersion($0)) }.sorted()
      .map { StatedVersion(OSVersion($0), precision: .major).range }
    return (devices ?? knowledge.devices).map { device in
      let ran = versions?.ran(by: device).flatMap { releases(of: device, in: $0) }
      return (device, ran ?? majors.filter(device.ran))
    }
  }

  /// The coverage of a metric in a situation over the versions that count.
  package func coverage(
    _ metric: Metric, in situation: Situation,
    over counted: [(device: Device, versions: [VersionRange])]
  ) -> Coverage {
    let unruled = unruled(metric.id, in: situation)
    let rows = counted.compactMap { device, versions -> Coverage.Row? in
      guard !versions.isEmpty, let question = question(metric.id, device: device.id) else {
        return nil
      }
      var row = Coverage.Row(device: device, cells: [])
      let timeline = question.timeline(
        over: [VersionRange(hullOf: versions)], in: situation, .result)
      let own = unruled.filter { $0.scope.covers(device) }
      for range in versions {
        let stretches = timeline.stretches.lazy.filter {
          $0.value.status != .impossible && $0.value.status != .notApplicable
            && $0.ranges.contains(where: range.overlaps)
        }
        guard let stretch = stretches.max(by: { $0.value.status.doubt < $1.value.status.doubt }),
          let ranges = stretch.clipped(to: range)
        else { continue }
        row.append(
          Coverage.Cell(
            major: range.from.major, result: stretch.value.result,
            newest: calendar.last(before: ranges.until) ?? ranges.from,
            unruled: own.filter { $0.os.ranges.contains(where: range.overlaps) }))
      }
      return row.cells.isEmpty ? nil : row
    }
    return Coverage(metric: metric, situation: situation, rows: rows)
  }

  /// The undisputed observations in a situation that no rule rests on, whatever their screen
  /// content.
  private func unruled(_ metric: Metric.ID, in situation: Situation) -> [Observation] {
    let used = Set(knowledge.rules.filter { $0.metric == metric }.flatMap(\.restsOn))
    return statements(about: metric).filter { observation in
      observation.disputed == nil && !used.contains(observation.id)
        && ([.orientation] + Dimension.withDefault.filter(\.concerns.isEmpty)).allSatisfy {
          observation.scope.allowed($0).contains(situation.code($0, defaultSDK: 0))
        }
    }
  }
}

extension Coverage.Row {
  /// Adds a cell, or counts it in the last one if both are equal and of one major version.
  fileprivate mutating func append(_ cell: Coverage.Cell) {
    guard let last = cells.last, last.major == cell.major, last.result == cell.result,
      last.unruled == cell.unruled
    else { return cells.append(cell) }
    cells[cells.count - 1].count += 1
    cells[cells.count - 1].newest = cell.newest
  }
}

extension Status {
  /// A measure of doubt that orders the statuses of a cell; the least certain one counts.
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
