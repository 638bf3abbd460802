import KeylineModel

/// The bars that may decide a metric: asking with any other gives the answer that is there already.
struct DecidingDimensions {
  /// Those of a metric and of all that it may be a sum of.
  private let deciding: [Metric.ID: Set<Dimension>]

  /// Gathers what rules and statements speak of.
  init(_ knowledge: Knowledge) {
    var own: [Metric.ID: Set<Dimension>] = [:]
    var terms: [Metric.ID: Set<Metric.ID>] = [:]
    for rule in knowledge.rules {
      own[rule.metric, default: []].formUnion(rule.scope.conditions.keys.filter(\.isContent))
      // A rule may rest on what is stated about another metric.
      guard case .formula(let formula) = rule.value else { continue }
      terms[rule.metric, default: []].formUnion(formula.terms.map(\.metric))
    }
    for observation in knowledge.observations {
      own[observation.metric, default: []]
        .formUnion(observation.scope.conditions.keys.filter(\.isContent))
    }
    for metric in knowledge.metrics { own[metric.id, default: []].formUnion(metric.elements) }
    deciding = Dictionary(
      knowledge.metrics.map { ($0.id, Self.reach(of: $0.id, own, terms)) }
    ) { first, _ in first }
  }

  /// A situation without the bars that no rule and no statement about a metric speaks of.
  func plain(_ situation: Situation, for metric: Metric.ID) -> Situation {
    let dimensions = deciding[metric] ?? []
    var plain = situation
    if !dimensions.contains(.tabBar) { plain.set(.tabBar, to: 0) }
    if plain.content.largeTitle, !dimensions.contains(.largeTitle) {
      plain.set(.largeTitle, to: 0)
      plain.set(.navigationBar, to: 1)
    }
    if !dimensions.contains(.navigationBar) { plain.set(.navigationBar, to: 0) }
    return plain
  }

  private static func reach(
    of metric: Metric.ID, _ own: [Metric.ID: Set<Dimension>],
    _ terms: [Metric.ID: Set<Metric.ID>]
  ) -> Set<Dimension> {
    var reached: Set<Metric.ID> = []
    var dimensions: Set<Dimension> = []
    var open = [metric]
    while let next = open.popLast() {
      guard reached.insert(next).inserted else { continue }
      dimensions.formUnion(own[next] ?? [])
      open += terms[next] ?? []
    }
    return dimensions
  }
}
