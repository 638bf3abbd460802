package import KeylineModel

/// The side of a change on which a metric is unknown.
package enum UnknownSide: CaseIterable, Sendable { case both, after, before, either }

/// The changes that came with the versions of a range, and the metrics that cannot be compared.
package struct VersionChanges: Sendable {
  /// The metrics that were compared.
  package let metrics: [Metric]
  /// The changes: metrics in their order, then devices.
  package let differences: [Difference]
  /// The sides on which a metric is unknown, on each device that ran both and in each situation.
  private let unknown: [Metric.ID: Set<UnknownSide>]

  /// Lists the changes on some devices with the versions of a range.
  package init(
    in range: VersionRange, on devices: [Device], of metrics: [Metric], in situations: [Situation],
    by resolver: Resolver
  ) {
    self.metrics = metrics
    var differences: [Metric.ID: [Difference]] = [:]
    var unknown: [Metric.ID: Set<UnknownSide>]?
    for device in devices {
      let questions = DeviceQuestions(device, resolver)
      for one in resolver.changes(in: [range], asking: questions, of: metrics, in: situations)[0] {
        differences[one.metric.id, default: []].append(one)
      }
      guard device.ranBoth(range), let after = resolver.calendar.first(from: range.from),
        let before = resolver.calendar.last(before: range.from)
      else { continue }
      unknown = metrics.reduce(into: [:]) { sides, metric in
        let open = unknown.map { $0[metric.id] ?? [] } ?? Set(UnknownSide.allCases)
        if open.isEmpty { return }
        sides[metric.id] = open.intersection(
          questions.unknownSides(
            of: metric, in: situations, before: before, after: after))
      }
    }
    self.differences = metrics.flatMap { differences[$0.id] ?? [] }
    self.unknown = unknown ?? [:]
  }

  /// The metrics that are unknown on a side.
  package func unknown(_ metrics: [Metric], _ side: UnknownSide) -> [Metric] {
    metrics.filter { unknown[$0.id]?.contains(side) == true }
  }
}

extension DeviceQuestions {
  /// The sides of a change on which a metric is unknown in each of some situations.
  fileprivate func unknownSides(
    of metric: Metric, in situations: [Situation], before: OSVersion, after: OSVersion
  ) -> Set<UnknownSide> {
    guard let question = self[metric.id] else { return Set(UnknownSide.allCases) }
    let sides = situations.map { situation in
      [before, after].map { question.result(at: $0, in: situation).status == .unknown }
    }
    return Set(
      UnknownSide.allCases.filter { side in
        sides.allSatisfy { sides in
          switch side {
          case .both: sides[0] && sides[1]
          case .after: sides[1]
          case .before: sides[0]
          case .either: sides[0] || sides[1]
          }
        }
      })
  }
}
