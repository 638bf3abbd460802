import KeylineModel

extension AuditVariable {
  /// The screen in figures.
  static let screen: [AuditVariable] = [
    AuditVariable(.width, .number) {
      $0.width.map { .length($0) }
    },
    AuditVariable(.height, .number) {
      $0.height.map { .length($0) }
    },
    AuditVariable(.scale, .number) {
      $0.scale.map { .whole($0) }
    },
    AuditVariable(.nativeWidth, .number) {
      $0.nativeWidth.map { .whole($0) }
    },
    AuditVariable(.nativeHeight, .number) {
      $0.nativeHeight.map { .whole($0) }
    },
    AuditVariable(.renderedWidth, .number) {
      $0.renderedPixels.map { .whole($0.width) }
    },
    AuditVariable(.renderedHeight, .number) {
      $0.renderedPixels.map { .whole($0.height) }
    },
    AuditVariable(.pixelsPerInch, .number, also: ["ppi"]) {
      $0.pixelsPerInch.map { .whole($0) }
    },
    AuditVariable(.diagonal, .number) {
      $0.diagonal.flatMap { Rational($0, over: 100) }.map { .number($0) }
    },
    AuditVariable(.cornerRadius, .number) {
      $0.cornerRadius.map { .length($0) }
    },
  ]

  /// The variables for built-in hardware.
  static let hardware: [AuditVariable] = [
    AuditVariable(.homeButton, .truth, also: ["hasHomeButton"]) {
      $0.homeButton.map { .truth($0) }
    },
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
    AuditVariable(
      .sensorHousing, .word,
      words: SensorHousing.allCases.map(\.rawValue)
    ) { $0.sensorHousing.map { .word($0.rawValue) } },
    AuditVariable(
      .sizeClassInLandscape, .word,
      words: SizeClass.allCases.map(\.rawValue)
    ) { $0.sizeClassInLandscape.map { .word($0.rawValue) } },
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
