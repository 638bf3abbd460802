package import KeylineModel

/// Something that a device lacks, so that what is measured of it does not exist there.
package enum Feature: Hashable, Sendable {
  /// A notch or a Dynamic Island.
  case sensorHousing
  /// A display that folds.
  case fold
  /// The split of the screen between two apps that some iPads alone have.
  case splitView
  /// The style of table views with inset groups.
  case insetGroupedTable
  /// The content configurations of cells.
  case contentConfiguration
  /// The detents of sheets.
  case detent
  /// The widget family that iPads alone have.
  case extraLargeWidget
  /// The widget families of the Lock Screen.
  case accessoryWidget

  /// True if a metric exists on a display that folds alone.
  static func isOfFold(_ metric: Metric.ID) -> Bool { metric.hasPrefix("reservedRegion.") }

  /// True if a metric is about a notch or a Dynamic Island.
  package static func isOfHousing(_ metric: Metric.ID) -> Bool {
    metric.hasPrefix("sensorHousing.")
  }
}

/// A feature that a device lacks, for good or before a version.
struct MissingFeature: Sendable {
  /// Why there is no value where it matters.
  let why: Why
  /// The condition some of whose values need it; nil where everything does.
  let dimension: Dimension?
  /// The situations in which it matters: those with one of these bits.
  let situations: SituationBits
  /// The version that brings it; nil where none does.
  let arrival: OSVersion?

  /// Lacks a feature, whatever the situation and the version.
  init(_ feature: Feature) {
    why = .lacks(feature)
    dimension = nil
    situations = SituationBits(raw: .max)
    arrival = nil
  }

  /// Lacks a feature that some values of a condition need.
  init<Value: CaseIterable & Equatable>(
    _ feature: Feature, _ dimension: Dimension, _ values: [Value], before version: OSVersion?
  ) where Value.AllCases.Index == Int {
    why = version.map { .before($0, feature) } ?? .lacks(feature)
    self.dimension = dimension
    situations = SituationBits(
      raw: values.reduce(0) { $0 | SituationBits.bit(dimension, $1.code) })
    arrival = version
  }

  /// Lacks what a condition, which is at its usual value, would bring with another one.
  init(without dimension: Dimension, there code: Int) {
    why = .only(dimension, there: code)
    self.dimension = dimension
    situations = SituationBits(raw: SituationBits.bit(dimension, 0))
    arrival = nil
  }

  /// Tells whether it matters in a situation at a version.
  func matters(in bits: SituationBits, at version: OSVersion) -> Bool {
    situations.raw & bits.raw != 0 && arrival.map { version < $0 } ?? true
  }
}

extension Resolver {
  /// The features that a device lacks for a metric; empty where it has what is measured, or where that is not
  /// known.
  func lacks(for metric: Metric.ID, on device: Device) -> [MissingFeature] {
    if Feature.isOfHousing(metric), device.sensorHousing == SensorHousing.none {
      return [MissingFeature(.sensorHousing)]
    }
    if metric == "splitView.width" {
      return [
        lacksSplitView(device)
          ? MissingFeature(.splitView)
          : MissingFeature(without: .split, there: Split.oneHalf.code)
      ]
    }
    if Feature.isOfFold(metric), doesNotFold(device) { return [MissingFeature(.fold)] }
    guard Dimension.ofFewMetrics.contains(where: { $0.mayDecide(metric) }) else { return [] }
    return device.idiom.lacks.filter { $0.dimension?.mayDecide(metric) == true }
  }

  /// Tells whether a device has no Split View: the iPads that have it are those that iPadOS 13 runs on.
  func lacksSplitView(_ device: Device) -> Bool {
    device.idiom == .phone || device.lastOS.map { $0.end <= OSVersion(13) } ?? false
  }
}

extension Idiom {
  /// The features that some values of conditions need, as a kind of device lacks them.
  fileprivate var lacks: [MissingFeature] { self == .phone ? Self.lacksOnPhones : Self.lacksOnPads }

  private static let lacksOnPhones =
    lacksAnywhere + widgets(extraLarge: nil, accessory: OSVersion(16))
  private static let lacksOnPads =
    lacksAnywhere + widgets(extraLarge: OSVersion(15), accessory: OSVersion(17))

  private static let lacksAnywhere = [
    MissingFeature(
      .insetGroupedTable, .tableStyle, [TableStyle.insetGrouped], before: OSVersion(13)),
    MissingFeature(
      .contentConfiguration, .cell, [CellConfiguration.contentConfiguration], before: OSVersion(14)),
    MissingFeature(.detent, .detent, [Detent.medium], before: OSVersion(15)),
  ]

  private static func widgets(extraLarge: OSVersion?, accessory: OSVersion) -> [MissingFeature] {
    [
      MissingFeature(.extraLargeWidget, .widget, [WidgetFamily.extraLarge], before: extraLarge),
      MissingFeature(
        .accessoryWidget, .widget,
        [WidgetFamily.accessoryCircular, .accessoryRectangular, .accessoryInline],
        before: accessory),
    ]
  }
}
