import KeylineModel
import KeylineQuery
import KeylineText

/// Something that a picture leaves out because it is unknown.
package struct Omission: Hashable, Sendable {
  /// The part that is left out.
  package let title: String
  /// Why, in a few words for the picture.
  package let status: String
  /// Why, as the end of a sentence.
  package let reason: String

  init(_ title: String, status: String, reason: String) {
    self.title = title
    self.status = status
    self.reason = reason
  }

  /// A cell without a single value.
  init(_ cell: Cell, on device: Device) {
    title = cell.column.metric.title
    let candidates = Cell.Content.candidates(cell.candidates).text
    switch cell.status {
    case .uncertain:
      status = candidates
      reason = cell.uncertainty(on: device)
    case .conflict:
      status = "\(Status.conflict.text): \(candidates)"
      reason = cell.reasonText(on: device) ?? status
    default:
      status = cell.status.text
      reason = cell.reasonText(on: device) ?? status
    }
  }
}
