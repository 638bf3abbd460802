import KeylineModel

/// Something that a device lacks, so that what is measured of it does not exist there.
package enum Feature: Hashable, Sendable {
  /// A notch or a Dynamic Island.
  case sensorHousing
  /// A display that folds.
  case fold
  /// The split of the screen between two apps that iPads alone have.
  case splitView
  /// The widget family that iPads alone have.
  case extraLargeWidget

  /// True if a metric exists on a display that folds alone.
  static func isOfFold(_ metric: Metric.ID) -> Bool { metric.hasPrefix("reservedRegion.") }
}

extension Resolver {
  /// The feature that a device lacks for a metric, whatever the situation; nil where it has what is
  /// measured, or where that is not known.
  func lack(for metric: Metric.ID, on device: Device) -> Feature? {
    if metric.hasPrefix("sensorHousing."), device.sensorHousing == SensorHousing.none {
      return .sensorHousing
    }
    if metric == "splitView.width", device.idiom == .phone { return .splitView }
    return Feature.isOfFold(metric) && doesNotFold(device) ? .fold : nil
  }

  /// The situation in which a metric does not exist on a device, and the feature that it lacks.
  func lackOfSituation(for metric: Metric.ID, on device: Device) -> (SituationBits, Feature)? {
    guard metric.hasPrefix("widget."), device.idiom == .phone,
      case .names(let names) = Dimension.widget.values,
      let code = names.firstIndex(of: "extra-large")
    else { return nil }
    return (SituationBits(raw: SituationBits.bit(.widget, code)), .extraLargeWidget)
  }
}
