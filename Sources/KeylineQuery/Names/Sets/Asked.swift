package import KeylineModel

/// A question whose names were looked up in a catalogue.
package struct Asked: Sendable {
  /// The question, with the devices, the versions and the conditions that stand among its words.
  package var ask: Ask
  /// What the words name.
  package let sentence: Sentence
  private let devices: [Device]
  private let releases: [Release]

  /// Creates a question about what words name; the other words are no part of it.
  package init(_ ask: Ask, _ sentence: Sentence, in catalogue: Knowledge) {
    self.ask = ask
    self.sentence = sentence
    devices = catalogue.devices
    releases = catalogue.releases
  }

  /// The metrics, each once; none where no word names one.
  package var metrics: [Metric] { sentence.metrics }
  /// True if the call names devices among its words.
  package var hasDevices: Bool { !sentence.devices.isEmpty }
  /// True if words, options or the project name devices.
  package var namesDevices: Bool { !ask.devices.isEmpty }

  /// Looks the devices up; those that a metric implies where none is named.
  package func lookedUpDevices() throws(SetError) -> DeviceSet {
    try DeviceSet(
      ask.devices.isEmpty ? sentence.impliedDevices : ask.devices, except: ask.exceptions,
      in: devices)
  }

  /// Looks the versions up.
  package func lookedUpVersions() throws(SetError) -> VersionSet {
    try ask.versions(in: releases)
  }
}
