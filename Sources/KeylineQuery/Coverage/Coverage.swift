public import KeylineModel

/// How much of a metric is known: one cell per device and major version that the device ran.
public struct Coverage: Sendable {
  /// The metric.
  public let metric: Metric
  /// The orientation of the interface.
  public let orientation: Orientation
  /// The cells in which the metric exists.
  public let cells: [Cell]

  /// One device on one major version.
  public struct Cell: Sendable {
    /// The device.
    public let device: Device
    /// The major version.
    public let major: Int
    /// The least sure of the outcomes over the versions of that major version.
    public let outcome: Outcome
    /// The observations there about a metric that has no rule yet.
    let unruled: [Observation]
  }

  /// How many cells have a status.
  public func count(_ status: Status) -> Int { cells.count { $0.outcome.status == status } }

  /// How many cells have an answer; an uncertain one is an answer.
  public var answered: Int {
    cells.count { $0.outcome.status.hasValue || $0.outcome.status == .uncertain }
  }

  /// The share of cells with an answer in tenths of a percent; nil without cells.
  public var share: Int? { cells.isEmpty ? nil : answered * 1_000 / cells.count }
}

extension Resolver {
  /// The coverage of a metric from a major version up to the last release, on all devices unless
  /// some are given.
  public func coverage(
    _ metric: Metric, in orientation: Orientation, since first: Int = 11,
    on devices: [Device]? = nil
  ) -> Coverage {
    var situation = Situation()
    situation.orientation = orientation
    let majors = Set(knowledge.releases.map(\.version.major)).filter { $0 >= first }.sorted()
    let unruled = unruled(metric.id, in: situation)
    var cells: [Coverage.Cell] = []
    for device in devices ?? knowledge.devices {
      guard let question = question(metric.id, device: device.id) else { continue }
      let timeline = question.timeline(in: situation)
      for major in majors {
        let versions = StatedVersion(OSVersion(major), precision: .major).range
        guard device.ran(versions) else { continue }
        let outcome = timeline.clipped(to: versions).stretches.map(\.value).filter {
          $0.status != .impossible && $0.status != .notApplicable
        }
        .max { $0.status.doubt < $1.status.doubt }
        if let outcome {
          let stated = unruled.filter {
            $0.scope.covers(device) && $0.os.ranges.contains(where: versions.overlaps)
          }
          cells.append(
            Coverage.Cell(device: device, major: major, outcome: outcome, unruled: stated))
        }
      }
    }
    return Coverage(metric: metric, orientation: orientation, cells: cells)
  }

  /// The undisputed observations that no rule rests on, whatever they have on screen.
  private func unruled(_ metric: Metric.ID, in situation: Situation) -> [Observation] {
    let used = Set(knowledge.rules.filter { $0.metric == metric }.flatMap(\.restsOn))
    return statements(about: metric).filter { observation in
      observation.disputed == nil && !used.contains(observation.id)
        && observation.scope.allowed(.orientation)
          .contains(situation.code(.orientation, defaultSDK: 0))
    }
  }
}

extension Status {
  /// How little there is to rely on; the least sure status of a cell counts.
  fileprivate var doubt: Int {
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
