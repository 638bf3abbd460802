package import KeylineModel

/// The explanation of an answer: the tree of metrics behind it, what won and what did not.
package struct Explanation: Sendable {
  /// The metric asked about.
  package let asked: Metric
  /// The device asked about.
  package let device: Device
  /// The version asked about.
  package let version: OSVersion
  /// The situation asked about.
  package let situation: Situation
  /// The answer.
  package let answer: Answer
  /// One reading, or the earliest and the latest if they differ.
  package let readings: [Part]
  /// The versions that were released.
  package let calendar: ReleaseCalendar
  /// The nearest values, if there is no value.
  package let neighbours: [Neighbour]
  /// Related metrics, if this one has no value.
  package let related: [Part]

  /// One metric of the tree.
  package struct Part: Sendable {
    /// The metric.
    package let metric: Metric
    /// The status of its answer.
    package let status: Status
    /// The value; nil unless the status has one.
    package let value: Length?
    /// True if the term is subtracted in the formula above it.
    package let isSubtracted: Bool
    /// True if the metric is explained earlier in the tree.
    package let isRepeated: Bool
    /// The rules that give the value; the first one won, the others agree.
    package let winners: [Rule]
    /// The sources of the device's own attribute, if that is the value; empty if rules give it.
    package let sources: [Source.ID]
    /// The observations behind the winners that are about this device.
    package let covering: [Observation]
    /// The other observations behind the winners.
    package let elsewhere: [Observation]
    /// The number of independent sources among those that count.
    package let independent: Int
    /// How well the value is supported; nil without a value.
    package let confidence: Confidence?
    /// The end of the last version on which a measurement supports it.
    package let measuredUntil: OSVersion?
    /// The observations that state another value for this device, version and situation.
    package let against: [Observation]
    /// Rules that apply but lost, each with the rule that beat it.
    package let beaten: [Beaten]
    /// Rules that do not apply, the closest first.
    package let misses: [Miss]
    /// The metrics of the winner's formula.
    package let terms: [Part]
  }

  /// A rule that applies but lost.
  package struct Beaten: Sendable {
    /// The rule.
    package let rule: Rule
    /// The more specific rule that beat it.
    package let by: Rule
  }
}

extension Explanation {
  /// The answer with its question.
  package var record: AnswerRecord { record(over: [VersionRange(version)]) }

  /// The answer with its question, over all its versions.
  package func record(over ranges: [VersionRange]) -> AnswerRecord {
    AnswerRecord(device, Column(asked, situation), ranges, answer)
  }
}

extension Explanation.Part {
  /// Creates a reference to a metric that is explained earlier in the tree.
  init(repeating metric: Metric, status: Status, value: Length?, isSubtracted: Bool) {
    self.init(
      metric: metric, status: status, value: value, isSubtracted: isSubtracted, isRepeated: true,
      winners: [], sources: [], covering: [], elsewhere: [], independent: 0, confidence: nil,
      measuredUntil: nil, against: [], beaten: [], misses: [], terms: [])
  }
}
