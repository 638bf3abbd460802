public import KeylineModel

/// The terms that hold for all readings of a table that is imported.
public struct ImportTerms: Sendable {
  /// The key of the source that they come from.
  public let source: Source.ID
  /// How the source came by them.
  public let obtained: Observation.Obtained
  /// The tool that they were read with.
  public let tool: String?
  /// The versions that the readings are about that state none themselves.
  public let os: VersionSet?
  /// True if the table names every state that is not the default, as the probe does.
  public let namesStates: Bool

  /// Creates the terms.
  public init(
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
  public init(
    source: Source.ID, measurement: Measurement?, obtained: Observation.Obtained?, os: VersionSet?
  ) {
    self.init(
      source: source, obtained: obtained ?? (measurement == nil ? .tabulated : .measured),
      tool: measurement?.tool, os: os, namesStates: measurement != nil)
  }
}

/// How readings were made that somebody took from a running UIKit.
public struct Measurement: Hashable, Sendable {
  /// The device, system, runtime and tool in words.
  public let tool: String
  /// A key for the source that the readings are: `probe-iphone18-1-26.1`.
  public let key: String
  /// A title for that source.
  public let title: String

  /// Creates the account of a measurement.
  public init(tool: String, key: String, title: String) {
    self.tool = tool
    self.key = key
    self.title = title
  }
}
