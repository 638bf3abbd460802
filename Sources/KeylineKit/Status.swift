import KeylineQuery

/// How certain an answer is, or why it has no value.
public enum Status: String, CaseIterable, Sendable {
  /// A value that evidence supports on this version.
  case known
  /// A value beyond the last version on which it was measured.
  case assumed
  /// A value that rests on readings of other models.
  case inferred
  /// One of several values: the version of a change is not known exactly.
  case uncertain
  /// Sources disagree.
  case conflict
  /// The value was never measured.
  case unknown
  /// The metric does not exist on this device, on this version or in this situation.
  case notApplicable
  /// The device never ran this version.
  case neverRan

  /// True if there is a single value.
  public var hasValue: Bool { self == .known || self == .assumed || self == .inferred }

  init(_ status: KeylineQuery.Status) {
    self =
      switch status {
      case .known: .known
      case .assumed: .assumed
      case .inferred: .inferred
      case .uncertain: .uncertain
      case .conflict: .conflict
      case .unknown: .unknown
      case .notApplicable: .notApplicable
      case .impossible: .neverRan
      }
  }
}
