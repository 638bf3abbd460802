public import KeylineModel
import KeylineQuery

/// The answer about a metric on a device, over versions in which its value does not change.
public struct Answer: Hashable, Sendable {
  /// The versions as people write them, for example `11` or `12–13`.
  public let os: String
  /// The condition that distinguishes the answer from others to the same question, for example
  /// `widget: small`; nil if the metric has none.
  public let condition: String?
  /// How certain the value is, or why there is none.
  public let status: Status
  /// True if evidence supports the value on these versions and no source disputes it.
  public let isReliable: Bool
  /// The value in points, or in pixels per point for a scale; nil unless the status has one.
  public let value: Double?
  /// The values that an uncertain or conflicting answer may have; nil stands for unknown.
  public let candidates: [Double?]
  /// The last version on which a measurement supports the value; nil if it was never measured.
  public let verifiedThrough: Version?
  /// The identifiers of the rules that gave the value.
  public let rules: [String]
  /// The sources behind the value, sorted by key.
  public let sources: [Source]
  /// The reason why there is no value; nil if there is one or several.
  public let reason: Reason?

  init(_ record: AnswerRecord, _ labels: VersionLabels, resolver: Resolver) {
    let answer = record.answer
    os = labels.label(record.ranges)
    condition = record.column.condition
    status = Status(answer.status)
    isReliable = answer.status == .known && !answer.needsChecking
    value = answer.value.map(\.points)
    candidates = answer.candidates.map { $0.map(\.points) }
    verifiedThrough = answer.measuredUntil.map { Version(StatedVersion(before: $0).description) }
    rules = answer.rules
    sources = answer.sources.compactMap(resolver.source)
    reason = answer.why.map { Reason($0, on: record.device, labels) }
  }
}

extension Length {
  /// The length in points; thirds are rounded to the nearest Double.
  var points: Double { Double(sixths) / 6 }
}
