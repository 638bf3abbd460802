import KeylineModel

/// Something that an expression can read besides metrics: an attribute of the device, the OS
/// version, the situation.
public struct AuditVariable: Sendable {
  /// How it is written here; case, dots and underscores do not matter.
  public let name: String
  /// What values it has.
  public let kind: ExpressionValue.Kind
  /// How else people write it.
  public let aliases: [String]
  /// What it is, as the end of a sentence, with its unit.
  public let meaning: String
  /// The words that it can be; only a variable of words has them.
  public let words: [String]
  /// The test that it is read as, where projects mean different things by the name.
  public let reading: String?
  /// Whether the device alone decides.
  public let isOfDevice: Bool
  /// The value on a device and a version in a situation; nil where it is not recorded.
  let value: @Sendable (Device, OSVersion, Situation) -> ExpressionValue?

  init(
    _ name: String, _ kind: ExpressionValue.Kind, also aliases: [String] = [], _ meaning: String,
    words: [String] = [], readAs reading: String? = nil,
    _ value: @escaping @Sendable (Device) -> ExpressionValue?
  ) {
    self.init(
      name, kind, also: aliases, meaning, words: words, readAs: reading, isOfDevice: true
    ) { device, _, _ in value(device) }
  }

  init(
    _ name: String, _ kind: ExpressionValue.Kind, also aliases: [String] = [], _ meaning: String,
    words: [String] = [], readAs reading: String? = nil, isOfDevice: Bool,
    _ value: @escaping @Sendable (Device, OSVersion, Situation) -> ExpressionValue?
  ) {
    self.name = name
    self.kind = kind
    self.aliases = aliases
    self.meaning = meaning
    self.words = words
    self.reading = reading
    self.isOfDevice = isOfDevice
    self.value = value
  }

  /// Every variable that is no metric.
  public static let all = screen + hardware + kinds + versions + situation
}
