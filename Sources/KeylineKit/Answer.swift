public import KeylineModel
public import KeylineQuery
import KeylineText

/// The answer about a metric on a device, over versions in which its value does not change.
public struct Answer: Hashable, Sendable {
  /// The versions as people write them, for example `11` or `12–13`.
  public let os: String
  /// The condition that tells the answer from others to the same question, for example `widget: small`;
  /// nil where the metric has none.
  public let condition: String?
  /// How the answer stands.
  public let status: Status
  /// The value in points, or in pixels per point for a scale; nil unless the status has one.
  public let value: Double?
  /// The values that an uncertain or conflicting answer may have; nil stands for unknown.
  public let candidates: [Double?]
  /// How well the value is supported; nil without a value.
  public let confidence: Confidence?
  /// The last version on which a measurement supports the value; nil when nobody measured it.
  public let verifiedThrough: StatedVersion?
  /// The identifiers of the rules that gave the value.
  public let rules: [String]
  /// The sources behind the value, sorted by key.
  public let sources: [Source]
  /// Why there is no single value, for example `not applicable, since iOS 11`; nil when there is one
  /// or several.
  public let reason: String?

  init(_ record: AnswerRecord, over os: String, resolver: Resolver) {
    let answer = record.answer
    self.os = os
    condition = record.column.condition
    status = answer.status
    value = answer.value.map(\.points)
    candidates = answer.candidates.map { $0.map(\.points) }
    confidence = answer.confidence
    verifiedThrough = answer.measuredUntil.map { StatedVersion(before: $0) }
    rules = answer.rules
    sources = answer.sources.compactMap(resolver.source)
    reason = answer.why?.text(on: record.device)
  }
}

extension Length {
  /// The length in points; a third is the nearest number that a Double can hold.
  var points: Double { Double(sixths) / 6 }
}
