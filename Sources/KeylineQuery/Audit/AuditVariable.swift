import KeylineModel

/// Something that an expression can read besides metrics: an attribute of the device, the OS version, the situation.
package struct AuditVariable: Sendable {
  /// The name; case, dots and underscores do not matter.
  package let name: String
  /// The kind of its values.
  package let kind: ExpressionValue.Kind
  /// The meaning as the end of a sentence, with its unit; nil for an attribute, which has its own.
  package var meaning: String?
  /// The words that it can be; only a variable of words has some.
  package var words: [String] = []
  /// True if the device alone decides.
  var isOfDevice = true
  /// The value at a place; nil where it is not recorded.
  let value: @Sendable (Place) -> ExpressionValue?

  /// A device and a version in a situation.
  struct Place {
    let device: Device
    let version: OSVersion
    let situation: Situation
  }
}

extension AuditVariable {
  /// An attribute of the device. Other variables tell of its versions and of the day of its first sale.
  private init?(_ attribute: DeviceAttribute) {
    func variable(
      _ kind: ExpressionValue.Kind, _ words: [String] = [],
      _ value: @escaping @Sendable (Device) -> ExpressionValue?
    ) -> AuditVariable {
      AuditVariable(name: "\(attribute)", kind: kind, words: words) { value($0.device) }
    }
    switch attribute.kind {
    case .length(let get): self = variable(.number) { get($0).map { .number($0.sixths, over: 6) } }
    case .whole(let get): self = variable(.number) { get($0).map { .number($0) } }
    case .hundredths(let get): self = variable(.number) { get($0).map { .number($0, over: 100) } }
    case .truth(let get): self = variable(.truth) { get($0).map { .truth($0) } }
    case .word(let words, let get): self = variable(.word, words) { get($0).map { .word($0) } }
    case .version, .day: return nil
    }
  }

  /// Every variable that is not a metric.
  package static let all = DeviceAttribute.allCases.compactMap { AuditVariable($0) } + others

  private static let others: [AuditVariable] = [
    AuditVariable(
      name: "renderedWidth", kind: .number, meaning: "pixels that UIKit renders, portrait"
    ) {
      $0.device.renderedPixels.map { .number($0.width) }
    },
    AuditVariable(
      name: "renderedHeight", kind: .number, meaning: "pixels that UIKit renders, portrait"
    ) {
      $0.device.renderedPixels.map { .number($0.height) }
    },
    AuditVariable(name: "hasHomeIndicator", kind: .truth, meaning: "it has no home button") {
      $0.device.homeButton.map { .truth(!$0) }
    },
    AuditVariable(name: "notch", kind: .truth, meaning: "it has a notch; not a Dynamic Island") {
      $0.device.sensorHousing.map { .truth($0 == .notch) }
    },
    AuditVariable(name: "dynamicIsland", kind: .truth, meaning: "it has a Dynamic Island") {
      $0.device.sensorHousing.map { .truth($0 == .dynamicIsland) }
    },
    AuditVariable(
      name: "isIPhoneX", kind: .truth,
      meaning: "it has a notch or a Dynamic Island; projects mean different things by it"
    ) { $0.device.sensorHousing.map { .truth($0 != .none) } },
    AuditVariable(
      name: "isPhone", kind: .truth, meaning: "the idiom is phone; an iPod touch counts as a phone"
    ) {
      .truth($0.device.idiom == .phone)
    },
    AuditVariable(name: "isPad", kind: .truth, meaning: "the idiom is pad") {
      .truth($0.device.idiom == .pad)
    },
    AuditVariable(name: "isPod", kind: .truth, meaning: "the family is ipod") {
      .truth($0.device.family == .ipod)
    },
    AuditVariable(
      name: "idiom", kind: .word, meaning: "the kind of interface",
      words: Idiom.allCases.map(\.rawValue)
    ) { .word($0.device.idiom.rawValue) },
    AuditVariable(
      name: "family", kind: .word, meaning: "the product family",
      words: Family.allCases.map(\.rawValue)
    ) {
      .word($0.device.family.rawValue)
    },
    AuditVariable(name: "releaseYear", kind: .number, meaning: "the year of the first sale") {
      $0.device.released.flatMap { Int($0.prefix(4)) }.map { .number($0) }
    },
    AuditVariable(
      name: "os", kind: .version, meaning: "the version of iOS or iPadOS", isOfDevice: false
    ) {
      .version($0.version)
    },
    AuditVariable(name: "firstOS", kind: .version, meaning: "the first version that the device ran")
    {
      $0.device.firstOS.map { .version($0.first) }
    },
    AuditVariable(
      name: "lastOS", kind: .version,
      meaning: "the last version that it runs; infinite while it is supported"
    ) { $0.device.support.map { .version(OSVersion(packed: $0.until.packed - 1)) } },
    AuditVariable(
      name: "sdk", kind: .number, meaning: "the major version of the linked SDK", isOfDevice: false
    ) {
      .number($0.situation.sdk ?? $0.version.major)
    },
    AuditVariable(
      name: "isLandscape", kind: .truth, meaning: "asked with --landscape", isOfDevice: false
    ) {
      .truth($0.situation.orientation == .landscape)
    },
    AuditVariable(
      name: "isPortrait", kind: .truth, meaning: "asked without --landscape", isOfDevice: false
    ) {
      .truth($0.situation.orientation == .portrait)
    },
  ]
}

extension AuditVariable {
  /// The words as an expression has them: `.dynamicIsland`.
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
