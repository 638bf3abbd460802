import KeylineModel
import KeylineQuery

extension ExportContent {
  /// The values that an uncertain or conflicting answer may have; nil where there is just one.
  func candidates(
    _ metric: Metric, on device: Device, in situation: Situation, at stretch: AnswerStretch
  ) -> [Length?]? {
    guard stretch.answer.status == .uncertain || stretch.answer.status == .conflict else {
      return nil
    }
    return matrix.outcome(metric, on: device, in: situation, at: stretch)?.candidates
  }
}
