import KeylineModel
import KeylineQuery

/// Something that a picture leaves out because it is not known.
public struct Omission: Hashable, Sendable {
  /// The part that is left out.
  public let title: String
  /// Why, in a few words for the picture.
  public let status: String
  /// Why, as the end of a sentence.
  public let reason: String

  init(_ title: String, status: String, reason: String) {
    self.title = title
    self.status = status
    self.reason = reason
  }

  /// A cell without a single value.
  init(_ cell: Cell, on device: Device) {
    title = cell.column.metric.title
    let candidates = cell.candidates.map { $0?.description ?? "unknown" }.joined(separator: " or ")
    switch cell.status {
    case .uncertain:
      status = candidates
      reason = "uncertain: \(candidates); when it changed is not known exactly"
    case .conflict:
      status = "conflict: \(candidates)"
      reason = cell.reasonText(on: device) ?? status
    default:
      status = cell.status == .notApplicable ? "not applicable" : cell.status.rawValue
      reason = cell.reasonText(on: device) ?? status
    }
  }
}
