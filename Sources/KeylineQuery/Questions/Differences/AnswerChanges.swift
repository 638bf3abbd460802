package import KeylineModel

/// The answers that differ between two versions of the data in one situation, in both orientations.
package struct AnswerChanges: Sendable {
  /// The situation, in portrait.
  package let situation: Situation
  /// The differences, with the older data on the left.
  package let differences: [Difference]
}

extension Resolver {
  /// Lists the answers that differ from those of older data, on the devices and metrics of both.
  ///
  /// Every metric is compared in both orientations without other bars than its own; and, if a rule
  /// was added, removed or changed, in the situation of that rule. A difference that is equal
  /// without the situation is not repeated. The biggest change comes first.
  package func changes(since old: Resolver) -> [AnswerChanges] {
    let comparison = DataComparison(old: old, new: self)
    let usual = comparison.differences(in: Situation(), comparison.metrics)
    var changes = [
      AnswerChanges(situation: Situation(), differences: comparison.ordered(usual.folded))
    ]
    let seen = Set(usual.map(\.shown))
    for (situation, metrics) in comparison.situations {
      let special = comparison.differences(in: situation, metrics)
        .filter { !seen.contains($0.shown) }
      changes.append(
        AnswerChanges(situation: situation, differences: comparison.ordered(special.folded)))
    }
    return changes.filter { !$0.differences.isEmpty }
  }

  /// The metric-specific conditions in rules that no rule of the older data has.
  package func newConditions(since old: Resolver) -> [Dimension] {
    Dimension.ofFewMetrics.filter { mentions($0) && !old.mentions($0) }
  }

  private func mentions(_ dimension: Dimension) -> Bool {
    knowledge.rules.contains { $0.scope.conditions[dimension] != nil }
  }
}

/// Two versions of the data, side by side.
struct DataComparison {
  let old: Resolver
  let new: Resolver
  /// The metrics of both, in the order of the newer catalogue.
  let metrics: [Metric]
  /// The conditions unknown to the older data, which has one answer for all of their values.
  private let newConditions: [Dimension]
  /// The rules that differ between both and may change the answer of a metric; empty for a metric
  /// where only other rows differ, and no entry for an unchanged one.
  private let affected: [Metric.ID: Set<Rule>]

  init(old: Resolver, new: Resolver) {
    self.old = old
    self.new = new
    metrics = new.knowledge.metrics.filter { old.metric($0.id) != nil }
    newConditions = new.newConditions(since: old)
    var changed: [Metric.ID: Set<Rule>] = [:]
    for metric in Set((old.knowledge.metrics + new.knowledge.metrics).map(\.id)) {
      let (left, right) = (MetricRows(metric, in: old), MetricRows(metric, in: new))
      if !old.isRedesigned(metric, as: new) {
        changed[metric] = left.rules.union(right.rules)
      } else if left != right {
        changed[metric] = left.rules.symmetricDifference(right.rules)
      }
    }
    var affected: [Metric.ID: Set<Rule>] = [:]
    for metric in metrics.map(\.id) {
      for term in Set(old.closure(of: metric)).union(new.closure(of: metric)) {
        guard let rules = changed[term] else { continue }
        affected[metric, default: []].formUnion(rules)
      }
    }
    self.affected = affected
  }

  /// Lists the differences in a situation, in both orientations, one device at a time.
  func differences(in situation: Situation, _ metrics: [Metric]) -> [Difference] {
    metrics.flatMap { metric -> [Difference] in
      new.knowledge.devices.flatMap { device -> [Difference] in
        let isSame = old.device(device.id) == device && affected[metric.id] == nil
        guard !isSame, let left = old.question(metric.id, device: device.id),
          let right = new.question(metric.id, device: device.id), let range = ran(left, right)
        else { return [] }
        return situation.inEachOrientation.flatMap { situation in
          QuestionPair(
            left: left, right: right, leftSituation: known(situation), rightSituation: situation
          ).differences(over: range, on: [device])
        }
      }
    }
  }

