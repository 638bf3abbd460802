/// What people look for that Keyline has no data about.
package enum Uncovered: Sendable {
  /// A device of another kind, as it was called.
  case device(String)
  /// The least size of what is tapped, which no view of UIKit has.
  case tapTarget

  /// What some words ask for of it; nil where they ask for something else.
  package init?(_ words: [String]) {
    let words = words.map { $0.lowercased() }
    if words.contains("target") || words.contains("targets"),
      !Set(words).isDisjoint(with: ["tap", "touch", "hit", "minimum"])
    {
      self = .tapTarget
      return
    }
    guard let device = words.first(where: Self.devices.contains) else { return nil }
    self = .device(device)
  }

  private static let devices: Set<String> = [
    "watch", "watchos", "tv", "tvos", "vision", "visionos", "mac", "macbook", "imac", "macos",
    "homepod", "android", "pixel", "galaxy",
  ]
}
