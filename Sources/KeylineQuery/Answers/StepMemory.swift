import KeylineModel

/// Step functions that were worked out before, for those who ask about a device more than once.
///
/// Keep one for each device and drop it with the device: nothing is ever forgotten.
public struct StepMemory: Sendable {
  private var questions: [Question.Key: Question?] = [:]
  private var functions: [FunctionKey: StepFunction] = [:]

  private struct FunctionKey: Hashable {
    let question: Question.Key
    let situation: Situation
    let range: VersionRange
    let hypothetical: Bool
  }

  /// Creates a memory of nothing.
  public init() {}

  /// The outcomes over a range of versions; nil where the metric or the device does not exist.
  mutating func steps(
    _ column: Column, on device: Device.ID, over range: VersionRange, hypothetical: Bool,
    by resolver: Resolver
  ) -> StepFunction? {
    let key = Question.Key(metric: column.metric.id, device: device)
    let functionKey = FunctionKey(
      question: key, situation: column.situation, range: range, hypothetical: hypothetical)
    if let known = functions[functionKey] { return known }
    let question: Question?
    if let known = questions[key] {
      question = known
    } else {
      question = resolver.question(column.metric.id, device: device)
      questions[key] = .some(question)
    }
    let function = question?.steps(
      over: range, in: column.situation, hypothetical: hypothetical)
    functions[functionKey] = function
    return function
  }
}

extension Question {
  /// What is asked of what.
  fileprivate struct Key: Hashable {
    let metric: Metric.ID
    let device: Device.ID
  }
}
