package import KeylineModel

/// A metric without any value on one side, so that it cannot be compared.
package struct Incomparable: Hashable, Sendable {
  /// The metric.
  package let metric: Metric
  /// True for each side, the left one first, on which it is unknown everywhere.
  package let isUnknown: [Bool]
}

extension Resolver {
  /// The metrics of a comparison that are unknown on a side on every device and in every orientation.
  package func incomparable(
    _ sides: ComparedSides, of metrics: [Metric], in situations: [Situation]
  ) -> [Incomparable] {
    metrics.compactMap { metric in
      let isUnknown: [Bool]
      switch sides {
      case .versions(let devices, let left, let right):
        isUnknown = [left, right].map { range in
          lacks(metric, on: devices.devices, over: [range], in: situations)
        }
      case .devices(let left, let right, let range):
        let common = range.common(left, right) ?? range
        isUnknown = [left, right].map { device in
          lacks(metric, on: [device], over: [common], in: situations)
        }
      case .situations(let devices, let ranges, _, let change):
        isUnknown = [situations, situations.map(change.applied)].map {
          lacks(metric, on: devices.devices, over: ranges, in: $0)
        }
      }
      return isUnknown.contains(true)
        ? Incomparable(metric: metric, isUnknown: isUnknown) : nil
    }
  }

  private func lacks(
    _ metric: Metric, on devices: [Device], over ranges: [VersionRange],
    in situations: [Situation]
  ) -> Bool {
    devices.allSatisfy { device in
      guard let question = question(metric.id, device: device.id) else { return true }
      return ranges.compactMap { $0.clipped(to: device) }.allSatisfy { range in
        situations.allSatisfy { situation in
          question.contents(over: range, in: situation).stretches
            .allSatisfy { $0.value.status == .unknown }
        }
      }
    }
  }
}
