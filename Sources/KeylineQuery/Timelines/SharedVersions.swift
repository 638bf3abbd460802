public import KeylineModel

/// The versions of a row that devices share: a claim that must hold for each of them.
public enum SharedVersions: Hashable, Sendable {
  /// Every device of the row has exactly these.
  case exact([VersionRange])
  /// The devices have different ones. An end that is nil is as far as each device ran, of what was
  /// asked; the other is where the value changes on all of them.
  case open(from: OSVersion?, until: OSVersion?)

  /// True if an end lies where each device's own versions end.
  public var isOpen: Bool {
    if case .open = self { true } else { false }
  }
}
