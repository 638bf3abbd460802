import KeylineModel

/// Timelines that were worked out before, for those who ask about a device more than once.
///
/// Keep one for each device and drop it with the device: nothing is ever forgotten.
public struct TimelineMemory: Sendable {
  private var asked: [Question.Key: Asked?] = [:]
  private var timelines: [TimelineKey: Timeline<Outcome>] = [:]

  /// A question with the versions at which its outcomes can change.
  private struct Asked {
    let question: Question
    let points: [OSVersion]
  }

  private struct TimelineKey: Hashable {
    let question: Question.Key
    let situation: Situation
    let range: VersionRange
    let hypothetical: Bool
  }

  /// Creates a memory of nothing.
  public init() {}

  /// The outcomes over a range of versions; nil where the metric or the device does not exist.
  mutating func timeline(
    _ column: Column, on device: Device.ID, over range: VersionRange, hypothetical: Bool,
    by resolver: Resolver
  ) -> Timeline<Outcome>? {
    let key = Question.Key(metric: column.metric.id, device: device)
    let timelineKey = TimelineKey(
      question: key, situation: column.situation, range: range, hypothetical: hypothetical)
    if let known = timelines[timelineKey] { return known }
    let entry: Asked?
    if let known = asked[key] {
      entry = known
    } else {
      entry = resolver.question(column.metric.id, device: device).map {
        Asked(question: $0, points: $0.breakpoints)
      }
      asked[key] = .some(entry)
    }
    let timeline = entry.map {
      $0.question.timeline(
        over: range, at: $0.points, in: column.situation, hypothetical: hypothetical)
    }
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
