package import KeylineModel

/// The origin of an inferred value.
package indirect enum Inference: Hashable, Sendable {
  /// Readings on these devices, which may have the same size and housing.
  case devices([Device], areAlike: Bool, last: LastReading)
  /// A source's statement about a class; with the device if it ran none of the stated versions.
  case statement(Scope, Observation.StatedOS, UnsupportedDevice?)
  /// The value of the device that this one is said to be like.
  case template(Device)
  /// Readings in other situations.
  case otherSituations
  /// A rule without a supporting source.
  case nothing
  /// A part of a sum is inferred.
  case term(Metric.ID, Inference)

  /// The inference without the device that ran none of the versions.
  var ofAnyDevice: Inference {
    switch self {
    case .statement(let scope, let os, _): .statement(scope, os, nil)
    case .term(let metric, let basis): .term(metric, basis.ofAnyDevice)
    case .devices, .template, .otherSituations, .nothing: self
    }
  }
}

/// A device that ran none of the versions that a source states, with its name.
package enum UnsupportedDevice: Hashable, Sendable {
  /// The device came after all of them.
  case newer(String)
  /// The device never got any of them.
  case older(String)
}

/// The last version for which a value was read or stated.
package enum LastReading: Hashable, Sendable {
  /// The value was measured on this version.
  case measured(StatedVersion)
  /// The value was never measured; a source states it for this version.
  case stated(StatedVersion)
  /// The value was never measured, and no source names a version.
  case undated
  /// The value was measured on an unnamed version.
  case unversioned
  /// The value was never measured.
  case unmeasured

  /// True if no device of a list ran the version yet.
  package func isBefore(_ devices: [Device]) -> Bool {
    switch self {
    case .measured(let last), .stated(let last):
      !devices.isEmpty && devices.allSatisfy { $0.support.map { $0.from >= last.end } ?? false }
    case .undated, .unversioned, .unmeasured: false
    }
  }
}
