package import KeylineModel

/// The side of a change on which a metric is unknown.
package enum UnknownSide: CaseIterable, Sendable { case both, after, before, either }

extension Resolver {
  /// Those of some metrics that are unknown on a side of a version on each of some devices and in each of some
  /// situations; none without a device.
  package func unanswered(
    _ metrics: [Metric], in situations: [Situation], on devices: [Device], from version: OSVersion,
    _ side: UnknownSide
  ) -> [Metric] {
    guard !devices.isEmpty, let after = calendar.first(from: version),
      let before = calendar.last(before: version)
    else { return [] }
    return metrics.filter { metric in
      devices.allSatisfy { device in
        guard let question = question(metric.id, device: device.id) else { return true }
        return situations.allSatisfy { situation in
          func isUnknown(_ version: OSVersion) -> Bool {
            question.result(at: version, in: situation).status == .unknown
          }
          return switch side {
          case .both: isUnknown(before) && isUnknown(after)
          case .after: isUnknown(after)
          case .before: isUnknown(before)
          case .either: isUnknown(before) || isUnknown(after)
          }
        }
      }
    }
  }
}
