public import KeylineKit

/// The screen that a snapshot of a full-screen view is rendered for.
public struct SnapshotScreen: Equatable, Sendable {
  public var name: String
  public var width, height, scale: Double
  public var top, left, bottom, right: Double
}

extension SnapshotScreen {
  /// Nil where a number is missing: a guess would show a screen that no device has.
  public init?(_ device: String, os: String, in situation: Situation = Situation()) throws {
    let base = try KnowledgeBase.bundled()
    func number(_ metric: String) throws -> Double? {
      try base.value(of: metric, on: device, os: os, in: situation)
    }
    guard let width = try number("screen.width"), let height = try number("screen.height"),
      let scale = try number("screen.scale"),
      let top = try number("safeAreaInsets.top"), let left = try number("safeAreaInsets.left"),
      let bottom = try number("safeAreaInsets.bottom"),
      let right = try number("safeAreaInsets.right")
    else { return nil }
    self.init(
      name: "\(device)-\(os)-\(situation.orientation)", width: width, height: height, scale: scale,
      top: top, left: left, bottom: bottom, right: right)
  }
}
