import KeylineModel

/// Timelines that were worked out before, for those who ask about a device more than once.
///
/// Keep one for each device and drop it with the device: nothing is ever forgotten.
package struct TimelineMemory: Sendable {
  private var questions: [Question.Key: Question?] = [:]
  private var timelines: [TimelineKey: Timeline<Outcome>] = [:]

  private struct TimelineKey: Hashable {
    let question: Question.Key
    let situation: Situation
    let range: VersionRange
    let hypothetical: Bool
  }

  /// Creates a memory of nothing.
  package init() {}

  /// The outcomes over a range of versions; nil where the metric or the device does not exist.
  mutating func timeline(
    _ column: Column, on device: Device.ID, over range: VersionRange, hypothetical: Bool,
    by resolver: Resolver
  ) -> Timeline<Outcome>? {
    let key = Question.Key(metric: column.metric.id, device: device)
    let timelineKey = TimelineKey(
      question: key, situation: column.situation, range: range, hypothetical: hypothetical)
    if let known = timelines[timelineKey] { return known }
    let question = questions[key] ?? resolver.question(column.metric.id, device: device)
    questions[key] = .some(question)
    let timeline = question?.timeline(
      over: range, in: column.situation, hypothetical: hypothetical)
    timelines[timelineKey] = timeline
    return timeline
  }
}

extension Question {
  /// A question about a node.
  fileprivate struct Key: Hashable {
    let metric: Metric.ID
    let device: Device.ID
  }
}
