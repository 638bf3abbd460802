package import KeylineModel

/// One metric on one device, with all rules that can matter for it already selected.
///
/// Ask it about as many versions and situations as needed. It is a class because it holds
/// everything that decides the metric.
package final class Question: Sendable {
  /// The metric asked about.
  package let metric: Metric
  /// The device asked about.
  package let device: Device

  let resolver: Resolver
  /// The metric itself first, then those in formulas.
  let nodes: [Node]
  /// The versions at which anything of an answer can change, ascending, the lowest version first.
  let breakpoints: [OSVersion]
  /// The versions at which the status or the value of an answer can change, ascending.
  let answerPoints: [OSVersion]
  /// The windows of inexact boundaries.
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

  /// True if the device ran a version; also if its first OS is unknown.
  func ran(_ version: OSVersion) -> Bool {
    device.support?.contains(version) ?? true
  }

  /// True if it is unknown which versions the device ran, so that no rule can be applied.
  var isSupportUnknown: Bool { device.support == nil && nodes[0].attribute == nil }

  /// True if a version lies in the window of an inexact boundary.
  func isUncertain(_ version: OSVersion) -> Bool {
    windows.contains { $0.contains(version) }
  }
}
