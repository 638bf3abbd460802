public import KeylineModel

/// The devices and versions on which metrics have given values.
public struct FindAnswer: Sendable {
  /// The metrics that were asked, each once.
  public let columns: [Column]
  /// Where all conditions hold: one device each, over versions in which no value changes.
  public let matches: [Match]
  /// Where none fails, but one rests on what is unknown or one of several values.
  public let undecided: [Match]
  /// The versions that were asked, ascending and apart from each other.
  let versions: VersionSet

  /// One device over versions in which nothing changes.
  public struct Match: Hashable, Sendable {
    /// The device.
    public let device: Device
    /// The versions on which all conditions hold.
    public let ranges: [VersionRange]
    /// One cell per column.
    public let cells: [Cell]
  }
}

extension Resolver {
  /// Finds where conditions hold in a situation, among some devices and versions.
  public func find(
    _ conditions: [FindCondition], in situation: Situation, among devices: DeviceSet,
    _ versions: VersionSet
  ) -> FindAnswer {
    let versions = versions.ascending
    var metrics: [Metric] = []
    for metric in conditions.map(\.metric) where !metrics.contains(metric) {
      metrics.append(metric)
    }
    let table = table(
      AnswerTable.Request(
        columns: metrics.map { Column($0, situation) }, devices: DeviceSet(all: devices.devices),
        versions: versions))
    var matches: [FindAnswer.Match] = []
    var undecided: [FindAnswer.Match] = []
    for row in table.rows {
      let match = FindAnswer.Match(device: row.device, ranges: row.ranges, cells: row.cells)
      switch match.verdict(conditions) {
      case .holds: matches.append(match)
      case .perhaps: undecided.append(match)
      case .fails: continue
      }
    }
    return FindAnswer(
      columns: table.columns, matches: matches, undecided: undecided, versions: versions)
  }
}

extension FindAnswer.Match {
  /// The worst that is known about any of the conditions.
  fileprivate func verdict(_ conditions: [FindCondition]) -> FindCondition.Verdict {
    conditions.flatMap { condition in
      cells.filter { $0.column.metric == condition.metric }.map {
        condition.verdict($0.content)
      }
    }.max() ?? .fails
  }
}
