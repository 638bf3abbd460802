import KeylineModel
import KeylineQuery
import KeylineText

extension Failure {
  /// A refused change, with the next command to try.
  ///
  /// - Parameter beginning: The place of the refused row, or the failed action.
  init(_ refusal: Refusal, after beginning: String = "") {
    self.init(
      ([beginning, "\(refusal)", refusal.reason.next] as [String?]).compactMap(\.self)
        .filter { !$0.isEmpty }.joined(separator: " "), exitCode: ExitStatus.badData)
  }
}

extension Refusal.Reason {
  /// The next command to try; nil if the reason is enough.
  fileprivate var next: String? {
    switch self {
    case .taken(let key, let isReplaceable):
      isReplaceable ? Self.force : "See: \(Self.commands(showing: key))"
    case .removed(let key): "Restore it: keyline \(key.kind.rawValue) restore \(key.id)"
    case .loss: Self.force
    case .conflict: "Leave out what is not certain, for example --screen."
    case .clash(_, let stored): stored.map { "See: keyline rule show \($0)" }
    case .firstOSUnknown(let device):
      "Add it: keyline device edit \(device.id) --first-os VERSION"
    case .otherAnswer(let metric, _, let place, let situation, _):
      "See why: keyline "
        + ArgumentText.text(
          ["explain"]
            + Ask(
              [metric], devices: [place.device], os: "\(place.version)", situation: situation
            ).arguments)
    case .nowhere(let metric): "See: keyline metric show \(metric)"
    case .fault, .nameTaken, .nothingToRemove, .otherRow, .otherMetric, .neverRan, .noneRan: nil
    }
  }

  private static let force = "Override with --force."

  private static func commands(showing key: RowKey) -> String {
    let command = "keyline \(key.kind.rawValue)"
    switch key.kind {
    case .device, .rule, .observation:
      return "\(command) show \(key.id) or \(command) edit \(key.id)"
    case .source, .technique: return "\(command) show \(key.id)"
    }
  }
}
