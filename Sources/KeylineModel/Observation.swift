/// A statement of one source about a metric, in the scope that the source itself stated.
package struct Observation: Hashable, Identifiable, Sendable {
  /// The source, a slash and a name, for example `qmui-633/tab-bar-ipad`.
  package typealias ID = String

  /// The identifier; no two observations share it.
  package let id: ID
  /// The metric that it is about.
  package let metric: Metric.ID
  /// The source that states it.
  package let source: Source.ID
  /// The devices and situations that the source itself names.
  package var scope: Scope
  /// The versions that the source states.
  package let os: StatedOS
  /// The stated value.
  package let value: Length
  /// How the source obtained the value.
  package let obtained: Obtained
  /// The simulator, device or program it was read with.
  package let tool: String?
  /// The exact place in the source.
  package let locator: String?
  /// The day it was last checked against its source; nil if the source was not opened again.
  package let readAgain: String?
  /// The part of the statement that the source leaves open; nil if it states all of it.
  package let unclear: String?
  /// The reason to consider it wrong; nil if it is undisputed.
  package let disputed: String?
  /// A remark for readers; nil if there is none.
  package let note: String?
  /// The layer that it comes from.
  package let layer: Layer

  /// How a value was obtained.
  package enum Obtained: String, CaseIterable, Sendable {
    /// Read from a running UIKit.
    case measured
    /// Stated by documentation.
    case documented
    /// A constant or a table that shows no reading.
    case tabulated
    /// Stated by somebody who shows no reading.
    case reported
  }

  /// The versions that a source states.
  package enum StatedOS: Hashable, Sendable {
    /// The value was read on these versions.
    case on([StatedVersion])
    /// The source states a stretch, from a version up to, not including, another; without either
    /// end it names no version.
    case stretch(from: OSVersion?, until: OSVersion?)
  }

  /// Creates an observation.
  package init(
    id: ID, metric: Metric.ID, source: Source.ID, scope: Scope, os: StatedOS, value: Length,
    obtained: Obtained, tool: String? = nil, locator: String? = nil, readAgain: String? = nil,
    unclear: String? = nil, disputed: String? = nil, note: String? = nil, layer: Layer = .shipped
  ) {
    self.id = id
    self.metric = metric
    self.source = source
    self.scope = scope
    self.os = os
    self.value = value
    self.obtained = obtained
    self.tool = tool
    self.locator = locator
    self.readAgain = readAgain
    self.unclear = unclear
    self.disputed = disputed
    self.note = note
    self.layer = layer
  }
}

extension Observation.StatedOS {
  /// The stated versions as ranges.
  package var ranges: [VersionRange] {
    switch self {
    case .on(let versions): versions.map(\.range)
    case .stretch(let from, let until):
      [VersionRange(from: from ?? .lowest, until: until ?? .highest)]
    }
  }

  /// False if the source names no version: its statement held for some unknown versions.
  package var namesVersions: Bool { self != .stretch(from: nil, until: nil) }

  /// The end of the versions that the statement surely covers.
  ///
  /// A stretch without an end covers only the versions of its beginning. A stretch without a
  /// beginning, such as a table for everything before a version, covers none.
  package var coveredUntil: OSVersion {
    if case .stretch(nil, _) = self { .lowest } else { statedUntil }
  }

  /// The end of the last version named; the lowest version if none is named.
  package var statedUntil: OSVersion {
    switch self {
    case .on(let versions): versions.reduce(.lowest) { max($0, $1.end) }
    case .stretch(nil, nil): .lowest
    case .stretch(let from, let until):
      until ?? StatedVersion(from ?? .lowest, precision: .major).end
    }
  }
}
