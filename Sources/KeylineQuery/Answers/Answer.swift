package import KeylineModel

/// The answer about a metric on a device in a situation, as plain values without a resolver.
///
/// It does not contain the metric, the device and the versions; see ``AnswerRecord``.
package struct Answer: Hashable, Sendable {
  /// The value, or the reason why there is none.
  package let result: Result
  /// The evidence behind it; nil if the request left it out.
  package internal(set) var support: Support?
  /// False if nothing was released from its version on.
  package let isReleased: Bool

  /// A value, one of several, or the reason why there is none.
  package enum Result: Hashable, Sendable {
    /// A single value.
    case value(Length, Certainty)
    /// One of several values, the latest reading first, nil for unknown; with the change that
    /// leaves it open.
    case oneOf([Length?], ChangeWindow?)
    /// No value.
    case none(Why)
  }

  /// The certainty of a value, the surest first.
  package enum Certainty: Int, Comparable, Sendable {
    /// Evidence reaches this version.
    case known
    /// The value lies beyond the last version on which it was measured.
    case assumed
    /// The value rests on no observation of that class of devices.
    case inferred

    package static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }

  /// The versions between which a change of unknown version lies.
  package struct ChangeWindow: Hashable, Sendable {
    /// The last version surely before the change.
    package let after: StatedVersion
    /// The first version surely after the change.
    package let by: OSVersion
    /// False if the change may never have come: the device never ran the first version after it, or
    /// has there another value than all those before.
    package let isSure: Bool
  }

  /// The part of an answer that a table shows; equal contents are folded.
  package enum Content: Hashable, Sendable {
    case value(Length)
    case candidates([Length?])
    case status(Status)
  }

  /// The amount of detail in an answer.
  package enum Detail: Sendable {
    /// The result alone.
    case result
    /// The result and the evidence, which takes several times as long.
    case support
    /// The result, the evidence, the inference and the effect of another SDK.
    case caveats
  }
}

extension Answer.Result {
  /// The status of the result.
  package var status: Status {
    switch self {
    case .value(_, .known): .known
    case .value(_, .assumed): .assumed
    case .value(_, .inferred): .inferred
    case .oneOf: .uncertain
    case .none(let why): why.status
    }
  }

  /// The value; nil unless there is a single one.
  package var value: Length? { if case .value(let value, _) = self { value } else { nil } }

  /// The values that an uncertain or conflicting answer may have; nil stands for unknown.
  package var candidates: [Length?] {
    switch self {
    case .value: []
    case .oneOf(let lengths, _): lengths
    case .none(.contradicted(let claims)): claims.map(\.value)
    case .none(let why): why.status == .conflict ? [nil] : []
    }
  }

  /// The reason for no value; nil if there is one or several.
  package var why: Why? { if case .none(let why) = self { why } else { nil } }

  /// The change that leaves several values open; nil for any other answer.
  package var change: Answer.ChangeWindow? {
    if case .oneOf(_, let change) = self { change } else { nil }
  }

  /// The part that a table shows.
  package var content: Answer.Content {
    switch self {
    case .value(let value, _): .value(value)
    case .oneOf(let lengths, _): .candidates(lengths)
    case .none(let why): .status(why.status)
    }
  }
}

extension Answer {
  /// The same result with other support.
  package func supported(by support: Support?) -> Answer {
    Answer(result: result, support: support, isReleased: isReleased)
  }

  /// The status of the answer.
  package var status: Status { result.status }
  /// The value; nil unless there is a single one.
  package var value: Length? { result.value }
  /// The values that an uncertain or conflicting answer may have; nil stands for unknown.
  package var candidates: [Length?] { result.candidates }
  /// The reason for no value; nil if there is one or several.
  package var why: Why? { result.why }
  /// The part that a table shows.
  package var content: Content { result.content }
  /// How well sources support it; nil if not computed, and without a value.
  package var confidence: Confidence? { support?.confidence }
  /// The end of the last version on which measurements support all of it.
  package var measuredUntil: OSVersion? { support?.measuredUntil }
  /// True if the missing linked SDK made a difference.
  package var readsDefaultSDK: Bool { support?.readsDefaultSDK ?? false }
  /// The rules that gave it, those of formulas before those of their terms.
  package var rules: [Rule.ID] { support?.rules ?? [] }
  /// The sources behind it, sorted.
  package var sources: [Source.ID] { support?.sources ?? [] }
  /// True for a value to check: disputed, copied, or inferred from dissimilar devices.
  package var needsChecking: Bool { support?.needsChecking ?? false }
}
