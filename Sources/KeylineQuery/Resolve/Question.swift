package import KeylineModel

/// One metric on one device, with all rules that can matter for it already picked out.
///
/// Ask it at as many versions and in as many situations as needed. It is a class because it holds all that
/// decides the metric.
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
