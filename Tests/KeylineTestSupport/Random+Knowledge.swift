package import KeylineModel

extension XorShift {
  /// The dimensions that random conditions speak of: some of each kind.
  private static let dimensions: [Dimension] = [
    .idiom, .width, .homeButton, .sensorHousing, .orientation, .sdk, .zoom, .statusBar, .largeTitle,
    .barButtonItems,
  ]

  private static let widths = [375, 393, 414].map { Length(points: $0) }

  /// A few devices, `d0`, `d1` and so on; some attributes are unknown.
  package mutating func devices(_ count: Int = 5) -> [Device] {
    (0..<count).map { index in
      Device.device("d\(index)", "Device \(index)", pick(Family.allCases)) {
        $0.width = pick([nil] + Self.widths)
        $0.homeButton = pick([nil, true, false])
        $0.sensorHousing = pick([nil, SensorHousing.none, .notch, .dynamicIsland])
        $0.firstOS = StatedVersion(
          OSVersion(Int.random(in: 8...14, using: &self)), precision: .major)
        $0.lastOS = pick([nil, StatedVersion(OSVersion(18), precision: .major)])
      }
    }
  }

  /// Conditions on some dimensions, and now and then a list of devices.
  package mutating func scope(over devices: [Device]) -> Scope {
    var scope = Scope()
    if once(in: 4) { scope.devices = Set(some(devices.map(\.id))) }
    for dimension in Self.dimensions where once(in: 6) {
      scope.conditions[dimension] = values(of: dimension)
    }
    return scope
  }

  private mutating func values(of dimension: Dimension) -> ValueSet {
    switch dimension {
    case .width: ValueSet(values: some(Self.widths).map(\.sixths))
    case .sdk: pick([ValueSet([13...ValueSet.maximum]), ValueSet([ValueSet.minimum...12])])
    case .zoom where once(in: 3): .any
    default: ValueSet(values: some(Array(0..<dimension.valueCount)))
    }
  }

  /// A situation in which any of those dimensions may be other than the default.
  package mutating func situation() -> Situation {
    var situation = Situation()
    if once(in: 3) { situation.sdk = Int.random(in: 8...27, using: &self) }
    for dimension in Self.dimensions where dimension.valueCount > 0 && once(in: 3) {
      situation.set(dimension, to: Int.random(in: 0..<dimension.valueCount, using: &self))
    }
    return situation
  }

  /// A version that devices run.
  package mutating func version() -> OSVersion {
    OSVersion(Int.random(in: 7...28, using: &self), Int.random(in: 0...3, using: &self))
  }

  /// Bounds that may be open, exact or inexact at either end, and hold a version in any case.
  package mutating func bounds() -> OSBounds {
    let from = Int.random(in: 8...20, using: &self)
    let until = from + Int.random(in: 2...10, using: &self)
    return OSBounds(from: once(in: 3) ? nil : end(from), until: once(in: 3) ? nil : end(until))
  }

  private mutating func end(_ major: Int) -> OSBoundary {
    once(in: 3)
      ? .between(after: OSVersion(major, 1), by: OSVersion(major + 1)) : .exact(OSVersion(major))
  }

  /// Rules of the metric `m` with few different values, so that some agree and some do not.
  package mutating func rules(over devices: [Device], layers: [Layer] = [.shipped]) -> [Rule] {
    (0..<Int.random(in: 2...7, using: &self)).map { index in
      .of(
        "m/\(index)", pick(["44", "44", "48", "50.667"]), where: scope(over: devices), os: bounds(),
        layer: pick(layers))
    }
  }

  /// Two metrics with random rules over three devices, and further rules.
  package mutating func twoMetrics(with more: [Rule] = []) -> Knowledge {
    let devices = devices(3)
    let others = rules(over: devices).map { rule in
      Rule(
        id: "n" + rule.id.dropFirst(), metric: "n", scope: rule.scope, os: rule.os,
        value: rule.value, restsOn: [])
    }
    return .of(
      rules(over: devices) + others + more, metrics: [.of("n", since: "12")], devices: devices)
  }
}
