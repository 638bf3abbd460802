package import KeylineModel

/// The questions about one device, each created when first used.
///
/// Selecting the rules of a question costs more than most of its answers, so callers with many
/// questions about a device share this object. It keeps all questions until it is released.
package final class DeviceQuestions {
  /// The device asked about.
  package let device: Device

  let resolver: Resolver
  private var questions: [Metric.ID: Question?] = [:]

  /// Creates the questions about a device of a resolver.
  package init(_ device: Device, _ resolver: Resolver) {
    self.device = device
    self.resolver = resolver
  }

  /// The question about a metric; nil if the metric or the device does not exist.
  package subscript(metric: Metric.ID) -> Question? {
    if let known = questions[metric] { return known }
    let question = resolver.question(metric, device: device.id)
    questions[metric] = .some(question)
    return question
  }
}
