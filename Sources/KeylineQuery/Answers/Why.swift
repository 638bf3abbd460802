package import KeylineModel

/// The reason why a metric has no value on a device at a version.
package indirect enum Why: Hashable, Sendable {
  /// The device ran these versions only.
  case neverRan(VersionRange)
  /// The metric, or the feature it measures, came with this version.
  case before(OSVersion, Feature?)
  /// The device lacks the measured feature.
  case lacks(Feature)
  /// The metric exists only with another value of a condition, such as this one.
  case only(Dimension, there: Int)
  /// The value was never measured, or not since this redesign.
  case unmeasured(Redesign?)
  /// Rules that apply disagree.
  case contradicted([Claim])
  /// A metric that its formula needs has no value.
  case part(Metric.ID, Why)
  /// The device's description lacks this attribute.
  case undescribed(DeviceAttribute)

  /// The claim of a rule that another rule contradicts.
  package struct Claim: Hashable, Sendable {
    /// The rule.
    package let rule: Rule.ID
    /// The first source under the rule; nil if there is none.
    package let source: Source.ID?
    /// The title of that source.
    package let title: String?
    /// The value; nil for a sum.
    package let value: Length?
  }
}

extension Why {
  /// The status of an answer without a value.
  package var status: Status {
    switch self {
    case .neverRan: .impossible
    case .before, .lacks, .only: .notApplicable
    case .unmeasured, .undescribed: .unknown
    case .contradicted: .conflict
    case .part(_, let why): why.status
    }
  }

  /// The reason itself; for a sum, the reason of the missing part.
  package var cause: Why { if case .part(_, let why) = self { why.cause } else { self } }

  /// The innermost part of a formula that has no value; nil for the metric itself.
  package var part: Metric.ID? {
    if case .part(let metric, let why) = self { why.part ?? metric } else { nil }
  }

  /// The claims that contradict each other; empty for any other reason.
  package var claims: [Claim] { if case .contradicted(let claims) = cause { claims } else { [] } }
}

extension OSVersion {
  /// The first version with data in Keyline; bars and tables are older.
  package static let firstWithData = OSVersion(7)
}

extension VersionRange {
  /// True if the range ends before the first version with data in Keyline.
  package var isBeforeData: Bool { until <= .firstWithData }
}
