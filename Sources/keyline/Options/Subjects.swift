import ArgumentParser
import KeylineModel
import KeylineQuery

/// What words and options ask about together: metrics of devices on some versions, in one situation.
struct Subjects {
  let metrics: [Metric]
  let devices: DeviceSet
  let versions: VersionSet
  let situation: Situation

  /// Looks up what words and options name; devices, versions and conditions may stand among the words.
  ///
  /// Errors: a usage error if no metric or no device is named, or if words and options contradict each
  /// other.
  init(
    _ words: [String], _ options: SelectionOptions, _ situation: SituationOptions,
    _ defaults: ProjectConfiguration, in knowledge: Knowledge
  ) throws {
    let given = options.selection(defaults)
    let names = try AskedNames(
      words, in: knowledge.metrics, takesDevices: !given.namesDevices, takesSituation: true)
    let selection = try given.naming(names.situation.versions)
    versions = try selection.versions(in: knowledge.releases)
    devices = try selection.devices(named: names, in: knowledge.devices)
    if names.metrics.isEmpty { throw ValidationError("name a metric, such as statusBar.height.") }
    guard names.hasDevices || !selection.devices.isEmpty else { throw Selection.noDevice }
    metrics = names.metrics
    self.situation = try names.situation.applied(to: situation, defaults)
  }
}

extension SelectionOptions {
  /// The selection and the situation of a command about devices, which may stand among its words with
  /// versions and conditions: `iphone 15 landscape ios 18`.
  ///
  /// Errors: a usage error if no device is named, or if words and options contradict each other.
  func named(
    _ words: [String], _ situation: SituationOptions, _ defaults: ProjectConfiguration
  ) throws -> (selection: Selection, situation: Situation) {
    let spoken = SpokenSituation(words, takesElements: true)
    if let fault = spoken.fault { throw fault }
    let name = spoken.withoutFillers.joined(separator: " ")
    return (
      try named(defaults, adding: name.isEmpty ? nil : name).naming(spoken.versions),
      try spoken.applied(to: situation, defaults)
    )
  }
}
