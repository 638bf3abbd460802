/// A statement of one source about a metric, in the scope that the source itself stated.
package struct Observation: Hashable, Identifiable, Sendable {
  /// The source, a slash and a name, for example `qmui-633/tab-bar-ipad`.
  package typealias ID = String

  /// The identifier; no two observations share it.
  package let id: ID
  /// The metric that it is about.
  package let metric: Metric.ID
  /// Who states it.
  package let source: Source.ID
  /// The devices and situations that the source itself speaks of.
  package var scope: Scope
  /// The versions that the source speaks of.
  package let os: StatedOS
  /// The stated value.
  package let value: Length
  /// How the source came to it.
  package let obtained: Obtained
  /// The simulator, device or program it was read with.
  package let tool: String?
  /// Where exactly it stands in the source.
  package let locator: String?
  /// The day on which it was last set against its source; nil when the source was not opened again.
  package let readAgain: String?
  /// The part of it that its source does not settle; nil when the source says all of it.
  package let unclear: String?
  /// Why it is held to be wrong; nil for one that is not disputed.
  package let disputed: String?
  /// A remark for readers; nil if there is none.
  package let note: String?
  /// The layer that it comes from.
  package let layer: Layer

  /// How an observation came about.
  package enum Obtained: String, CaseIterable, Sendable {
    /// Read from a running UIKit.
    case measured
    /// Stated by documentation.
    case documented
    /// A constant or a table that shows no reading.
    case tabulated
    /// Said by somebody who does not show the reading.
    case reported
  }

  /// The versions that a source speaks of.
  package enum StatedOS: Hashable, Sendable {
    /// It was read on these.
    case on([StatedVersion])
    /// It is said of a stretch, from a version up to, not including, another; without either end
    /// the source names no version.
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
  /// The versions that it speaks of, as they are stated.
  package var ranges: [VersionRange] {
    switch self {
    case .on(let versions): versions.map(\.range)
    case .stretch(let from, let until):
      [VersionRange(from: from ?? .lowest, until: until ?? .highest)]
    }
  }

  /// False where the source names no version: what it says was true of some, nobody knows which.
  package var namesVersions: Bool { self != .stretch(from: nil, until: nil) }

  /// The end of what it surely covers: a stretch without an end reaches no further than its beginning,
  /// and one without a beginning covers none, as a table for all that came before a version does.
  package var coveredUntil: OSVersion {
    if case .stretch(nil, _) = self { .lowest } else { statedUntil }
  }

  /// The end of the last version that it names, the lowest version if it names none.
  package var statedUntil: OSVersion {
    switch self {
    case .on(let versions): versions.reduce(.lowest) { max($0, $1.end) }
    case .stretch(nil, nil): .lowest
    case .stretch(let from, let until):
      until ?? StatedVersion(from ?? .lowest, precision: .major).end
    }
  }
}
