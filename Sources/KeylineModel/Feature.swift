/// Something that a device or a version lacks, so that what is measured of it does not exist there.
package enum Feature: Hashable, Sendable {
  /// A part of the device that a metric needs.
  case part(Part)
  /// A feature that some values of a condition need.
  case arrival(Dimension.Arrival)

  /// A part of a device without which there is nothing to measure.
  package enum Part: String, CaseIterable, Sendable {
    /// A notch or a Dynamic Island.
    case sensorHousing = "sensor-housing"
    /// A display that folds.
    case fold
    /// The split of the screen between two apps that some iPads alone have.
    case splitView = "split-view"
  }
}
