package import KeylineModel

/// Why a metric has no value on a device at a version.
package indirect enum Why: Hashable, Sendable {
  /// The device ran these versions only.
  case neverRan(VersionRange)
  /// The metric, or the feature that is measured, came with this version.
  case before(OSVersion, Feature?)
  /// The device does not have what is measured.
  case lacks(Feature)
  /// The metric exists only with another value of a condition, such as this one.
  case only(Dimension, there: Int)
  /// Nobody measured it, or nobody since this redesign of it.
  case unmeasured(Redesign?)
  /// Rules that apply disagree.
  case contradicted([Claim])
  /// A metric that its formula needs has no value.
  case part(Metric.ID, Why)
  /// Nobody has described the device so far: this attribute is not given.
  case undescribed(DeviceAttribute)

  /// What a rule says that another one contradicts.
  package struct Claim: Hashable, Sendable {
    /// The rule.
    package let rule: Rule.ID
    /// The first source that it rests on; nil where it rests on none.
    package let source: Source.ID?
    /// The title of that source.
    package let title: String?
    /// The value; nil for a sum.
    package let value: Length?
  }
}

extension Why {
  /// How an answer without a value stands.
  package var status: Status {
    switch self {
    case .neverRan: .impossible
    case .before, .lacks, .only: .notApplicable
    case .unmeasured, .undescribed: .unknown
    case .contradicted: .conflict
    case .part(_, let why): why.status
    }
  }

  /// The reason itself, of a sum that of the part to blame.
  package var cause: Why { if case .part(_, let why) = self { why.cause } else { self } }

  /// The metric that is to blame where a formula has no value: the innermost part; nil for the metric itself.
  package var part: Metric.ID? {
    if case .part(let metric, let why) = self { why.part ?? metric } else { nil }
  }

  /// What rules say that contradict each other; empty for any other reason.
  package var claims: [Claim] { if case .contradicted(let claims) = cause { claims } else { [] } }
}

extension OSVersion {
  /// The first version that Keyline has numbers of: bars and tables are older.
  package static let firstWithData = OSVersion(7)
}

extension VersionRange {
  /// True if it ends before the first version that Keyline has numbers of.
  package var isBeforeData: Bool { until <= .firstWithData }
}
