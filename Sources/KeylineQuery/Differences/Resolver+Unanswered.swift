package import KeylineModel

extension Resolver {
  /// Those of some metrics that have no value on any of some devices in any of some situations, on the first
  /// release from a version on; none without a device.
  package func unanswered(
    _ metrics: [Metric], in situations: [Situation], on devices: [Device], from version: OSVersion
  ) -> [Metric] {
    guard !devices.isEmpty, let first = calendar.first(from: version) else { return [] }
    return metrics.filter { metric in
      devices.allSatisfy { device in
        let question = question(metric.id, device: device.id)
        return situations.allSatisfy {
          question?.outcome(at: first, in: $0).status == .unknown
        }
      }
    }
  }
}
