/// How certain an answer is, or why it has no value.
package enum Status: String, CaseIterable, Sendable {
  /// A value, supported by evidence that reaches this version.
  case known
  /// A value beyond the last version on which it was measured.
  case assumed
  /// A value that rests on no observation of that class of devices.
  case inferred
  /// One of several values: the exact version of a change is unknown.
  case uncertain
  /// No rule applies.
  case unknown
  /// The metric does not exist on this OS yet.
  case notApplicable
  /// The device never ran this OS.
  case impossible
  /// Rules that apply disagree.
  case conflict

  /// True if there is a single value.
  package var hasValue: Bool { self == .known || self == .assumed || self == .inferred }

  init(_ result: Evaluation.Result) {
    switch result.kind {
    case .unknown: self = .unknown
    case .notApplicable: self = .notApplicable
    case .conflict: self = .conflict
    case .value: self = result.isInferred ? .inferred : result.isAssumed ? .assumed : .known
    }
  }
}
