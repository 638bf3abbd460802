import KeylineModel

/// Observations by their identifiers and by their metrics.
///
/// An observation is large, so it stands in one array and everything else holds its place.
struct ObservationIndex: Sendable {
  private let observations: [Observation]
  private let places: [Observation.ID: Int]
  private let placesByMetric: [Metric.ID: [Int]]

  /// Indexes observations, whose identifiers all differ.
  init(_ observations: [Observation]) {
    self.observations = observations
    var places: [Observation.ID: Int] = [:]
    places.reserveCapacity(observations.count)
    var placesByMetric: [Metric.ID: [Int]] = [:]
    for place in observations.indices {
      places[observations[place].id] = place
      placesByMetric[observations[place].metric, default: []].append(place)
    }
    self.places = places
    self.placesByMetric = placesByMetric
  }

  /// The observation with an identifier.
  subscript(id: Observation.ID) -> Observation? { places[id].map { observations[$0] } }

  /// The observations about a metric.
  func about(_ metric: Metric.ID) -> [Observation] {
    (placesByMetric[metric] ?? []).map { observations[$0] }
  }

  /// The observations about a metric, apart from those that name only other devices.
  func about(_ metric: Metric.ID, on device: Device.ID) -> [Observation] {
    (placesByMetric[metric] ?? []).filter { place in
      observations[place].scope.devices?.contains(device) != false
    }.map { observations[$0] }
  }
}
