import KeylineModel
public import KeylineQuery

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
  var answer: String { outcome.value?.description ?? outcome.status.text }
}
