package import KeylineModel

/// Every metric on every device over some versions, answered piece by piece.
///
/// Nothing is kept, so a whole catalogue can be written without being in memory at once.
package struct AnswerMatrix: Sendable {
  /// The resolver that answers.
  package let resolver: Resolver
  /// The devices asked about.
  package let devices: [Device]
  /// The metrics asked about.
  package let metrics: [Metric]
  /// The situations for every metric, before its own conditions vary them.
  package let situations: [Situation]
  /// The metrics in their order, each once for every combination of its own conditions.
  package let variants: [Variant]
  /// The versions asked about.
  package let versions: VersionSet
  /// The property that the versions of one stretch have in common; more than the status takes
  /// several times as long.
  package var folding = Answer.Folding.status
  private let named: [Dimension: [Int]]?
  /// The variants that are equal to another one for a kind of device, because they differ in a
  /// condition that does not concern it.
  private let repeated: [Idiom: Set<Variant>]

  /// Creates a matrix; without versions it covers all.
  ///
  /// - Parameter named: The values given for metric-specific conditions; a condition without one
  ///   takes all values that rules distinguish. Nil uses the situations as they are.
  package init(
    _ resolver: Resolver, devices: [Device], metrics: [Metric], situations: [Situation],
    naming named: [Dimension: [Int]]? = nil, versions: VersionSet = .all
  ) {
    self.resolver = resolver
    self.devices = devices
    self.metrics = metrics
    self.situations = situations
    self.named = named
    let variants = metrics.flatMap { metric in
      guard let named else { return [Variant(metric, situations)] }
      return Variant.all(
        metric, in: situations,
        naming: resolver.conditions(of: metric).merging(named) { $1 })
    }
    self.variants = variants
    repeated = Dictionary(
      uniqueKeysWithValues: Idiom.allCases.map { ($0, Variant.repeated(variants, on: $0)) })
    self.versions = versions
  }

  /// The same questions to another resolver.
  package func asked(of resolver: Resolver) -> AnswerMatrix {
    AnswerMatrix(
      resolver, devices: devices, metrics: metrics, situations: situations, naming: named,
      versions: versions)
  }

  /// The versions asked about that a device ran.
  package func ranges(of device: Device) -> [VersionRange] {
    versions.ran(by: device)
  }

  /// The releases among these versions, each as a range of its own.
  package func releases(of device: Device, in ranges: [VersionRange]) -> [VersionRange] {
    ranges.flatMap { resolver.releases(of: device, in: $0) }
  }

  /// The answers about one metric of one device over some versions, a list for each situation.
  package func answers(
    _ variant: Variant, on device: Device, over ranges: [VersionRange]
  ) -> [[Timeline<Answer>.Stretch]] {
    answers(variant, asking: DeviceQuestions(device, resolver), over: ranges)
  }

  /// The answers about one metric over some versions, from questions that others share.
  package func answers(
    _ variant: Variant, asking questions: DeviceQuestions, over ranges: [VersionRange]
  ) -> [[Timeline<Answer>.Stretch]] {
    guard repeated[questions.device.idiom]?.contains(variant) != true,
      let question = questions[variant.metric.id]
    else { return variant.situations.map { _ in [] } }
    return variant.situations.map { situation in
      // Ranges given separately stay separate.
      ranges.flatMap { range in
        question.timeline(
          over: [range], in: situation, folding == .status ? .result : .support
        ) { $0.agrees(with: $1, in: folding) }.stretches
      }
    }
  }

  /// The full answer at the beginning of a stretch.
  package func answer(
    _ metric: Metric, on device: Device, in situation: Situation,
    at stretch: Timeline<Answer>.Stretch
  ) -> Answer? {
    resolver.question(metric.id, device: device.id)?
      .answer(at: stretch.from, in: situation)
  }
}
