public import KeylineModel

/// Something that an expression can read besides metrics: an attribute of the device, the OS
/// version, the situation.
public struct AuditVariable: Sendable {
  /// The name as it is written here; case, dots and underscores do not matter.
  public let name: Name
  /// The kind of its values.
  public let kind: ExpressionValue.Kind
  /// How else people write it.
  public let aliases: [String]
  /// The words that it can be; only a variable of words has them.
  public let words: [String]
  /// True if the device alone decides.
  public let isOfDevice: Bool
  /// The value on a device and a version in a situation; nil where it is not recorded.
  let value: @Sendable (Device, OSVersion, Situation) -> ExpressionValue?

  /// The names of the variables.
  public enum Name: Hashable, Sendable {
    /// An attribute of the device under its own name.
    case attribute(DeviceAttribute)
    case renderedWidth, renderedHeight
    case hasHomeIndicator, notch, dynamicIsland, isIPhoneX
    case isPhone, isPad, isPod, idiom, family, releaseYear
    case os, firstOS, lastOS, sdk, isLandscape, isPortrait

    /// The name as an expression has it: `nativeWidth`.
    public var text: String {
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
  public static let all = attributes + screen + hardware + kinds + versions + situation
}
