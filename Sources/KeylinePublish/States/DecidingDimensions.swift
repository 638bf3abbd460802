import KeylineModel
import KeylineQuery

/// The bars that may decide a metric: asking with any other gives the answer that is there already.
struct DecidingDimensions {
  /// Those of a metric and of all that it may be a sum of.
  private let deciding: [Metric.ID: Set<Dimension>]

  /// Gathers the conditions of rules and statements.
  init(_ resolver: Resolver) {
    let knowledge = resolver.knowledge
    var own: [Metric.ID: Set<Dimension>] = [:]
    for rule in knowledge.rules {
      own[rule.metric, default: []].formUnion(rule.scope.conditions.keys.filter(\.isContent))
    }
    for observation in knowledge.observations {
      own[observation.metric, default: []]
        .formUnion(observation.scope.conditions.keys.filter(\.isContent))
    }
    for metric in knowledge.metrics { own[metric.id, default: []].formUnion(metric.elements) }
    deciding = Dictionary(
      knowledge.metrics.map { metric in
        (metric.id, Set(resolver.closure(of: metric.id).flatMap { own[$0] ?? [] }))
      }
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
}
