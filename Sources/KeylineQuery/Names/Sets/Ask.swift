package import KeylineModel

/// The question of a call as it was written.
///
/// Sets stay unresolved until they are looked up, so that the question can be written back as a
/// call. It has no place for a file, a folder or a database.
package struct Ask: Hashable, Sendable {
  /// The names of metrics; also of devices, versions and conditions written among the words.
  package var words: [String]
  /// The sets of devices; empty means all.
  package var devices: [String]
  /// The sets of devices to leave out.
  package var exceptions: [String]
  /// A set of versions; nil means all.
  package var os: String?
  /// The orientation, if one was given.
  package var orientation: Orientation?
  /// The situation without metric-specific conditions.
  package var situation: Situation
  /// The values given for metric-specific conditions.
  package var conditions: [Dimension: [Int]]
  /// True if versions count that a device never ran.
  package var isHypothetical = false
  /// True if the call itself names devices, not just the project.
  package private(set) var namesDevices: Bool
  /// True if the call itself names versions, not just the project.
  package private(set) var namesVersions: Bool

  /// Creates a question.
  package init(
    _ words: [String] = [], devices: [String] = [], except exceptions: [String] = [],
    os: String? = nil, orientation: Orientation? = nil, situation: Situation = Situation(),
    conditions: [Dimension: [Int]] = [:]
  ) {
    self.words = words
    self.devices = devices
    self.exceptions = exceptions
    self.os = os
    self.orientation = orientation
    self.situation = situation
    self.conditions = conditions
    namesDevices = !devices.isEmpty
    namesVersions = os != nil
    if let orientation { self.situation.orientation = orientation }
  }

  /// The question with a project's configuration where the call states nothing.
  package func completed(devices: [String], os: String?, sdk: Int?) -> Ask {
    var ask = self
    if ask.devices.isEmpty { ask.devices = devices }
    ask.os = ask.os ?? os
    ask.situation.sdk = ask.situation.sdk ?? sdk
    return ask
  }

  /// The question with versions written among its words.
  package func naming(versions: [String]) -> Ask {
    if versions.isEmpty { return self }
    var ask = self
    ask.os = versions.joined(separator: ",")
    ask.namesVersions = true
    return ask
  }

  /// The question with sets of devices written among its words; sets in options take precedence.
  package func naming(devices sets: [String]) -> Ask {
    if sets.isEmpty { return self }
    var ask = self
    ask.devices = (namesDevices ? devices : []) + sets
    ask.namesDevices = true
    return ask
  }

  /// Looks the devices up in a catalogue.
  package func devices(in catalogue: [Device]) throws(SetError) -> DeviceSet {
    try DeviceSet(devices, except: exceptions, in: catalogue)
  }

  /// Looks the versions up among the recorded releases.
  package func versions(in releases: [Release]) throws(SetError) -> VersionSet {
    try VersionSet(optional: os, in: releases)
  }

  /// Looks devices and versions up.
  package func target(in knowledge: Knowledge) throws(SetError) -> AnswerTable.Request {
    AnswerTable.Request(
      devices: try devices(in: knowledge.devices), versions: try versions(in: knowledge.releases))
  }

  /// The situations: both orientations unless one was given.
  package var situations: [Situation] {
    orientation == nil ? situation.inEachOrientation : [situation]
  }
}
