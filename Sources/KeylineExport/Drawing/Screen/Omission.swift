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

  /// An answer without a single value.
  init(_ record: AnswerRecord) {
    title = record.metric.title
    let candidates = record.answer.candidates
    status =
      candidates.isEmpty
      ? record.status.text
      : (record.status == .conflict ? "\(Status.conflict.text): " : "")
        + Answer.Content.candidates(candidates).text
    reason = record.whyText ?? record.status.text
  }
}
