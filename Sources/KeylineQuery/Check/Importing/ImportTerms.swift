package import KeylineModel

/// The terms that hold for all readings of a table that is imported.
package struct ImportTerms: Sendable {
  /// The key of the source that they come from.
  package let source: Source.ID
  /// How the source came by them.
  package let obtained: Observation.Obtained
  /// The tool that they were read with.
  package let tool: String?
  /// The versions that the readings are about that state none themselves.
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

  /// Creates the terms of a table that may say how it was measured; one that does not was tabulated
  /// unless the user says otherwise.
  package init(
    source: Source.ID, measurement: Measurement?, obtained: Observation.Obtained?, os: VersionSet?
  ) {
    self.init(
      source: source, obtained: obtained ?? (measurement == nil ? .tabulated : .measured),
      tool: measurement?.tool, os: os, namesStates: measurement != nil)
  }
}

/// How readings were made that somebody took from a running UIKit.
package struct Measurement: Hashable, Sendable {
  /// The device, system, runtime and tool in words.
  package let tool: String
  /// A key for the source that the readings are: `probe-iphone18-1-26.1`.
  package let key: String
  /// A title for that source.
  package let title: String

  /// Creates the account of a measurement.
  package init(tool: String, key: String, title: String) {
    self.tool = tool
    self.key = key
    self.title = title
  }
}