  /// A situation without the conditions that the older data does not know.
  private func known(_ situation: Situation) -> Situation {
    newConditions.reduce(into: situation) { $0.set($1, to: 0) }
  }

  /// Orders differences by weight, with those of a metric together, and equal metrics in the order
  /// of the catalogue.
  func ordered(_ differences: [Difference]) -> [Difference] {
    let weighed = differences.map { (weight: Weight($0, in: new), difference: $0) }
    let groups = metrics.map { metric in
      weighed.filter { $0.difference.metric.id == metric.id }.sorted { $0.weight < $1.weight }
    }
    return groups.filter { !$0.isEmpty }.sorted { $0[0].weight < $1[0].weight }
      .flatMap { $0.map(\.difference) }
  }

  /// The weight of a difference for a reader: a changed value comes before a value that was or
  /// became unknown, then the one on most devices and releases.
  private struct Weight: Comparable {
    private let kind: Int
    private let reach: Int

    init(_ difference: Difference, in resolver: Resolver) {
      kind = Difference.Kind.allCases.firstIndex(of: difference.kind) ?? 0
      let ranges = difference.right.map(\.hull)
      let releases = difference.devices.map { device in
        ranges.compactMap { $0.clipped(to: device) }
          .reduce(0) { $0 + resolver.releases(of: device, in: $1).count }
      }
      reach = releases.reduce(0, +) * difference.orientations.count
    }

    static func < (left: Weight, right: Weight) -> Bool {
      (left.kind, right.reach) < (right.kind, left.reach)
    }
  }

  /// The versions that the device ran by the newer data, or else by the older; nil if neither
  /// knows.
  ///
  /// A corrected version range is a change of the device, not of each of its values.
  private func ran(_ left: Question, _ right: Question) -> VersionRange? {
    right.device.support ?? left.device.support
  }

  /// The situations of the rules that differ between both, with the metrics that may differ there.
  var situations: [(situation: Situation, metrics: [Metric])] {
    var metricsOf: [Situation: [Metric]] = [:]
    for metric in metrics {
      for situation in (affected[metric.id] ?? []).map(\.scope.situation)
      where situation != Situation() {
        if metricsOf[situation]?.contains(metric) != true {
          metricsOf[situation, default: []].append(metric)
        }
      }
    }
    return metricsOf.sorted { place(of: $0.key).lexicographicallyPrecedes(place(of: $1.key)) }
      .map { ($0.key, $0.value) }
  }

  /// The place of a situation in the notes: those with a new condition come first.
  private func place(of situation: Situation) -> [Int] {
    [known(situation) == situation ? 1 : 0] + situation.codes
  }
}

extension Difference {
  /// The visible part of a difference on one device.
  fileprivate var shown: Shown {
    Shown(self, named: devices.map(\.id) + orientations.map(\.rawValue))
  }
}

extension Resolver {
  /// True if the same versions redesigned a metric on the same devices in both.
  fileprivate func isRedesigned(_ metric: Metric.ID, as other: Resolver) -> Bool {
    redesigns.filter { $0.concerns(metric) }.elementsEqual(
      other.redesigns.filter { $0.concerns(metric) }
    ) { $0.version == $1.version && $0.idiom == $1.idiom }
  }
}

extension Situation {
  /// The codes that identify it, in the order of the dimensions.
  fileprivate var codes: [Int] { Dimension.allCases.map { code($0, defaultSDK: 0) } }
}

extension Scope {
  /// A situation in which it holds, in portrait, as close to the usual one as its conditions allow.
  fileprivate var situation: Situation {
    var situation = Situation()
    for (dimension, allowed) in conditions where dimension != .orientation {
      guard let range = allowed.ranges.first else { continue }
      if dimension == .sdk {
        let major = [range.lowerBound, range.upperBound].first { (1...999).contains($0) }
        situation.sdk = major
      } else if !allowed.contains(0) {
        situation.set(dimension, to: range.lowerBound)
      }
    }
    return situation.completed
  }
}
