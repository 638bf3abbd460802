import KeylineModel
package import KeylineQuery

extension Refusal: CustomStringConvertible {
  /// The refusal in a sentence: the row, the reason and the consequence.
  package var description: String { "Refused: \(fault). \(Self.consequence)" }

  /// The reason alone, for a change that is made all the same.
  package var fault: String { reason.text }

  /// The consequence of every refusal, in a sentence.
  package static let consequence = "Nothing was stored."
}

extension Refusal.Reason {
  /// The reason as the middle of a sentence.
  fileprivate var text: String {
    switch self {
    case .taken(let key, _): "the \(key.kind.rawValue) \"\(key.id)\" already exists"
    case .removed(let key): "the \(key.kind.rawValue) \"\(key.id)\" exists, but you removed it"
    case .nameTaken(let name, let id): "the name \"\(name)\" is taken by \(id)"
    case .nothingToRemove(let key): "there is no \(key) to remove"
    case .otherRow(let key, let expected): "the file holds \(key), not \(expected)"

    case .otherMetric(let key, let metric, let former):
      "\(key) is about \(former); a row about \(metric) needs an identifier of its own"

    case .fault(let finding), .clash(let finding, _): finding.text
    case .loss(let finding, let own): finding.loss(of: own)
    case .conflict(let finding): finding.message

    case .firstOSUnknown(let device):
      "Keyline knows no first iOS version of \(device.name), so no version has an answer"
    case .neverRan(let device, let versions):
      String(DeviceText.neverRan(device, versions).dropLast())
    case .noneRan: "no device ran any of these versions"
    case .otherAnswer(let metric, let value, let place, let situation, let rule):
      "\(metric) on "
        + [place.device, "iOS \(place.version)", situation.words].compactMap(\.self)
        .joined(separator: ", ") + " would be \(place.answer), not \(value)"
        + (rule.map { ", by rule \($0)" } ?? "")
    case .nowhere(let metric): "no device in this scope has \(metric)"
    }
  }
}

extension Finding {
  /// The loss that a change would mean for a row: `your rule status-bar-height/mine names my-phone`.
  fileprivate func loss(of own: RowKey?) -> String {
    let row = own.map { "your \($0)" } ?? subject
    return switch fault {
    case .noDevice(let id), .noMetric(let id), .noSource(let id): "\(row) names \(id)"
    case .restsOnMissing(let id): "\(row) rests on \(id)"
    default: text
    }
  }
}

extension NothingToRestore: CustomStringConvertible {
  /// The reason why there is nothing to bring back.
  package var description: String {
    switch self {
    case .notShipped(let key):
      "No \(key.kind.rawValue) \"\(key.id)\" is shipped, so there is none to restore."
    case .applies(let key):
      "The shipped \(key.kind.rawValue) \"\(key.id)\" applies; nothing replaces it."
    }
  }
}
