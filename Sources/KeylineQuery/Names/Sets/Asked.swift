package import KeylineModel

/// A question with its names looked up in a catalogue.
package struct Asked: Sendable {
  /// The question, with the devices, the versions and the conditions from its words.
  package var ask: Ask
  /// The names in the words.
  package let sentence: Sentence
  private let devices: [Device]
  private let releases: [Release]

  /// Creates a question from the names in words; other words are left out.
  package init(_ ask: Ask, _ sentence: Sentence, in catalogue: Knowledge) {
    self.ask = ask
    self.sentence = sentence
    devices = catalogue.devices
    releases = catalogue.releases
  }

  /// The metrics, each once; none if no word names one.
  package var metrics: [Metric] { sentence.metrics }
  /// True if the call names devices among its words.
  package var hasDevices: Bool { !sentence.devices.isEmpty }
  /// True if words, options or the project name devices.
  package var namesDevices: Bool { !ask.devices.isEmpty }

  /// Looks the devices up, or those that a metric implies if none is named.
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
