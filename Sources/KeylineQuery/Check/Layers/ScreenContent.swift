import KeylineModel

/// The screen content that a statement leaves open: none, if it decides the value.
///
/// The source of a rule may mean any screen; a person who records one value saw one screen.
struct ScreenContent {
  private let rules: [Metric.ID: [Rule]]
  private let metrics: [Metric.ID: Metric]
  private let devices: [Device]
  private var deciding: [Topic: [Dimension]] = [:]

  /// A metric on some devices; screen content is irrelevant to it if only rules for other devices
  /// ask about it.
  private struct Topic: Hashable {
    let metric: Metric.ID
    let scope: Scope
  }

  init(_ knowledge: Knowledge) {
    rules = Dictionary(grouping: knowledge.rules) { $0.metric }
    metrics = Dictionary(knowledge.metrics.map { ($0.id, $0) }) { first, _ in first }
    devices = knowledge.devices
  }

  /// The scope without the screen content that it neither names nor implies.
  mutating func closed(_ scope: Scope, about metric: Metric.ID) -> Scope {
    var shown = Situation()
    for (dimension, allowed) in scope.conditions
    where !dimension.isDeviceAttribute && dimension != .sdk && !allowed.contains(0) {
      if let range = allowed.ranges.first { shown.set(dimension, to: range.lowerBound) }
    }
    shown = shown.showing(metrics[metric]?.elements ?? []).completed
    let ofDevices = Scope(
      devices: scope.devices, conditions: scope.conditions.filter(\.key.isDeviceAttribute))
    let absent = deciding(Topic(metric: metric, scope: ofDevices)).filter {
      scope.conditions[$0] == nil && shown.code($0, defaultSDK: 0) == 0
    }
    var closed = scope
    for dimension in absent where !absent.contains(where: { dimension.brings($0) }) {
      closed.conditions[dimension] = ValueSet(values: [0])
    }
    return closed
  }

  /// The screen content that decides a metric, by its rules and by those of its formulas' terms.
  private mutating func deciding(_ topic: Topic) -> [Dimension] {
    if let known = deciding[topic] { return known }
    let devices = devices.filter { topic.scope.match($0) != .none }
    var mentioned: Set<Dimension> = []
    var seen: Set<Metric.ID> = []
    var open = [topic.metric]
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      for rule in rules[next] ?? [] where mayHold(rule, on: devices) {
        mentioned.formUnion(rule.scope.conditions.keys.filter(\.isContent))
        if case .formula(let formula) = rule.value { open += formula.terms.map(\.metric) }
      }
    }
    let all = Dimension.allCases.filter(mentioned.contains)
    deciding[topic] = all
    return all
  }

  private func mayHold(_ rule: Rule, on devices: [Device]) -> Bool {
    devices.contains { rule.scope.match($0) != .none }
  }
}

extension Dimension {
  /// True if it implies another element, as a large title implies its bar.
  fileprivate func brings(_ other: Dimension) -> Bool {
    if self == other { return false }
    var alone = Situation()
    alone.set(self, to: 1)
    return alone.completed.code(other, defaultSDK: 0) != 0
  }
}
