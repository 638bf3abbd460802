package import KeylineModel

/// The terms for all readings of an imported table.
package struct ImportTerms: Sendable {
  /// The key of the source of the readings.
  package let source: Source.ID
  /// How the source obtained the readings.
  package let obtained: Observation.Obtained
  /// The tool that took the readings.
  package let tool: String?
  /// The versions of readings that state none themselves.
  package let os: VersionSet?
  /// True if the table names every state that is not the default, as the probe does.
  package let namesStates: Bool

  /// Creates the terms.
  package init(
    source: Source.ID, obtained: Observation.Obtained, tool: String? = nil,
    os: VersionSet? = nil, namesStates: Bool = false
  ) {
    self.source = source
    self.obtained = obtained
    self.tool = tool
    self.os = os
    self.namesStates = namesStates
  }

  /// Creates the terms of a table that may state how it was measured; a table that does not is
  /// tabulated unless the user says otherwise.
  package init(
    source: Source.ID, measurement: Measurement?, obtained: Observation.Obtained?, os: VersionSet?
  ) {
    self.init(
      source: source, obtained: obtained ?? (measurement == nil ? .tabulated : .measured),
      tool: measurement?.tool, os: os, namesStates: measurement != nil)
  }
}

/// How readings were taken from a running UIKit.
package struct Measurement: Hashable, Sendable {
  /// The device, system, runtime and tool in words.
  package let tool: String
  /// A key for the readings as a source: `probe-iphone18-1-26.1`.
  package let key: String
  /// A title for the readings as a source.
  package let title: String

  /// Creates the account of a measurement.
  package init(tool: String, key: String, title: String) {
    self.tool = tool
    self.key = key
    self.title = title
  }
}
