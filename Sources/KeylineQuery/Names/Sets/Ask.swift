package import KeylineModel

/// The question of a call, as it was said: sets stay sets until they are looked up, so that it can be written back as a
/// call. It has no place for a file, a folder or a database.
package struct Ask: Hashable, Sendable {
  /// The names of metrics; also of devices, versions and conditions where they stand among the words.
  package var words: [String]
  /// Sets of devices; all where there is none.
  package var devices: [String]
  /// Sets of devices that are taken away.
  package var exceptions: [String]
  /// A set of versions; nil means all.
  package var os: String?
  /// The orientation, if one was named.
  package var orientation: Orientation?
  /// The situation without the conditions of few metrics.
  package var situation: Situation
  /// The values that were named of conditions of few metrics.
  package var conditions: [Dimension: [Int]]
  /// True if versions count that a device never ran.
  package var isHypothetical = false
  /// True if the call names devices, not the project alone.
  package private(set) var namesDevices: Bool
  /// True if the call names versions, not the project alone.
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

  /// The same with what a project's configuration says where the call is silent.
  package func completed(devices: [String], os: String?, sdk: Int?) -> Ask {
    var ask = self
    if ask.devices.isEmpty { ask.devices = devices }
    ask.os = ask.os ?? os
    ask.situation.sdk = ask.situation.sdk ?? sdk
    return ask
  }

  /// The same about the versions that stand among words.
  package func naming(versions: [String]) -> Ask {
    if versions.isEmpty { return self }
    var ask = self
    ask.os = versions.joined(separator: ",")
    ask.namesVersions = true
    return ask
  }

  /// The same about sets of devices that stand among words; those of the options stay where there are some.
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

  /// The situations: both orientations unless one was named.
  package var situations: [Situation] {
    orientation == nil ? situation.inEachOrientation : [situation]
  }
}
