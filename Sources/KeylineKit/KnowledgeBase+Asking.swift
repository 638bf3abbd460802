import KeylineModel
import KeylineQuery

extension KnowledgeBase {
  /// The value of a metric, in points; nil when there is no single one.
  ///
  /// Nil means unknown, uncertain, not applicable, or several values over the versions that are
  /// asked; ``answers(of:on:os:in:)`` says which. It never stands for zero.
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
    let answers = try answers(of: metric, on: device, os: os, in: situation)
    return answers.count == 1 ? answers[0].value : nil
  }

  /// All that is known about a metric: one answer for each stretch of versions over which the value
  /// does not change, in order.
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
    let request = try RequestError.wrap { () throws(SetError) in
      let column = Column(
        try MetricNames(resolver.knowledge.metrics).metric(metric), situation.completed)
      let device = try DeviceNames(resolver.knowledge.devices).device(device)
      return AnswerTable.Request(
        columns: [column], devices: DeviceSet(naming: [device]),
        versions: try VersionSet(os, in: resolver.knowledge.releases))
    }
    let labels = VersionLabels(resolver.knowledge.releases)
    return resolver.table(request).rows.map { row in
      Answer(row.cells[0], on: row.device, over: labels.label(row.ranges), resolver: resolver)
    }
  }
}
