import KeylineModel

extension AuditVariable {
  /// The screen in figures.
  static let screen: [AuditVariable] = [
    AuditVariable("width", .number, "points, portrait, without Display Zoom") {
      $0.width.map { .length($0) }
    },
    AuditVariable("height", .number, "points, portrait, without Display Zoom") {
      $0.height.map { .length($0) }
    },
    AuditVariable("scale", .number, "pixels per point as UIKit renders them") {
      $0.scale.map { .whole($0) }
    },
    AuditVariable("nativeWidth", .number, "pixels of the panel, portrait") {
      $0.nativeWidth.map { .whole($0) }
    },
    AuditVariable("nativeHeight", .number, "pixels of the panel, portrait") {
      $0.nativeHeight.map { .whole($0) }
    },
    AuditVariable("renderedWidth", .number, "pixels that UIKit renders, portrait") {
      $0.renderedPixels.map { .whole($0.width) }
    },
    AuditVariable("renderedHeight", .number, "pixels that UIKit renders, portrait") {
      $0.renderedPixels.map { .whole($0.height) }
    },
    AuditVariable("pixelsPerInch", .number, also: ["ppi"], "pixels per inch") {
      $0.pixelsPerInch.map { .whole($0) }
    },
    AuditVariable("diagonal", .number, "inches") {
      $0.diagonal.flatMap { Rational($0, over: 100) }.map { .number($0) }
    },
    AuditVariable("cornerRadius", .number, "points, of the display's corners; 0 is square") {
      $0.cornerRadius.map { .length($0) }
    },
  ]

  /// What is built in.
  static let hardware: [AuditVariable] = [
    AuditVariable("homeButton", .truth, also: ["hasHomeButton"], "it has a home button") {
      $0.homeButton.map { .truth($0) }
    },
    AuditVariable("hasHomeIndicator", .truth, "it has no home button") {
      $0.homeButton.map { .truth(!$0) }
    },
    AuditVariable("notch", .truth, also: ["hasNotch"], "it has a notch; not a Dynamic Island") {
      $0.sensorHousing.map { .truth($0 == .notch) }
    },
    AuditVariable("dynamicIsland", .truth, also: ["hasDynamicIsland"], "it has a Dynamic Island") {
      $0.sensorHousing.map { .truth($0 == .dynamicIsland) }
    },
    AuditVariable(
      "isIPhoneX", .truth,
      also: [
        "iPhoneX", "isX", "isIPhoneXSeries", "isIPhoneXOrLater", "isIPhoneXOrGreater",
      ], "it has a notch or a Dynamic Island; projects mean different things by it",
      readAs: "has a notch or an island"
    ) { $0.sensorHousing.map { .truth($0 != .none) } },
    AuditVariable(
      "sensorHousing", .word, "what holds the front sensors",
      words: SensorHousing.allCases.map(\.rawValue)
    ) { $0.sensorHousing.map { .word($0.rawValue) } },
    AuditVariable(
      "sizeClassInLandscape", .word, "horizontal size class of the full screen in landscape",
      words: SizeClass.allCases.map(\.rawValue)
    ) { $0.sizeClassInLandscape.map { .word($0.rawValue) } },
  ]

  /// What it is.
  static let kinds: [AuditVariable] = [
    AuditVariable("isPhone", .truth, also: ["isIPhone"], "the idiom is phone; an iPod touch is one")
    {
      .truth($0.idiom == .phone)
    },
    AuditVariable("isPad", .truth, also: ["isIPad"], "the idiom is pad") {
      .truth($0.idiom == .pad)
    },
    AuditVariable("isPod", .truth, also: ["isIPod"], "the family is ipod") {
      .truth($0.family == .ipod)
    },
    AuditVariable(
      "idiom", .word, also: ["userInterfaceIdiom"], "the kind of interface",
      words: Idiom.allCases.map(\.rawValue)
    ) { .word($0.idiom.rawValue) },
    AuditVariable(
      "family", .word, "the product family", words: Family.allCases.map(\.rawValue)
    ) { .word($0.family.rawValue) },
    AuditVariable("releaseYear", .number, also: ["released", "year"], "the year of the first sale")
    {
      $0.released.flatMap { Int($0.prefix(4)) }.map { .whole($0) }
    },
  ]
}

extension ExpressionValue {
  fileprivate static func whole(_ number: Int) -> ExpressionValue { .number(Rational(number)) }
  fileprivate static func length(_ length: Length) -> ExpressionValue { .number(Rational(length)) }
}
