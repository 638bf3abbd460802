package import KeylineModel

/// An answer with all that a reader may ask about it.
package struct Outcome: Hashable, Sendable {
  /// How the answer stands.
  package let status: Status
  /// The value; nil unless the status has one.
  package let value: Length?
  /// The values that an uncertain or conflicting answer may have; nil stands for unknown.
  package let candidates: [Length?]
  /// How well the value is supported, by the weakest of what it rests on.
  package let confidence: Confidence?
  /// The end of the last version on which measurements support all of it.
  package let measuredUntil: OSVersion?
  /// The end of the last version that any source speaks of, where nothing was measured.
  package let statedUntil: OSVersion?
  /// True if it mattered that no linked SDK was given, so that the OS's own was taken.
  package let readsDefaultSDK: Bool
  /// The answer for apps built with another SDK, where that decides it.
  package let otherSDK: OtherSDK?
  /// What an inferred value is inferred from.
  package let basis: Basis?
  /// True for a value to check: disputed, copied, or inferred from nothing alike.
  package let isStarred: Bool
  /// True if nothing was released from this version on.
  package let isUnreleased: Bool
  /// The rules that gave it, those of formulas before those of their terms.
  package let rules: [Rule.ID]
  /// The sources behind it, sorted.
  package let sources: [Source.ID]
  /// Why there is no value.
  package let reason: Reason?
  /// The question, where there is no single value.
  package internal(set) var unanswered: Unanswered

  /// The answer for apps built with another SDK.
  package struct OtherSDK: Hashable, Sendable {
    /// The major version of the SDK.
    package let major: Int
    /// The value with it; nil where there is none.
    package let value: Length?

    /// Creates an answer for an SDK.
    package init(major: Int, value: Length?) {
      self.major = major
      self.value = value
    }
  }

  /// Why there is no single value.
  package indirect enum Reason: Hashable, Sendable {
    /// No rule applies; the one that came closest. Without one, nothing at all is recorded.
    case noRule(nearest: Miss?)
    /// Sources state values for what was asked, but no rule that applies uses them; the rule that came closest.
    case unruled(Stated, nearest: Miss?)
    /// There is no rule, and what sources state is about something else; what comes closest of it.
    case statedElsewhere(Distant)
    /// The device's attribute is unknown, or the situation is not the whole screen.
    case noAttribute
    /// A metric that the formula needs has no value.
    case term(Metric.ID, Reason)
    /// The metric exists from this version on.
    case since(OSVersion)
    /// The device has what is measured from this version on.
    case featureSince(Feature, OSVersion)
    /// The device does not have what is measured.
    case lacks(Feature)
    /// The metric exists only with another value of a condition.
    case only(Nearby.Condition)
    /// The device ran these versions only.
    case ranOnly(VersionRange)
    /// The device's first OS is unknown.
    case firstOSUnknown
    /// These rules apply and disagree.
    case conflict([Rule.ID])
  }

  /// The values that sources state where no rule gives one.
  package struct Stated: Hashable, Sendable {
    /// The values, ascending.
    package let values: [Length]
    /// How many sources state them.
    package let sources: Int
    /// True if each source leaves unclear what exactly it speaks of.
    package let areUnclear: Bool
    /// The doubt about the only source, in its first words; nil for several sources and for a clear one.
    package let doubt: String?

    /// Creates values that sources state.
    package init(_ values: [Length], sources: Int, areUnclear: Bool, doubt: String? = nil) {
      self.values = values
      self.sources = sources
      self.areUnclear = areUnclear
      self.doubt = doubt
    }
  }
}

extension OSVersion {
  /// The first version that Keyline has numbers of: bars and tables are older.
  package static let firstWithData = OSVersion(7)
}

extension VersionRange {
  /// True if it ends before the first version that Keyline has numbers of.
  package var isBeforeData: Bool { until <= .firstWithData }
}

/// Statements of sources that are not about what was asked but about one other thing, and why.
package struct Distant: Hashable, Sendable {
  /// The observations of the sources, one at least.
  package let observations: [Observation]
  /// The devices that they name, the oldest first.
  package let devices: [Device]
  /// The conditions in which they are about something else.
  package let failures: [Miss.Failure]

  /// The values that they state, ascending.
  package var values: [Length] { Set(observations.map(\.value)).sorted() }
}
