package import KeylineModel

/// The similarity of a device to another on some versions, by every metric in both orientations.
package struct DeviceSimilarity: Sendable {
  /// The compared device.
  package let device: Device
  /// The compared versions: those that both ran.
  package let range: VersionRange
  /// The number of pairs of metric and orientation with the same values on both.
  package let same: Int
  /// The number of pairs unknown on both, at least on some of the versions, which decide nothing.
  package let unknown: Int
  /// The number of pairs that do not exist yet on both.
  package let absent: Int
  /// The metrics with a value on one of the two that are unknown or uncertain on the other.
  package let undecided: [Metric]

  /// True if no metric distinguishes the two; a metric known on only one of them does.
  package var isSame: Bool { undecided.isEmpty }
}

extension Resolver {
  /// The devices that no metric distinguishes from a given one, and those that cannot be decided.
  ///
  /// A device with a known difference is left out, and so is one that ran none of the versions.
  package func similarities(
    to device: Device, over range: VersionRange, among devices: [Device],
    of metrics: [Metric], in situations: [Situation]
  ) -> [DeviceSimilarity] {
    devices.filter { $0.id != device.id }.compactMap {
      similarity(of: $0, to: device, over: range, of: metrics, in: situations)
    }
  }

  private func similarity(
    of other: Device, to device: Device, over range: VersionRange, of metrics: [Metric],
    in situations: [Situation]
  ) -> DeviceSimilarity? {
    guard let common = range.common(device, other) else { return nil }
    var (same, unknown, absent) = (0, 0, 0)
    var undecided: [Metric] = []
    // Metrics that are attributes distinguish devices at the least cost.
    let first = metrics.filter { $0.attribute != nil }
    for metric in first + metrics.filter({ $0.attribute == nil }) {
      let differences = differences(
        between: device, and: other, over: common, of: [metric], in: situations)
      if differences.contains(where: { $0.kind != .unknown && $0.kind != .perhaps }) { return nil }
      if !differences.isEmpty { undecided.append(metric) }
      guard let question = question(metric.id, device: device.id) else { continue }
      for situation in situations
      where !differences.contains(where: { $0.orientations == [situation.orientation] }) {
        let contents = question.contents(over: common, in: situation).stretches
          .map(\.value.content)
        if contents.contains(where: \.isUnknown) {
          unknown += 1
        } else if contents.allSatisfy({ $0 == .status(.notApplicable) }) {
          absent += 1
        } else {
          same += 1
        }
      }
    }
    return DeviceSimilarity(
      device: other, range: common, same: same, unknown: unknown, absent: absent,
      undecided: undecided)
  }
}

extension Answer.Content {
  /// True if the value is unknown or uncertain.
  fileprivate var isUnknown: Bool {
    switch self {
    case .value, .status(.notApplicable), .status(.impossible): false
    case .candidates, .status: true
    }
  }
}
