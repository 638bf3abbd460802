import KeylineModel

/// Questions that many observations are set against, each built once: that takes as long as there
/// are rules.
struct QuestionMemory {
  private let resolver: Resolver
  private var questions: [Subject: Question] = [:]

  /// The most that is kept, so that a file about everything does not hold all of it.
  private static let capacity = 1_000

  private struct Subject: Hashable {
    let metric: Metric.ID
    let device: Device.ID
  }

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// A metric on a device; nil where there is no such metric.
  mutating func question(_ metric: Metric.ID, _ device: Device) -> Question? {
    let subject = Subject(metric: metric, device: device.id)
    if let known = questions[subject] { return known }
    guard let question = resolver.question(metric, device: device.id) else { return nil }
    if questions.count == Self.capacity { questions.removeAll() }
    questions[subject] = question
    return question
  }
}
