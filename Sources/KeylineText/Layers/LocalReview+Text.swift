public import KeylineModel
public import KeylineQuery

/// A row of the user's own, and what the shared data says of it.
public struct OwnRow: Hashable, Sendable {
  /// The row that is spoken of.
  public let key: RowKey
  /// The verdict of the shared data.
  public let verdict: LocalReview.Verdict
  /// The reason, in words.
  public let detail: String

  /// Creates the statement about one row.
  public init(key: RowKey, verdict: LocalReview.Verdict, detail: String) {
    self.key = key
    self.verdict = verdict
    self.detail = detail
  }
}

extension LocalReview.Reason {
  /// Why it is said, as the end of a sentence.
  public var text: String {
    switch self {
    case .rulesAgree: "the other rules say the same"
    case .rulesDiffer(let place?, let value):
      "\(place.device), iOS \(place.version): \(place.answer), and \(value) here"
    case .rulesDiffer(nil, _): "the other rules differ"
    case .fault(let fault): fault.message
    case .sameDevice(let id): "\(id) has the same name or model identifier"
    }
  }
}

extension Replay.Place {
  /// The value that the rules give there, or how they stand.
  public var answer: String { outcome.value?.description ?? outcome.status.text }
}
