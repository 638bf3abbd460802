package import KeylineModel

/// Something that an expression can read besides metrics: an attribute of the device, the OS
/// version, the situation.
package struct AuditVariable: Sendable {
  /// The name as it is written here; case, dots and underscores do not matter.
  package let name: Name
  /// The kind of its values.
  package let kind: ExpressionValue.Kind
  /// How else people write it.
  package let aliases: [String]
  /// The words that it can be; only a variable of words has them.
  package let words: [String]
  /// True if the device alone decides.
  package let isOfDevice: Bool
  /// The value on a device and a version in a situation; nil where it is not recorded.
  let value: @Sendable (Device, OSVersion, Situation) -> ExpressionValue?

  /// The names of the variables.
  package enum Name: Hashable, Sendable {
    /// An attribute of the device under its own name.
    case attribute(DeviceAttribute)
    case renderedWidth, renderedHeight
    case hasHomeIndicator, notch, dynamicIsland, isIPhoneX
    case isPhone, isPad, isPod, idiom, family, releaseYear
    case os, firstOS, lastOS, sdk, isLandscape, isPortrait

    /// The name as an expression has it: `nativeWidth`.
    package var text: String {
      switch self {
      case .attribute(let attribute): "\(attribute)"
      default: "\(self)"
      }
    }
  }

  init(
    _ name: Name, _ kind: ExpressionValue.Kind, also aliases: [String] = [], words: [String] = [],
    _ value: @escaping @Sendable (Device) -> ExpressionValue?
  ) {
    self.init(name, kind, also: aliases, words: words, isOfDevice: true) { device, _, _ in
      value(device)
    }
  }

  init(
    _ name: Name, _ kind: ExpressionValue.Kind, also aliases: [String] = [], words: [String] = [],
    isOfDevice: Bool,
    _ value: @escaping @Sendable (Device, OSVersion, Situation) -> ExpressionValue?
  ) {
    self.name = name
    self.kind = kind
    self.aliases = aliases
    self.words = words
    self.isOfDevice = isOfDevice
    self.value = value
  }

  /// Every variable that is not a metric.
  package static let all = attributes + screen + hardware + kinds + versions + situation
}
