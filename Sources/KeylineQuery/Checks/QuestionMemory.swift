import KeylineModel

/// Questions that many observations are set against, each built once with its breakpoints: both
/// take as long as there are rules.
struct QuestionMemory {
  private let resolver: Resolver
  private var asked: [Subject: Asked] = [:]

  /// The most that is kept, so that a file about everything does not hold all of it.
  private static let capacity = 1_000

  private struct Subject: Hashable {
    let metric: Metric.ID
    let device: Device.ID
  }

  /// A question with the versions at which its answer can change.
  struct Asked {
    let question: Question
    let breakpoints: [OSVersion]

    /// The versions at which an observation is put to the test.
    func versions(of observation: Observation) -> [OSVersion] {
      question.versions(of: observation, breakpoints: breakpoints)
    }
  }

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// A metric on a device; nil where there is no such metric.
  mutating func asked(_ metric: Metric.ID, _ device: Device) -> Asked? {
    let subject = Subject(metric: metric, device: device.id)
    if let known = asked[subject] { return known }
    guard let question = resolver.question(metric, device: device.id) else { return nil }
    if asked.count == Self.capacity { asked.removeAll() }
    let new = Asked(question: question, breakpoints: question.breakpoints)
    asked[subject] = new
    return new
  }
}
