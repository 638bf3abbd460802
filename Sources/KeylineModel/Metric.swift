/// A named quantity in UIKit's own terms, for example `navigationBar.maxY`.
public struct Metric: Hashable, Identifiable, Sendable {
  /// The key in UIKit's spelling, for example `navigationBar.maxY`.
  public typealias ID = String

  /// The key, UIKit's spelling.
  public package(set) var id: ID
  /// The name as a heading, for example `Navigation bar bottom edge`.
  public package(set) var title: String
  /// One sentence that says what is measured.
  public package(set) var definition: String
  /// The first OS on which the metric exists.
  package var since: OSVersion
  /// The unit of its values.
  package var unit: Unit
  /// The elements that a question about the metric puts on screen.
  package var elements: [Dimension]
  /// The conditions that a question about the metric sets if they have their usual value: the gap above a grouped
  /// table is asked in a grouped table.
  package var brings: [Dimension.Setting]
  /// The part of a device without which there is nothing to measure; nil where every device has it.
  package var needs: Feature.Part?
  /// The line of a device's sheet on which the metric stands, from 1; nil for the others.
  package var onSheet: Int?
  /// The device attributes that give the metric in portrait and in landscape.
  package var attribute: Attribute?
  /// The metrics to look at when this one is unknown.
  package var see: [ID]

  /// The unit of a metric.
  package enum Unit: String, CaseIterable, Sendable {
    /// Points.
    case points = "pt"
    /// Pixels per point.
    case scale
  }

  /// Attributes of the device that give a metric without a rule.
  package struct Attribute: Hashable, Sendable {
    /// The attribute that gives the metric in portrait.
    package let portrait: DeviceAttribute
    /// The attribute that gives the metric in landscape.
    package let landscape: DeviceAttribute

    /// Creates a pair of attributes.
    package init(portrait: DeviceAttribute, landscape: DeviceAttribute) {
      self.portrait = portrait
      self.landscape = landscape
    }
  }

  /// Creates a metric.
  package init(
    id: ID, title: String, definition: String, since: OSVersion, unit: Unit = .points,
    elements: [Dimension] = [], brings: [Dimension.Setting] = [], needs: Feature.Part? = nil,
    onSheet: Int? = nil, attribute: Attribute? = nil, see: [ID] = []
  ) {
    self.id = id
    self.title = title
    self.definition = definition
    self.since = since
    self.unit = unit
    self.elements = elements
    self.brings = brings
    self.needs = needs
    self.onSheet = onSheet
    self.attribute = attribute
    self.see = see
  }
}

extension Metric {
  /// The key in kebab case, with which the identifiers of its rules begin: `status-bar-height`.
  package static func kebab(_ id: Metric.ID) -> String {
    var name = ""
    for scalar in id.unicodeScalars {
      if scalar == "." {
        name += "-"
      } else if scalar.properties.isUppercase {
        name += (name.isEmpty ? "" : "-") + String(scalar).lowercased()
      } else {
        name.unicodeScalars.append(scalar)
      }
    }
    return name
  }
}
