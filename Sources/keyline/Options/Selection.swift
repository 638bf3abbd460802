import ArgumentParser
import KeylineModel
import KeylineQuery

/// The devices and versions that a question is about: those that were given, completed by the defaults
/// of the project.
struct Selection: Hashable {
  /// Sets of devices; all by default.
  let devices: [String]
  /// Sets of devices that are taken away.
  let exceptions: [String]
  /// A set of versions; nil means all.
  let os: String?
  /// True if versions count that a device never ran.
  let hypothetical: Bool
  /// True if the call names devices, not the project alone.
  let namesDevices: Bool
  /// True if the call names versions, not the project alone.
  let namesVersions: Bool

  init(
    devices: [String], except exceptions: [String], os: String?, hypothetical: Bool = false,
    defaults: ProjectConfiguration
  ) {
    namesDevices = !devices.isEmpty
    namesVersions = os != nil
    self.devices = devices.isEmpty ? defaults.devices : devices
    self.exceptions = exceptions
    self.os = os ?? defaults.os
    self.hypothetical = hypothetical
  }

  /// What the project's configuration leaves out of a question; nil where it decides nothing.
  var projectNote: String? {
    let parts = [
      namesDevices || devices.isEmpty ? nil : "-d \(devices.joined(separator: ","))",
      namesVersions ? nil : os.map { "--os \($0)" },
    ].compactMap(\.self)
    return parts.isEmpty
      ? nil
      : "note: asked with \(parts.joined(separator: " ")), as the project's "
        + "\(ProjectConfiguration.fileName) says"
  }

  /// Looks the devices up in a catalogue.
  func devices(in catalogue: [Device]) throws(SetError) -> DeviceSet {
    try DeviceSet(devices, except: exceptions, in: catalogue)
  }

  /// Looks the devices up that stand among the words of a question, else those of the selection.
  func devices(named names: AskedNames, in catalogue: [Device]) throws(SetError) -> DeviceSet {
    if names.hasDevices { return try names.devices(except: exceptions, in: catalogue) }
    return try DeviceSet(
      devices.isEmpty ? names.impliedDevices : devices, except: exceptions, in: catalogue)
  }

  /// The objection to a call that needs a device and names none.
  static let noDevice = ValidationError(
    "name a device with '--device', such as -d iphone-17 or -d iphones.")

  /// Looks the versions up among the recorded releases.
  func versions(in releases: [Release]) throws(SetError) -> VersionSet {
    try VersionSet(optional: os, in: releases)
  }

  /// The same with the versions that stand among the words of the question, if any do.
  ///
  /// Errors: a usage error if the call names others, too.
  func naming(_ spoken: [String]) throws -> Selection {
    if spoken.isEmpty { return self }
    let text = spoken.joined(separator: ",")
    if namesVersions, let os, os != text {
      throw ValidationError("the words name iOS \(text), and '--os' names \(os). Name one of them.")
    }
    return Selection(
      devices: devices, except: exceptions, os: text, hypothetical: hypothetical,
      namesDevices: namesDevices)
  }

  /// The same about one device.
  func only(_ device: Device) -> Selection {
    Selection(
      devices: [device.id], except: exceptions, os: os, hypothetical: hypothetical,
      namesDevices: true)
  }

  private init(
    devices: [String], except exceptions: [String], os: String?, hypothetical: Bool,
    namesDevices: Bool
  ) {
    self.devices = devices
    self.exceptions = exceptions
    self.os = os
    self.hypothetical = hypothetical
    self.namesDevices = namesDevices
    namesVersions = os != nil
  }

  /// Looks both up.
  func target(in resolver: Resolver) throws -> AdaptationTarget {
    AdaptationTarget(
      devices: try devices(in: resolver.knowledge.devices),
      versions: try versions(in: resolver.knowledge.releases))
  }
}

extension SelectionOptions {
  /// The selection of a command that asks about all devices where none is given.
  func selection(
    _ defaults: ProjectConfiguration, hypothetical: Bool = false
  ) -> Selection {
    Selection(
      devices: devices.sets, except: devices.exceptions, os: os, hypothetical: hypothetical,
      defaults: defaults)
  }

  /// The selection of a command that needs a device.
  ///
  /// - Parameter word: A set of devices that was given without the option.
  /// Errors: a usage error if neither the call nor the project names one.
  func named(
    _ defaults: ProjectConfiguration, adding word: String? = nil
  ) throws -> Selection {
    let selection = Selection(
      devices: devices.sets + [word].compactMap(\.self), except: devices.exceptions, os: os,
      defaults: defaults)
    if selection.devices.isEmpty { throw Selection.noDevice }
    return selection
  }
}
