import KeylineModel

extension AuditVariable {
  /// The attributes of the device; of its versions and the day of its first sale, others tell.
  static let attributes = DeviceAttribute.allCases.compactMap(AuditVariable.init)

  private init?(_ attribute: DeviceAttribute) {
    func variable(
      _ kind: ExpressionValue.Kind, words: [String] = [],
      _ value: @escaping @Sendable (Device) -> ExpressionValue?
    ) -> AuditVariable {
      AuditVariable(
        .attribute(attribute), kind, also: attribute.aliases, words: words, value)
    }
    switch attribute.kind {
    case .length(let get): self = variable(.number) { get($0).map { .length($0) } }
    case .whole(let get): self = variable(.number) { get($0).map { .whole($0) } }
    case .hundredths(let get):
      self = variable(.number) { get($0).flatMap { Rational($0, over: 100) }.map { .number($0) } }
    case .truth(let get): self = variable(.truth) { get($0).map { .truth($0) } }
    case .word(let words, let get):
      self = variable(.word, words: words) { get($0).map { .word($0) } }
    case .version, .day: return nil
    }
  }

  /// The pixels that UIKit renders.
  static let screen: [AuditVariable] = [
    AuditVariable(.renderedWidth, .number) {
      $0.renderedPixels.map { .whole($0.width) }
    },
    AuditVariable(.renderedHeight, .number) {
      $0.renderedPixels.map { .whole($0.height) }
    },
  ]

  /// The variables for built-in hardware.
  static let hardware: [AuditVariable] = [
    AuditVariable(.hasHomeIndicator, .truth) {
      $0.homeButton.map { .truth(!$0) }
    },
    AuditVariable(.notch, .truth, also: ["hasNotch"]) {
      $0.sensorHousing.map { .truth($0 == .notch) }
    },
    AuditVariable(.dynamicIsland, .truth, also: ["hasDynamicIsland"]) {
      $0.sensorHousing.map { .truth($0 == .dynamicIsland) }
    },
    AuditVariable(
      .isIPhoneX, .truth,
      also: [
        "iPhoneX", "isX", "isIPhoneXSeries", "isIPhoneXOrLater", "isIPhoneXOrGreater",
      ]
    ) { $0.sensorHousing.map { .truth($0 != .none) } },
  ]

  /// The variables for the kind of device.
  static let kinds: [AuditVariable] = [
    AuditVariable(.isPhone, .truth, also: ["isIPhone"]) {
      .truth($0.idiom == .phone)
    },
    AuditVariable(.isPad, .truth, also: ["isIPad"]) {
      .truth($0.idiom == .pad)
    },
    AuditVariable(.isPod, .truth, also: ["isIPod"]) {
      .truth($0.family == .ipod)
    },
    AuditVariable(
      .idiom, .word, also: ["userInterfaceIdiom"],
      words: Idiom.allCases.map(\.rawValue)
    ) { .word($0.idiom.rawValue) },
    AuditVariable(
      .family, .word, words: Family.allCases.map(\.rawValue)
    ) { .word($0.family.rawValue) },
    AuditVariable(.releaseYear, .number, also: ["released", "year"]) {
      $0.released.flatMap { Int($0.prefix(4)) }.map { .whole($0) }
    },
  ]
}

extension ExpressionValue {
  fileprivate static func whole(_ number: Int) -> ExpressionValue { .number(Rational(number)) }
  fileprivate static func length(_ length: Length) -> ExpressionValue { .number(Rational(length)) }
}

extension AuditVariable {
  /// Versions of the OS.
  static let versions: [AuditVariable] = [
    AuditVariable(
      .os, .version, also: ["iOS", "osVersion", "systemVersion"],
      isOfDevice: false
    ) { _, version, _ in .version(version) },
    AuditVariable(.firstOS, .version) {
      $0.firstOS.map { .version($0.first) }
    },
    AuditVariable(
      .lastOS, .version
    ) { device in
      guard let support = device.support else { return nil }
      return .version(OSVersion(packed: support.until.packed - 1))
    },
  ]

  /// The variables that the flags of the situation set.
  static let situation: [AuditVariable] = [
    AuditVariable(.sdk, .number, isOfDevice: false) {
      _, version, situation in .number(Rational(situation.sdk ?? version.major))
    },
    AuditVariable(.isLandscape, .truth, isOfDevice: false) {
      .truth($2.orientation == .landscape)
    },
    AuditVariable(.isPortrait, .truth, isOfDevice: false) {
      .truth($2.orientation == .portrait)
    },
  ]
}
