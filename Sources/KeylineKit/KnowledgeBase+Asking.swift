import KeylineModel
import KeylineQuery

extension KnowledgeBase {
  /// The value of a metric, in points; nil if there is no single value.
  ///
  /// Nil never stands for zero. It means unknown, uncertain, not applicable, or several values: within
  /// the version asked for, or for a condition that the situation leaves out, such as the family of a
  /// widget. ``answers(of:on:os:in:)-(_,_,Version,_)`` says which.
  ///
  /// - Parameters:
  ///   - metric: A constant such as `.navigationBarMaxY`, or the name as on the command line.
  ///   - device: A constant such as `.iPhoneX`, or a name or model identifier as on the command line.
  ///   - os: The version: `11` is all of 11, `"11.0"` just that one.
  ///   - situation: What is on screen; portrait, full screen, without bars unless given.
  /// - Throws: ``RequestError``: with the nearest names for a name that does not exist, with the choices
  ///   for an ambiguous name, and for versions that are unreadable or were skipped, such as iOS 19.
  public func value(
    of metric: MetricName, on device: DeviceName, os: Version,
    in situation: Situation = Situation()
  ) throws(RequestError) -> Double? {
    Self.only(try answers(of: metric, on: device, os: os, in: situation))
  }

  /// The values of all metrics with a single value, in points, by metric key.
  ///
  /// - Parameters:
  ///   - device: A constant such as `.iPhoneX`, or a name or model identifier as on the command line.
  ///   - os: The version: `11` is all of 11, `"11.0"` just that one.
  ///   - situation: What is on screen; portrait, full screen, without bars unless given.
  /// - Throws: ``RequestError``, as ``value(of:on:os:in:)``.
  public func values(
    on device: DeviceName, os: Version, in situation: Situation = Situation()
  ) throws(RequestError) -> [String: Double] {
    let answers = try answers(of: metrics, on: device, os: os.text, in: situation)
    return Dictionary(uniqueKeysWithValues: zip(metrics.map(\.id), answers))
      .compactMapValues(Self.only)
  }

  private static func only(_ answers: [Answer]) -> Double? {
    let values = Set(answers.map(\.value))
    return values.count == 1 ? values.first ?? nil : nil
  }

  /// All that is known about a metric at a version: one answer for each stretch of versions with the same
  /// value, in order, and for each value of a metric-specific condition that the situation leaves out,
  /// such as the family of a widget.
  ///
  /// There is at least one answer; for a device that never ran the version, its status is
  /// `Status.neverRan`.
  ///
  /// - Parameters:
  ///   - metric: A constant such as `.navigationBarMaxY`, or the name as on the command line.
  ///   - device: A constant such as `.iPhoneX`, or a name or model identifier as on the command line.
  ///   - os: The version: `11` is all of 11, `"11.0"` just that one.
  ///   - situation: What is on screen; portrait, full screen, without bars unless given.
  /// - Throws: ``RequestError``, as ``value(of:on:os:in:)``.
  public func answers(
    of metric: MetricName, on device: DeviceName, os: Version,
    in situation: Situation = Situation()
  ) throws(RequestError) -> [Answer] {
    try answers(of: metric, on: device, os: os.text, in: situation)
  }

  /// All that is known about a metric over several versions; only those that the device ran have answers,
  /// so there may be none.
  ///
  /// - Parameters:
  ///   - metric: A constant such as `.navigationBarMaxY`, or the name as on the command line.
  ///   - device: A constant such as `.iPhoneX`, or a name or model identifier as on the command line.
  ///   - versions: The first and the last version: `11...13`.
  ///   - situation: What is on screen; portrait, full screen, without bars unless given.
  /// - Throws: ``RequestError``, as ``value(of:on:os:in:)``.
  public func answers(
    of metric: MetricName, on device: DeviceName, os versions: ClosedRange<Version>,
    in situation: Situation = Situation()
  ) throws(RequestError) -> [Answer] {
    let text = "\(versions.lowerBound.text)-\(versions.upperBound.text)"
    return try answers(of: metric, on: device, os: text, in: situation)
  }

  private func answers(
    of metric: MetricName, on device: DeviceName, os: String, in situation: Situation
  ) throws(RequestError) -> [Answer] {
    let metric = try RequestError.wrap { () throws(SetError) in
      try MetricNames(metrics).metric(metric.text)
    }
    return try answers(of: [metric], on: device, os: os, in: situation)[0]
  }

  /// The answers about some metrics, in the order of the metrics.
  private func answers(
    of metrics: [Metric], on device: DeviceName, os: String, in situation: Situation
  ) throws(RequestError) -> [[Answer]] {
    let (device, versions, asked) = try RequestError.wrap { () throws(SetError) in
      (
        try DeviceNames(devices).device(device.text),
        try VersionSet(os, in: resolver.knowledge.releases), try situation.model()
      )
    }
    let labels = VersionLabels(resolver.knowledge.releases)
    return metrics.map { metric in
      Column.all(metric, in: asked.situation, naming: asked.ofFewMetrics).flatMap { column in
        let request = AnswerTable.Request(
          columns: [column], devices: DeviceSet(naming: [device]), versions: versions)
        return resolver.table(request).rows.map { row in
          Answer(row.records[0], labels, resolver: resolver)
        }
      }
    }
  }
}
