package import KeylineModel

/// What an inferred value is inferred from.
package indirect enum Inference: Hashable, Sendable {
  /// What was read on these devices, which may have the same size and housing.
  case devices([Device], areAlike: Bool, last: LastReading)
  /// What a source states of a class; the device that ran none of its versions, if it did not.
  case statement(Scope, Observation.StatedOS, UnsupportedDevice?)
  /// What is known of the device that this one is said to be like.
  case template(Device)
  /// What was read in other situations.
  case otherSituations
  /// A rule that no source speaks for.
  case nothing
  /// A part of a sum is inferred, from this.
  case term(Metric.ID, Inference)

  /// The same without which device ran none of the versions.
  var ofAnyDevice: Inference {
    switch self {
    case .statement(let scope, let os, _): .statement(scope, os, nil)
    case .term(let metric, let basis): .term(metric, basis.ofAnyDevice)
    case .devices, .template, .otherSituations, .nothing: self
    }
  }
}

/// A device of this name that ran none of the versions that a source speaks of.
package enum UnsupportedDevice: Hashable, Sendable {
  /// It came after all of them.
  case newer(String)
  /// It was given none of them.
  case older(String)
}

/// The last version for which anybody read or stated a value.
package enum LastReading: Hashable, Sendable {
  /// It was measured there.
  case measured(StatedVersion)
  /// Nobody measured it; a source states it for this version.
  case stated(StatedVersion)
  /// Nobody measured it, and no source names a version.
  case undated
  /// It was measured on a version that nobody names.
  case unversioned
  /// Nobody measured it.
  case unmeasured

  /// True if none of some devices ran the version yet.
  package func isBefore(_ devices: [Device]) -> Bool {
    switch self {
    case .measured(let last), .stated(let last):
      !devices.isEmpty && devices.allSatisfy { $0.support.map { $0.from >= last.end } ?? false }
    case .undated, .unversioned, .unmeasured: false
    }
  }
}
