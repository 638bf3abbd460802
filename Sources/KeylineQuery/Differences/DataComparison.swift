import KeylineModel

/// Two versions of the data, side by side.
struct DataComparison {
  let old: Resolver
  let new: Resolver
  /// The metrics of both, in the order of the newer catalogue.
  let metrics: [Metric]
  /// The rows that may change the answer of a metric.
  private let rows: (old: MetricRows, new: MetricRows)
  /// The metrics for which they differ.
  private let affected: Set<Metric.ID>

  init(old: Resolver, new: Resolver) {
    self.old = old
    self.new = new
    metrics = new.knowledge.metrics.filter { old.metric($0.id) != nil }
    let rows = (old: MetricRows(old), new: MetricRows(new))
    self.rows = rows
    affected = Set(metrics.map(\.id).filter { rows.old.all($0) != rows.new.all($0) })
  }

  /// What differs in a situation, in both orientations, one device at a time.
  func differences(in situation: Situation, _ metrics: [Metric]) -> [Difference] {
    metrics.flatMap { metric -> [Difference] in
      new.knowledge.devices.flatMap { device -> [Difference] in
        let isSame = old.device(device.id) == device && !affected.contains(metric.id)
        guard !isSame, let left = old.question(metric.id, device: device.id),
          let right = new.question(metric.id, device: device.id), let range = ran(left, right)
        else { return [] }
        return DifferenceRequest.orientations(of: situation).flatMap { situation in
          QuestionPair(
            left: left, right: right, leftSituation: situation, rightSituation: situation
          ).differences(over: range, on: [device])
        }
      }
    }
  }

  /// The versions that the device ran by either data; nil where neither knows.
  private func ran(_ left: Question, _ right: Question) -> VersionRange? {
    let supports = [left.device.support, right.device.support].compactMap(\.self)
    guard let from = supports.map(\.from).min(), let until = supports.map(\.until).max() else {
      return nil
    }
    return VersionRange(from: from, until: until)
  }

  /// The situations that rules speak of which are not the same in both, with the metrics that may
  /// answer differently there.
  var situations: [(situation: Situation, metrics: [Metric])] {
    var metricsOf: [Situation: [Metric]] = [:]
    var order: [Situation] = []
    for metric in metrics where affected.contains(metric.id) {
      let (before, after) = (rows.old.all(metric.id).rules, rows.new.all(metric.id).rules)
      let rules = before.symmetricDifference(after).sorted { $0.id < $1.id }
      for situation in rules.map(\.scope.situation) where situation != Situation() {
        if metricsOf[situation] == nil { order.append(situation) }
        if metricsOf[situation]?.contains(metric) != true {
          metricsOf[situation, default: []].append(metric)
        }
      }
    }
    return order.map { ($0, metricsOf[$0] ?? []) }
  }

  /// What a reader sees of a difference on one device.
  struct Shown: Hashable {
    private let names: [String]
    private let sides: [[Cell.Content]]
    private let ranges: [VersionRange]

    init(_ difference: Difference) {
      names =
        [difference.metric.id] + difference.devices.map(\.id)
        + difference.orientations.map(\.rawValue)
      sides = [difference.left.map(\.content), difference.right.map(\.content)]
      ranges = difference.left.map(\.range)
    }
  }
}

extension Scope {
  /// A situation for which it holds, in portrait, as near to the usual one as its conditions allow.
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
