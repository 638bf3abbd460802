package import KeylineModel

/// Observations by identifier, by metric and by the devices that they may include.
///
/// Observations are large, so they are in one array, and all else refers to their indices.
struct ObservationIndex: Sendable {
  private let observations: [Observation]
  private let places: [Observation.ID: Int]
  private let placesByMetric: [Metric.ID: [Int]]
  private let placesByDevice: [Metric.ID: DeviceIndex<Int>]

  /// Indexes observations with distinct identifiers.
  init(_ observations: [Observation]) {
    self.observations = observations
    var places: [Observation.ID: Int] = [:]
    places.reserveCapacity(observations.count)
    var placesByMetric: [Metric.ID: [Int]] = [:]
    var placesByDevice: [Metric.ID: DeviceIndex<Int>] = [:]
    for place in observations.indices {
      let metric = observations[place].metric
      places[observations[place].id] = place
      placesByMetric[metric, default: []].append(place)
      placesByDevice[metric, default: DeviceIndex()].add(place, observations[place].scope)
    }
    self.places = places
    self.placesByMetric = placesByMetric
    self.placesByDevice = placesByDevice
  }

  /// The observation with an identifier.
  subscript(id: Observation.ID) -> Observation? { places[id].map { observations[$0] } }

  /// The observations about a metric.
  func about(_ metric: Metric.ID) -> [Observation] {
    places(of: metric).map { observations[$0] }
  }

  /// The indices of the observations about a metric, ascending.
  func places(of metric: Metric.ID) -> [Int] { placesByMetric[metric] ?? [] }

  /// The observations about a metric that may include a device.
  func about(_ metric: Metric.ID, on device: Device) -> [Observation] {
    places(of: metric, on: device).sorted().map { observations[$0] }
  }

  /// The observation at an index.
  subscript(place: Int) -> Observation { _read { yield observations[place] } }

  /// The indices of the observations about a metric that cover a device, ascending.
  func places(of metric: Metric.ID, covering device: Device) -> [Int] {
    self.places(of: metric, on: device).filter { observations[$0].covers(device) }.sorted()
  }

  private func places(of metric: Metric.ID, on device: Device) -> [Int] {
    guard let index = placesByDevice[metric] else { return [] }
    return index.naming(device.id) + index.unlisted(for: device)
  }
}

extension Observation {
  /// True if it may have been read on a device: its scope holds there, and the device ran one of
  /// its versions.
  package func mayBeRead(on device: Device) -> Bool {
    scope.match(device) == .known && speaks(ofVersionsOf: device)
  }
}
