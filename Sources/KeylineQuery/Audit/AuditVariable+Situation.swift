import KeylineModel

extension AuditVariable {
  /// Versions of the OS.
  static let versions: [AuditVariable] = [
    AuditVariable(
      "os", .version, also: ["iOS", "osVersion", "systemVersion"], "the version of iOS or iPadOS",
      isOfDevice: false
    ) { _, version, _ in .version(version) },
    AuditVariable("firstOS", .version, "the first version that the device ran") {
      $0.firstOS.map { .version($0.first) }
    },
    AuditVariable(
      "lastOS", .version, "the last version that it runs; above all while it is supported"
    ) { device in
      guard let support = device.support else { return nil }
      return .version(OSVersion(packed: support.until.packed - 1))
    },
  ]

  /// What the flags of the situation say.
  static let situation: [AuditVariable] = [
    AuditVariable("sdk", .number, "the major version of the linked SDK", isOfDevice: false) {
      _, version, situation in .number(Rational(situation.sdk ?? version.major))
    },
    AuditVariable("isLandscape", .truth, "asked with --landscape", isOfDevice: false) {
      .truth($2.orientation == .landscape)
    },
    AuditVariable("isPortrait", .truth, "asked without --landscape", isOfDevice: false) {
      .truth($2.orientation == .portrait)
    },
  ]
}
