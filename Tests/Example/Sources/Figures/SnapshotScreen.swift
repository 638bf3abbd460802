public import KeylineKit

/// The screen that a snapshot of a full-screen view is rendered for.
public struct SnapshotScreen: Equatable, Sendable {
  public var name: String
  public var width, height, scale: Double
  public var top, left, bottom, right: Double
}

extension SnapshotScreen {
  /// Nil where a number is missing: a guess would show a screen that no device has.
  public init?(
    _ device: DeviceName, os: Version, in situation: Situation = Situation()
  ) throws {
    let base = try KnowledgeBase.bundled()
    func number(_ metric: MetricName) throws -> Double? {
      try base.value(of: metric, on: device, os: os, in: situation)
    }
    guard let width = try number(.screenWidth), let height = try number(.screenHeight),
      let scale = try number(.screenScale),
      let top = try number(.safeAreaInsetsTop), let left = try number(.safeAreaInsetsLeft),
      let bottom = try number(.safeAreaInsetsBottom), let right = try number(.safeAreaInsetsRight)
    else { return nil }
    self.init(
      name: "\(device.text)-\(os)-\(situation.orientation)",
      width: width, height: height, scale: scale,
      top: top, left: left, bottom: bottom, right: right)
  }
}
