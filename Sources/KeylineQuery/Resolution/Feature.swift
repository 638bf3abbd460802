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
  /// The widget families of the Lock Screen.
  case accessoryWidget

  /// True if a metric exists on a display that folds alone.
  static func isOfFold(_ metric: Metric.ID) -> Bool { metric.hasPrefix("reservedRegion.") }
}

/// A feature that a device lacks, for good or before a version.
struct Lack: Sendable {
  let feature: Feature
  /// The situations in which it matters: those with one of these bits.
  let situations: SituationBits
  /// The version that brings it; nil where none does.
  let arrival: OSVersion?

  /// Lacks a feature, whatever the situation and the version.
  init(_ feature: Feature) {
    self.feature = feature
    situations = SituationBits(raw: .max)
    arrival = nil
  }

  /// Lacks the widgets of some families.
  init(_ feature: Feature, _ families: [WidgetFamily], before version: OSVersion?) {
    self.feature = feature
    situations = SituationBits(
      raw: families.reduce(0) { $0 | SituationBits.bit(.widget, $1.code) })
    arrival = version
  }

  /// Tells whether it matters in a situation at a version.
  func matters(in bits: SituationBits, at version: OSVersion) -> Bool {
    situations.raw & bits.raw != 0 && arrival.map { version < $0 } ?? true
  }
}

extension Resolver {
  /// The features that a device lacks for a metric; empty where it has what is measured, or where that is not
  /// known.
  func lacks(for metric: Metric.ID, on device: Device) -> [Lack] {
    if metric.hasPrefix("sensorHousing."), device.sensorHousing == SensorHousing.none {
      return [Lack(.sensorHousing)]
    }
    let isPhone = device.idiom == .phone
    if metric == "splitView.width", isPhone { return [Lack(.splitView)] }
    if metric.hasPrefix("widget.") {
      return [
        Lack(.extraLargeWidget, [.extraLarge], before: isPhone ? nil : OSVersion(15)),
        Lack(
          .accessoryWidget, [.accessoryCircular, .accessoryRectangular, .accessoryInline],
          before: OSVersion(isPhone ? 16 : 17)),
      ]
    }
    return Feature.isOfFold(metric) && doesNotFold(device) ? [Lack(.fold)] : []
  }
}
