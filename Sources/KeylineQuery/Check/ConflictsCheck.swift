import KeylineModel

extension Check {
  /// Two rules that apply together agree unless one beats the other.
  package static let conflicts = Check(.conflicts) { resolver in
    resolver.rules.keys.sorted().flatMap { Array(resolver.conflicts(of: $0)) }
  }
}

extension Resolver {
  /// The conflicts among the rules of a metric, one finding for each pair of rules.
  ///
  /// Every device of the catalogue is tried in each situation that the two rules share and that
  /// rules of the metric distinguish, at each version where something may change.
  func conflicts(of metric: Metric.ID) -> some Sequence<Finding> {
    let mentioned = mentioned(about: metric)
    return rivals(of: metric).lazy.compactMap { pair -> Finding? in
      for device in knowledge.devices {
        guard let from = clash(of: pair, on: device, mentioned) else { continue }
        return Finding(pair.0.id, .contradicts(pair.1.id, device: device.name, at: from))
      }
      return nil
    }
  }

  /// The pairs of rules of a metric that disagree wherever both apply.
  func rivals(of metric: Metric.ID) -> some Sequence<(Rule, Rule)> {
    pairs(of: metric).lazy.filter { pair in
      let (first, second) = pair
      return first.value != second.value
        && !first.beats(second, in: catalogue) && !second.beats(first, in: catalogue)
    }
  }

  /// The conditions by which the rules of a metric distinguish situations.
  func mentioned(about metric: Metric.ID) -> [(Dimension, ValueSet)] {
    closure(of: metric).flatMap { rules[$0] ?? [] }.flatMap { $0.scope.conditions }
      .map { ($0.key, $0.value) }
  }

  /// The first version at which two rules contradict each other on a device.
  func clash(
    of pair: (Rule, Rule), on device: Device, _ mentioned: [(Dimension, ValueSet)]
  ) -> OSVersion? {
    let (first, second) = pair
    if case .none = first.scope.match(device) { return nil }
    if case .none = second.scope.match(device) { return nil }
    guard let question = question(first.metric, device: device.id) else { return nil }
    for situation in Self.situations(first.scope, second.scope, mentioned) {
      let clash = question.breakpoints.first { version in
        guard
          case .none(.contradicted(let claims)) = question.result(at: version, in: situation)
        else { return false }
        return claims.contains { $0.rule == first.id } && claims.contains { $0.rule == second.id }
      }
      if let clash { return clash }
    }
    return nil
  }

  /// The situations that satisfy two scopes, with one representative for values that no rule
  /// distinguishes.
  static func situations(
    _ first: Scope, _ second: Scope, _ mentioned: [(Dimension, ValueSet)]
  ) -> [Situation] {
    var situations = [Situation()]
    for dimension in Dimension.allCases where !dimension.isDeviceAttribute {
      let allowed = first.allowed(dimension).intersection(second.allowed(dimension))
      let sets = mentioned.filter { $0.0 == dimension }.map(\.1)
      if sets.isEmpty, first.conditions[dimension] == nil, second.conditions[dimension] == nil {
        continue
      }
      let edges = (sets + [allowed]).flatMap(\.ranges)
        .flatMap { [$0.lowerBound - 1, $0.lowerBound, $0.upperBound, $0.upperBound + 1] }
      let limit = dimension == .sdk ? 0..<1_000 : 0..<dimension.valueCount
      let codes = Set(edges).filter { limit.contains($0) && allowed.contains($0) }.sorted()
      situations = situations.flatMap { situation in
        codes.map { code in
          var varied = situation
          varied.set(dimension, to: code)
          return varied
        }
      }
    }
    return situations
  }
}
