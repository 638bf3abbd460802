import KeylineModel

/// Questions shared by many observations, each built once, because building takes time in
/// proportion to the rules.
struct QuestionMemory {
  private let resolver: Resolver
  private var questions: [Subject: Question] = [:]

  /// The most questions kept, so that a file about everything does not keep all of them.
  private static let capacity = 1_000

  private struct Subject: Hashable {
    let metric: Metric.ID
    let device: Device.ID
  }

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// The question about a metric on a device; nil if the metric does not exist.
  mutating func question(_ metric: Metric.ID, _ device: Device) -> Question? {
    let subject = Subject(metric: metric, device: device.id)
    if let known = questions[subject] { return known }
    guard let question = resolver.question(metric, device: device.id) else { return nil }
    if questions.count == Self.capacity { questions.removeAll() }
    questions[subject] = question
    return question
  }
}
