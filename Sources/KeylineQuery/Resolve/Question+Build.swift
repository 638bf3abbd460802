import KeylineModel

extension Question {
  /// Collects the rules of a metric, and of every metric that their formulas need.
  convenience init(_ metric: Metric.ID, device: Device, resolver: Resolver) {
    let order = resolver.closure(of: metric)
    let nodes = order.map { Node($0, of: device, among: order, by: resolver) }
    self.init(nodes, on: device, by: resolver)
  }
}

extension Node {
  /// Collects the rules of a metric; a formula refers to another metric by its index in `order`.
  fileprivate convenience init(
    _ id: Metric.ID, of device: Device, among order: [Metric.ID], by resolver: Resolver
  ) {
    let metric =
      resolver.metrics[id] ?? Metric(id: id, title: id, definition: "", since: .lowest)
    let candidates = (resolver.index[id]?.rules(for: device) ?? []).map {
      CandidateRule($0, device: device) { order.firstIndex(of: $0) ?? 0 }
    }
    self.init(
      metric: metric,
      inapplicable: Dimension.allCases.filter {
        !$0.mayDecide(metric.id) || resolver.isInapplicable($0, to: device)
      },
      lacks: resolver.lacks(for: metric, on: device), candidates: candidates,
      attribute: metric.attribute.map { AttributeValue($0, of: device) },
      statements: resolver.observations.places(of: id, covering: device).map {
        Statement(resolver.observations[$0], at: $0)
      },
      catalogue: resolver.catalogue)
  }

  /// The windows of inexact boundaries.
  var windows: [VersionRange] {
    tests.flatMap { test in
      [
        VersionRange(from: test.earliest.from, until: test.latest.from),
        VersionRange(from: test.earliest.until, until: test.latest.until),
      ].filter { !$0.isEmpty }
    }
  }
}

extension Node.Statement {
  fileprivate init(_ observation: Observation, at place: Int) {
    self.init(
      place: place, value: observation.value, isDisputed: observation.disputed != nil,
      ranges: observation.os.ranges)
  }
}

extension Node.AttributeValue {
  fileprivate init(_ attribute: Metric.Attribute, of device: Device) {
    self.init(
      portrait: device.length(attribute.portrait), landscape: device.length(attribute.landscape),
      isPortraitCopied: device.copied.contains(attribute.portrait),
      isLandscapeCopied: device.copied.contains(attribute.landscape), allowed: Self.wholeScreen)
  }

  /// Zoom and the inner display change the screen; nothing else does.
  private static let wholeScreen = SituationBits(
    allowedBy: Scope(conditions: [
      .designCompatibility: .any, .presentation: .any, .split: .any, .inCallBar: .any,
      .statusBar: .any, .search: .any,
    ]))
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
