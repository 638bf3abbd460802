import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

extension Resolver {
  /// A resolver over the sample devices and these rules.
  static func of(_ rules: Rule..., metrics: [Metric] = []) -> Resolver {
    Resolver(.of(rules, metrics: metrics))
  }

  func question(_ metric: Metric.ID = "m", on device: Device.ID) throws -> Question {
    try #require(question(metric, device: device), "no \(metric) or no \(device)")
  }

  func answer(
    _ metric: Metric.ID = "m", on device: Device.ID = "iphone-x", os: String = "12",
    _ situation: String = ""
  ) throws -> Answer {
    try question(metric, on: device).answer(at: .of(os), in: .of(situation))
  }

  func explanation(
    _ metric: Metric.ID = "m", on device: Device.ID = "iphone-x", os: String = "12",
    _ situation: String = ""
  ) throws -> Explanation {
    try question(metric, on: device).explanation(at: .of(os), in: .of(situation))
  }

  /// The rule that came closest, where none applies.
  func nearest(
    _ metric: Metric.ID = "m", on device: Device.ID = "iphone-x", os: String = "12",
    _ situation: String = ""
  ) throws -> Miss? {
    var part = try explanation(metric, on: device, os: os, situation).readings.first
    while let term = part?.terms.first(where: { $0.value == nil }) { part = term }
    return part?.misses.first
  }

  /// The value as text, or what there is instead of one.
  func said(
    _ metric: Metric.ID = "m", on device: Device.ID = "iphone-x", os: String = "12",
    _ situation: String = ""
  ) throws -> String {
    try answer(metric, on: device, os: os, situation).text
  }
}

extension Answer {
  /// The value, or the values that are possible, the smallest first, or the status.
  var text: String {
    if let value { return value.description }
    guard !candidates.isEmpty else { return status.rawValue }
    return candidates.sorted { ($0?.sixths ?? .min) < ($1?.sixths ?? .min) }
      .map { $0?.description ?? "unknown" }.joined(separator: " or ")
  }

  /// The rules that contradict each other.
  var claimed: [Rule.ID] { why?.claims.map(\.rule) ?? [] }
}

extension DerivedLength.Gap {
  /// The metric that has no value; nil where something else is missing.
  var metric: Metric.ID? { record?.metric.id }
}
