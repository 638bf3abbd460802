package import KeylineModel

/// One metric on one device, with all rules that can matter for it already picked out.
///
/// Ask it at as many versions and in as many situations as needed. It is a class because it holds all that
/// decides the metric, and every answer without a value holds on to it.
package final class Question: Sendable {
  /// The metric that is asked.
  package let metric: Metric
  /// The device that is asked.
  package let device: Device

  let resolver: Resolver
  /// The asked metric first, then those that formulas need.
  let nodes: [Node]
  /// The versions at which anything of an answer can change, ascending, the lowest version first.
  let breakpoints: [OSVersion]
  /// The versions at which the status or the value of an answer can change, ascending.
  let answerPoints: [OSVersion]
  /// Where an inexact boundary may lie.
  let windows: [VersionRange]

  init(_ nodes: [Node], on device: Device, by resolver: Resolver) {
    metric = nodes[0].metric
    self.device = device
    self.resolver = resolver
    self.nodes = nodes
    breakpoints = Self.breakpoints(of: nodes, on: device, by: resolver)
    answerPoints = Self.answerPoints(of: nodes)
    windows = nodes.flatMap(\.windows)
  }

  /// An answer without its reasons: what a table of numbers needs.
  package struct Answer: Hashable, Sendable {
    /// How the answer stands.
    package let status: Status
    /// The value; nil unless the status has one.
    package let value: Length?
  }

  /// The answer at a version in a situation.
  package func answer(at version: OSVersion, in situation: Situation) -> Answer {
    if !ran(version) { return Answer(status: .impossible, value: nil) }
    if isSupportUnknown { return Answer(status: .unknown, value: nil) }
    var silent = SilentRecorder()
    let bits = SituationBits(situation)
    let latest = evaluate(version, bits, situation.sdk, .latest, recorder: &silent)
    if isUncertain(version) {
      let earliest = evaluate(version, bits, situation.sdk, .earliest, recorder: &silent)
      if earliest.kind == .conflict { return Answer(status: .conflict, value: nil) }
      if latest.kind != .conflict,
        (earliest.kind, earliest.sixths) != (latest.kind, latest.sixths)
      {
        return Answer(status: .uncertain, value: nil)
      }
    }
    let status = Status(latest)
    return Answer(status: status, value: status.hasValue ? Length(sixths: latest.sixths) : nil)
  }

  func evaluate(
    _ version: OSVersion, _ bits: SituationBits, _ sdk: Int?, _ reading: OSBounds.Reading,
    recorder: inout some EvaluationRecorder
  ) -> Evaluation.Result {
    Evaluation(nodes: nodes, situation: bits, sdk: sdk, version: version, reading: reading)
      .evaluate(0, recorder: &recorder)
  }

  /// Tells whether the device ran a version; one whose first OS is unknown is not excluded.
  func ran(_ version: OSVersion) -> Bool {
    device.support?.contains(version) ?? true
  }

  /// True if it is unknown which versions the device ran, so that no rule can be applied.
  var isSupportUnknown: Bool { device.support == nil && nodes[0].attribute == nil }

  /// Tells whether a version lies where a boundary is not known exactly.
  func isUncertain(_ version: OSVersion) -> Bool {
    windows.contains { $0.contains(version) }
  }
}
