public import KeylineModel

/// Every metric on every device over every version that is asked, answered piece by piece.
///
/// Nothing is kept: a whole catalogue can be written out without being in memory at once.
public struct AnswerMatrix: Sendable {
  /// What answers.
  public let resolver: Resolver
  /// The devices that are asked.
  public let devices: [Device]
  /// The metrics that are asked.
  public let metrics: [Metric]
  /// The situations in which every metric is answered.
  public let situations: [Situation]
  /// The versions that are asked.
  public let versions: VersionSet
  /// Whether devices are asked about versions that they never ran.
  public let hypothetical: Bool
  private let released: [OSVersion]

  /// Creates a matrix; without versions it is over all of them.
  public init(
    _ resolver: Resolver, devices: [Device], metrics: [Metric], situations: [Situation],
    versions: VersionSet = .all, hypothetical: Bool = false
  ) {
    self.resolver = resolver
    self.devices = devices
    self.metrics = metrics
    self.situations = situations
    self.versions = versions
    self.hypothetical = hypothetical
    released = resolver.knowledge.releases.map(\.version).sorted()
  }

  /// The versions that are asked of a device and that it ran.
  public func ranges(of device: Device) -> [VersionRange] {
    let asked = versions.parts(on: device).map { VersionRange(from: $0.from, until: $0.until) }
    guard let support = device.support, !hypothetical else { return asked }
    return asked.compactMap { range in
      let (from, until) = (max(range.from, support.from), min(range.until, support.until))
      return from < until ? VersionRange(from: from, until: until) : nil
    }
  }

  /// The releases among these versions, each as a range of its own.
  public func releases(of device: Device, in ranges: [VersionRange]) -> [VersionRange] {
    ranges.flatMap { resolver.releases(of: device, in: $0) }
  }

  /// The answers about one metric of one device over some versions, a list for each situation.
  public func answers(
    _ metric: Metric, on device: Device, over ranges: [VersionRange]
  ) -> [[AnswerStretch]] {
    guard let question = resolver.question(metric.id, device: device.id) else {
      return situations.map { _ in [] }
    }
    let points = question.answerPoints
    return situations.map {
      question.stretches(
        over: ranges, in: $0, at: points, hypothetical: hypothetical, existed: existed)
    }
  }

  /// The full answer at the beginning of a stretch.
  public func outcome(
    _ metric: Metric, on device: Device, in situation: Situation, at stretch: AnswerStretch
  ) -> Outcome? {
    resolver.question(metric.id, device: device.id)?
      .outcome(at: stretch.range.from, in: situation, hypothetical: hypothetical)
  }

  /// Whether any version of a range was ever released; of the future that is not known.
  private func existed(_ range: VersionRange) -> Bool {
    if range.until == range.from.successor { return true }
    let index = released.partition { $0 < range.from }
    return index >= released.count || released[index] < range.until
  }
}
