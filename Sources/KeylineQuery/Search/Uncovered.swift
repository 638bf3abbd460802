package import KeylineModel

/// A thing that people look for and Keyline has no data about.
package enum Uncovered: Sendable {
  /// A device of another kind, as it was called.
  case device(String)
  /// The least size of what is tapped, which no view of UIKit has.
  case tapTarget

  /// Reads words; nil for any others, and for what one's own device is called.
  package init?(_ words: [String], besides devices: [Device]) {
    let words = words.map { $0.lowercased() }
    let isTarget = !Set(words).isDisjoint(with: ["tap", "touch", "hit", "minimum"])
    let other = words.first {
      Self.others.contains($0) || isTarget && ["target", "targets"].contains($0)
    }
    guard let other, !devices.contains(where: { $0.isCalled(other) }) else { return nil }
    self = Self.others.contains(other) ? .device(other) : .tapTarget
  }

  private static let others: Set<String> = [
    "watch", "watchos", "tv", "tvos", "vision", "visionos", "mac", "macbook", "imac", "macos",
    "homepod", "android", "pixel", "galaxy",
  ]
}

extension Device {
  /// True if a word in small letters is one of those of its names.
  fileprivate func isCalled(_ word: String) -> Bool {
    [id, name].contains { SpokenWord.all(in: $0).contains { $0.text == word } }
  }
}
