package import KeylineModel

/// An answer with its question: the metric, the situation, the device and the versions.
package struct AnswerRecord: Hashable, Sendable {
  /// The device asked about.
  package let device: Device
  /// The metric and the situation.
  package let column: Column
  /// The versions, ascending.
  package let ranges: [VersionRange]
  /// The answer on all of them.
  package let answer: Answer

  /// Creates a record from a question and its answer.
  package init(_ device: Device, _ column: Column, _ ranges: [VersionRange], _ answer: Answer) {
    self.device = device
    self.column = column
    self.ranges = ranges
    self.answer = answer
  }

  /// The metric asked about.
  package var metric: Metric { column.metric }
  /// The situation asked about.
  package var situation: Situation { column.situation }
  /// The status of the answer.
  package var status: Status { answer.status }
  /// The value; nil unless there is a single one.
  package var value: Length? { answer.value }
  /// The part that a table shows.
  package var content: Answer.Content { answer.content }
}

/// One metric in one situation.
package struct Column: Hashable, Sendable {
  /// The metric asked about.
  package let metric: Metric
  /// The situation asked about.
  package let situation: Situation

  /// Creates a column.
  package init(_ metric: Metric, _ situation: Situation) {
    self.metric = metric
    self.situation = situation
  }
}
