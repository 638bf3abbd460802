package import KeylineModel
package import KeylineQuery

/// A function of the probe, with the metrics that it measures.
package struct ProbePart: Sendable {
  /// The name of what the part measures, in people's words: `large title`.
  package let name: String
  /// The metrics that the part records.
  package let metrics: [Metric.ID]
  /// The metrics among them that it measures with custom views as items.
  let itemMetrics: [Metric.ID]
  /// The name of the function.
  let function: String

  init(
    _ name: String, function: String, metrics: [Metric.ID], itemMetrics: [Metric.ID] = []
  ) {
    self.name = name
    self.function = function
    self.metrics = metrics + itemMetrics
    self.itemMetrics = itemMetrics
  }

  /// The function's source in the probe.
  var text: String { Asset.text("probe/parts/\(function).swift.txt") }

  /// The first OS of the probe.
  private static let firstOS = OSVersion(13)

  /// The first SDK that builds the probe.
  private static let firstSDK = 16

  /// The first part that measures a metric; nil if none does.
  package static func measuring(_ metric: Metric.ID) -> ProbePart? {
    byMetric[metric]
  }

  private static let byMetric = Dictionary(
    all.flatMap { part in part.metrics.map { ($0, part) } }, uniquingKeysWith: { first, _ in first }
  )

  /// True if the probe measures a metric at a version in a situation: it shows bars, but none of
  /// the states that it leaves at their usual values.
  package static func measures(
    _ metric: Metric.ID, at version: OSVersion, in situation: Situation
  ) -> Bool {
    if measuring(metric) == nil || version < firstOS || situation.sdk.map({ $0 < firstSDK }) == true
    {
      return false
    }
    let departures = situation.departures
    let bars = [Dimension.navigationBar, .tabBar, .toolbar].filter {
      situation.code($0, defaultSDK: 0) != 0
    }
    // It shows one bar at a time, a toolbar below a navigation bar, and a single element in that.
    let isToolbar = bars == [.navigationBar, .toolbar] && toolbar.metrics.contains(metric)
    if bars.count > 1, !isToolbar { return false }
    if departures.count(where: { [.largeTitle, .prompt, .searchBar].contains($0) }) > 1 {
      return false
    }
    // It records the metrics that a search bar makes taller, and with the iOS 26 design none of the
    // bars grows.
    if departures.contains(.searchBar), version >= OSVersion(26) { return false }
    if customItems.contains(metric), situation.content.barButtonItems != .custom { return false }
    // In landscape a sheet on a phone has no room for a lower detent; at a lower detent only its
    // height is measured.
    if departures.contains(.detent), metric != "sheet.height" || situation.orientation == .landscape
    {
      return false
    }
    return !departures.contains(where: unmeasured.contains)
  }

  /// The parts that measure values missing on devices, in portrait and in landscape: unknown
  /// values, and those of which one of several is unknown.
  package static func missing(
    _ metrics: [Metric], on devices: [Device], in resolver: Resolver
  ) -> [ProbePart] {
    let counted = resolver.countedVersions(of: devices)
    let lacking = metrics.filter { metric in
      Orientation.allCases.contains { orientation in
        var situation = Situation()
        situation.orientation = orientation
        if customItems.contains(metric.id) { situation.content.barButtonItems = .custom }
        return resolver.coverage(metric, in: situation, over: counted).cells.contains {
          !$0.result.status.hasValue && measures(metric.id, at: $0.newest, in: situation)
        }
      }
    }
    let names = Set(lacking.compactMap { measuring($0.id)?.name })
    return all.filter { names.contains($0.name) }
  }

  /// The metrics measured with custom views, since system items expose no frame.
  private static let customItems = Set(all.flatMap(\.itemMetrics))

  private static let unmeasured: Set<Dimension> = [
    .zoom, .presentation, .split, .inCallBar, .statusBar, .display, .search, .multitasking,
  ]
}
