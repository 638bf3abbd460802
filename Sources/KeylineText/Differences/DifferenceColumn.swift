import KeylineModel
import KeylineQuery

/// The first column of a table of differences, where it is not the same in every row.
public enum DifferenceColumn: Sendable {
  /// The devices.
  case devices
  /// The versions.
  case versions
  /// The devices and their versions.
  case devicesAndVersions

  var title: String {
    switch self {
    case .devices: "Device"
    case .versions: "iOS"
    case .devicesAndVersions: "Device and iOS"
    }
  }

  func text(_ difference: Difference, _ labels: VersionLabels) -> String {
    let names = Names.joined(difference.devices.map(\.name))
    let versions = labels.label(difference.left.map(\.range))
    return switch self {
    case .devices: names
    case .versions: versions
    case .devicesAndVersions: "\(names), iOS \(versions)"
    }
  }
}
