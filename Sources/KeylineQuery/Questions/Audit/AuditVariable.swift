import KeylineModel

/// A variable of expressions that is not a metric: an attribute of the device, the OS version, the
/// situation.
package struct AuditVariable: Sendable {
  /// The name; case, dots and underscores do not matter.
  package let name: String
  /// The kind of its values.
  package let kind: ExpressionValue.Kind
  /// The meaning as the end of a sentence, with its unit; nil for an attribute, which describes
  /// itself.
  package let meaning: String?
  /// The possible words; empty unless the variable is a word.
  package let words: [String]
  /// True if it depends on the device alone.
  let isOfDevice: Bool
  /// The value at a place; nil if it is not recorded.
  let value: @Sendable (Place) -> ExpressionValue?

  /// A device and a version in a situation.
  struct Place {
    let device: Device
    let version: OSVersion
    let situation: Situation
  }
}

extension AuditVariable {
  private init(
    _ name: String, _ kind: ExpressionValue.Kind, _ meaning: String? = nil, words: [String] = [],
    isOfDevice: Bool = true, value: @escaping @Sendable (Place) -> ExpressionValue?
  ) {
    self.init(
      name: name, kind: kind, meaning: meaning, words: words, isOfDevice: isOfDevice, value: value)
  }

  /// Creates a variable for an attribute; nil for the device's versions and release date, which
  /// other variables give.
  private init?(_ attribute: DeviceAttribute) {
    let name = "\(attribute)"
    switch attribute.kind {
    case .length(let path):
      self.init(name, .number) { $0.device[keyPath: path].map { .number($0) } }
    case .whole(let path):
      self.init(name, .number) { $0.device[keyPath: path].map { .number(Double($0)) } }
    case .hundredths(let path):
      self.init(name, .number) { $0.device[keyPath: path].map { .number(Double($0) / 100) } }
    case .truth(let path): self.init(name, .truth) { $0.device[keyPath: path].map { .truth($0) } }
    case .word(let words, let path):
      self.init(name, .word, words: words) { $0.device[keyPath: path].map { .word($0) } }
    case .version, .day: return nil
    }
  }

  /// Every variable that is not a metric.
  package static let all = DeviceAttribute.allCases.compactMap { AuditVariable($0) } + others

  private static let others: [AuditVariable] = [
    .init("renderedWidth", .number, "pixels that UIKit renders, portrait") {
      $0.device.renderedPixels.map { .number(Double($0.width)) }
    },
    .init("renderedHeight", .number, "pixels that UIKit renders, portrait") {
      $0.device.renderedPixels.map { .number(Double($0.height)) }
    },
    .init("hasHomeIndicator", .truth, "it has no home button") {
      $0.device.homeButton.map { .truth(!$0) }
    },
    .init("notch", .truth, "it has a notch; not a Dynamic Island") {
      $0.device.sensorHousing.map { .truth($0 == .notch) }
    },
    .init("dynamicIsland", .truth, "it has a Dynamic Island") {
      $0.device.sensorHousing.map { .truth($0 == .dynamicIsland) }
    },
    .init(
      "isIPhoneX", .truth,
      "it has a notch or a Dynamic Island; projects mean different things by it"
    ) { $0.device.sensorHousing.map { .truth($0 != .none) } },
    .init("isPhone", .truth, "the idiom is phone; an iPod touch counts as a phone") {
      .truth($0.device.idiom == .phone)
    },
    .init("isPad", .truth, "the idiom is pad") { .truth($0.device.idiom == .pad) },
    .init("isPod", .truth, "the family is ipod") { .truth($0.device.family == .ipod) },
    .init("idiom", .word, "the kind of interface", words: Idiom.allCases.map(\.rawValue)) {
      .word($0.device.idiom.rawValue)
    },
    .init("family", .word, "the product family", words: Family.allCases.map(\.rawValue)) {
      .word($0.device.family.rawValue)
    },
    .init("releaseYear", .number, "the year of the first sale") {
      $0.device.released.flatMap { Double($0.prefix(4)) }.map { .number($0) }
    },
    .init("os", .version, "the version of iOS or iPadOS", isOfDevice: false) {
      .version($0.version)
    },
    .init("firstOS", .version, "the first version that the device ran") {
      $0.device.firstOS.map { .version($0.first) }
    },
    .init("lastOS", .version, "the last version that it runs; infinite while it is supported") {
      $0.device.support.map { .version(OSVersion(packed: $0.until.packed - 1)) }
    },
    .init("sdk", .number, "the major version of the linked SDK", isOfDevice: false) {
      .number(Double($0.situation.sdk ?? $0.version.major))
    },
    .init("isLandscape", .truth, "asked with --landscape", isOfDevice: false) {
      .truth($0.situation.orientation == .landscape)
    },
    .init("isPortrait", .truth, "asked without --landscape", isOfDevice: false) {
      .truth($0.situation.orientation == .portrait)
    },
  ]
}

extension AuditVariable {
  /// The words as written in an expression: `.dynamicIsland`.
  package var wordList: String {
    words.map { word in
      let parts = word.split(separator: "-")
      return "." + parts[0]
        + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }.joined(separator: ", ")
  }
}

extension AuditVariable: Hashable {
  package static func == (left: Self, right: Self) -> Bool { left.name == right.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
