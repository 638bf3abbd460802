import KeylineModel

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
