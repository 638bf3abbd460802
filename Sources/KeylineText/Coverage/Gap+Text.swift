import KeylineModel
public import KeylineQuery

extension Gap.Reason {
  /// The reason for a gap, for example `no source after iOS 26`.
  public var text: String {
    switch self {
    case .nothingRecorded: "nothing is recorded"
    case .unstated: "no source states it"
    case .stated(let statements):
      (Set(statements.map(\.value)).count > 1
        ? "sources differ and no rule decides: " : "stated, but not enough for a rule: ")
        + statements.map { "\($0.value) by \($0.source)" }.joined(separator: ", ")
    case .unused: "stated, but no rule uses it"
    case .noAttribute: "the device's own figure is not recorded"
    case .term(let metric, let reason): "\(metric): \(reason.text)"
    case .firstOSUnknown: "the first OS of the device is not recorded"
    case .conflict(let rules): "\(rules.joined(separator: " and ")) contradict each other"
    case .redesigned(let redesign): "\(redesign.text) and no source was read since"
    case .before(let boundary): "no source before \(boundary.text)"
    case .after(let boundary): "no source after \(boundary?.text ?? "")"
    case .elsewhere(let miss): "no source covers it; \(miss.rule.id) \(miss.failureText)"
    case .notApplicable: Status.notApplicable.text
    }
  }
}
