import KeylineModel
import KeylineQuery

extension KnowledgeBase {
  /// The value of a metric, in points; nil when there is no single one.
  ///
  /// Nil means unknown, uncertain, not applicable, or several values: over the versions that are asked, or
  /// for a condition that the situation does not name, such as the family of a widget.
  /// ``answers(of:on:os:in:)`` says which. It never stands for zero.
  ///
  /// - Parameters:
  ///   - metric: The metric as on the command line: `navigationBar.maxY`, whatever the case.
  ///   - device: The device as on the command line: `iphone-x`, `iPhone X` or `iPhone10,3`.
  ///   - os: One or more versions: `11` is all of 11, `11.0` just that one, `11-13`, `14+`,
  ///     `latest`.
  ///   - situation: What is on screen; portrait, full screen, without bars unless given.
  /// - Throws: ``RequestError`` with the nearest names for a name that does not exist, with the choices
  ///   for one that means several, and for versions that cannot be read or that lie in a gap between
  ///   released ones, such as iOS 19.
  public func value(
    of metric: String, on device: String, os: String, in situation: Situation = Situation()
  ) throws(RequestError) -> Double? {
    Self.only(try answers(of: metric, on: device, os: os, in: situation))
  }

  /// The values of all metrics that have a single one, in points, by the keys of the metrics.
  ///
  /// - Parameters:
  ///   - device: The device as on the command line: `iphone-x`, `iPhone X` or `iPhone10,3`.
  ///   - os: One or more versions, as for ``value(of:on:os:in:)``.
  ///   - situation: What is on screen; portrait, full screen, without bars unless given.
  /// - Throws: ``RequestError``, as ``value(of:on:os:in:)``.
  public func values(
    on device: String, os: String, in situation: Situation = Situation()
  ) throws(RequestError) -> [String: Double] {
    let metrics = resolver.knowledge.metrics
    let answers = try answers(of: metrics, on: device, os: os, in: situation)
    return Dictionary(uniqueKeysWithValues: zip(metrics.map(\.id), answers))
      .compactMapValues(Self.only)
  }

  private static func only(_ answers: [Answer]) -> Double? {
    let values = Set(answers.map(\.value))
    return values.count == 1 ? values.first ?? nil : nil
  }

  /// All that is known about a metric: one answer for each stretch of versions over which the value
  /// does not change, in order; so for each value of a condition that the situation does not name and
  /// that few metrics have, such as the family of a widget.
  ///
  /// There is at least one answer for a version that is named alone, such as `11` or `11.0`; on a
  /// device that never ran it, the answer is `Status.impossible`. A range such as `11-13` is cut to
  /// the versions that the device ran, and may leave none.
  ///
  /// - Parameters:
  ///   - metric: The metric as on the command line: `navigationBar.maxY`, whatever the case.
  ///   - device: The device as on the command line: `iphone-x`, `iPhone X` or `iPhone10,3`.
  ///   - os: One or more versions: `11` is all of 11, `11.0` just that one, `11-13`, `14+`,
  ///     `latest`.
  ///   - situation: What is on screen; portrait, full screen, without bars unless given.
  /// - Throws: ``RequestError``, as ``value(of:on:os:in:)``.
  public func answers(
    of metric: String, on device: String, os: String, in situation: Situation = Situation()
  ) throws(RequestError) -> [Answer] {
    let metric = try RequestError.wrap { () throws(SetError) in
      try MetricNames(resolver.knowledge.metrics).metric(metric)
    }
    return try answers(of: [metric], on: device, os: os, in: situation)[0]
  }

  /// The answers about each of some metrics, in their order.
  private func answers(
    of metrics: [Metric], on device: String, os: String, in situation: Situation
  ) throws(RequestError) -> [[Answer]] {
    let (device, versions) = try RequestError.wrap { () throws(SetError) in
      (
        try DeviceNames(resolver.knowledge.devices).device(device),
        try VersionSet(os, in: resolver.knowledge.releases)
      )
    }
    let labels = VersionLabels(resolver.knowledge.releases)
    return metrics.map { metric in
      situation.columns(metric).flatMap { column in
        let request = AnswerTable.Request(
          columns: [column], devices: DeviceSet(naming: [device]), versions: versions)
        return resolver.table(request).rows.map { row in
          Answer(row.records[0], over: labels.label(row.ranges), resolver: resolver)
        }
      }
    }
  }
}
