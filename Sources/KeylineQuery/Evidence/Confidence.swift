/// How well a value is supported; computed from observations, never typed.
public enum Confidence: String, CaseIterable, Comparable, Sendable {
  /// Two or more independent sources agree.
  case confirmed
  /// One source.
  case singleSource = "single source"
  /// No source speaks of that class of devices.
  case inferred
  /// A source that nobody has refuted says otherwise.
  case disputed

  /// Orders from the best supported to the worst.
  public static func < (left: Confidence, right: Confidence) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .confirmed: 0
    case .singleSource: 1
    case .inferred: 2
    case .disputed: 3
    }
  }
}
