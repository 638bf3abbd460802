public import KeylineModel

/// Cells of a metric that have no answer for one reason: what to measure next.
public struct Gap: Sendable {
  /// The metric.
  public let metric: Metric
  /// The orientation of the interface.
  public let orientation: Orientation
  /// Why there is no answer, for example `the evidence ends before iOS 26`.
  public let reason: String
  /// The devices, each once.
  public let devices: [Device]
  /// The major versions, ascending.
  public let majors: [Int]
}

extension Coverage {
  /// The cells without an answer, by reason, the largest gap first.
  public var gaps: [Gap] {
    var order: [String] = []
    var grouped: [String: [Cell]] = [:]
    for cell in cells where !cell.outcome.status.hasValue && cell.outcome.status != .uncertain {
      let reason = cell.gapText
      if grouped[reason] == nil { order.append(reason) }
      grouped[reason, default: []].append(cell)
    }
    return order.map { reason in
      let cells = grouped[reason] ?? []
      var devices: [Device] = []
      for cell in cells where !devices.contains(where: { $0.id == cell.device.id }) {
        devices.append(cell.device)
      }
      return Gap(
        metric: metric, orientation: orientation, reason: reason, devices: devices,
        majors: Set(cells.map(\.major)).sorted())
    }.sorted { $0.devices.count * $0.majors.count > $1.devices.count * $1.majors.count }
  }
}

extension Coverage.Cell {
  /// What is missing, without the name of a device.
  fileprivate var gapText: String {
    guard !unruled.isEmpty else {
      return outcome.reason?.gapText(at: major) ?? "nothing is recorded"
    }
    let stated = unruled.map { "\($0.value) by \($0.source)" }.joined(separator: ", ")
    return Set(unruled.map(\.value)).count > 1
      ? "sources differ and no rule decides: \(stated)"
      : "stated, but not enough for a rule: \(stated)"
  }
}

extension Outcome.Reason {
  /// What is missing, without the name of a device, so that equal gaps fall together.
  func gapText(at major: Int) -> String {
    switch self {
    case .noRule(nil), .statedElsewhere: "no source states it"
    case .noRule(let miss?), .unruled(_, let miss?): miss.gapText(at: major)
    case .unruled(_, nil): "stated, but no rule uses it"
    case .noAttribute: "the device's own figure is not recorded"
    case .term(let metric, let reason): "\(metric): \(reason.gapText(at: major))"
    case .firstOSUnknown: "the first OS of the device is not recorded"
    case .conflict(let rules): "\(rules.joined(separator: " and ")) contradict each other"
    case .since, .neverRan: "not applicable"
    }
  }
}

extension Miss {
  fileprivate func gapText(at major: Int) -> String {
    if let soleRedesign { return "\(soleRedesign.text) and no source was read since" }
    guard failures == [.os] else { return "no source covers it; \(rule.id) \(failureText)" }
    let begins = rule.os.from.map { $0.latest > OSVersion(major) } ?? false
    return begins
      ? "no source before \(rule.os.from?.text ?? "")"
      : "no source after \(rule.os.until?.text ?? "")"
  }
}
