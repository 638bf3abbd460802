import KeylineModel

extension Question {
  /// Gathers the rules of a metric, and of every metric that their formulas need.
  init(_ metric: Metric.ID, device: Device, resolver: Resolver) {
    var builder = Builder(device: device, resolver: resolver)
    builder.add(metric)
    let nodes = builder.nodes()
    self.metric = nodes[0].metric
    self.device = device
    self.resolver = resolver
    self.nodes = nodes
    breakpoints = Self.breakpoints(of: nodes, on: device, by: resolver)
    windows = nodes.flatMap(\.candidates).filter(\.isInexact).flatMap {
      [($0.earliest.from, $0.latest.from), ($0.earliest.until, $0.latest.until)]
    }.filter { $0.0 < $0.1 }
  }

  private struct Builder {
    let device: Device
    let resolver: Resolver
    private var order: [Metric.ID] = []
    private var positions: [Metric.ID: Int] = [:]

    init(device: Device, resolver: Resolver) {
      self.device = device
      self.resolver = resolver
    }

    /// Adds a metric and, once each, those that the formulas of its rules name.
    mutating func add(_ metric: Metric.ID) {
      guard positions[metric] == nil else { return }
      positions[metric] = order.count
      order.append(metric)
      for rule in resolver.rules[metric] ?? [] {
        guard case .formula(let formula) = rule.value else { continue }
        for term in formula.terms { add(term.metric) }
      }
    }

    func nodes() -> [Node] { order.map(node) }

    private func node(_ id: Metric.ID) -> Node {
      let metric =
        resolver.metrics[id] ?? Metric(id: id, title: id, definition: "", since: .lowest)
      let candidates = (resolver.index[id]?.rules(for: device) ?? []).map {
        CandidateRule($0, device: device) { positions[$0] ?? 0 }
      }
      return Node(
        metric: metric, candidates: candidates, attribute: metric.attribute.map(value),
        catalogue: resolver.catalogue)
    }

    private func value(of attribute: Metric.Attribute) -> Node.AttributeValue {
      Node.AttributeValue(
        portrait: device.length(attribute.portrait), landscape: device.length(attribute.landscape),
        isPortraitCopied: device.copied.contains(attribute.portrait),
        isLandscapeCopied: device.copied.contains(attribute.landscape), allowed: Self.wholeScreen)
    }

    /// Zoom, a split, a sheet and the inner display change the screen; nothing else does.
    private static let wholeScreen = SituationBits(
      allowedBy: Scope(conditions: [
        .designCompatibility: .any, .inCallBar: .any, .statusBar: .any, .search: .any,
      ]))
  }
}

extension Device {
  /// An attribute as a length: points, or a plain number for the scale.
  func length(_ attribute: DeviceAttribute) -> Length? {
    switch attribute {
    case .width: width
    case .height: height
    case .scale: scale.map(Length.init(points:))
    case .cornerRadius: cornerRadius
    default: nil
    }
  }
}
