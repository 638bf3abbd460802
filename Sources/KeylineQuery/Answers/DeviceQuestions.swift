package import KeylineModel

/// The questions about one device, each made when it is first asked.
///
/// To pick out the rules of a question costs more than most of its answers, so whoever asks much about a
/// device asks through this. Nothing is forgotten until it is dropped.
package final class DeviceQuestions {
  /// The device that is asked.
  package let device: Device

  let resolver: Resolver
  private var questions: [Metric.ID: Question?] = [:]

  /// The questions about a device of a resolver.
  package init(_ device: Device, _ resolver: Resolver) {
    self.device = device
    self.resolver = resolver
  }

  /// The question what a metric is; nil where there is no such metric or device.
  package subscript(metric: Metric.ID) -> Question? {
    if let known = questions[metric] { return known }
    let question = resolver.question(metric, device: device.id)
    questions[metric] = .some(question)
    return question
  }
}
