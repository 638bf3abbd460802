package import KeylineModel

/// A reason not to take a value as it stands.
package enum Caveat: Hashable, Sendable {
  /// It is assumed: measurements end with this version.
  case measuredUntil(StatedVersion)
  /// It is assumed: nobody measured it, and what sources state ends with this version.
  case statedUntil(StatedVersion)
  /// It is assumed: no source names a version.
  case undated
  /// No source speaks of this device in this situation.
  case inferred
  /// When it changed is not known exactly.
  case uncertain
  /// One source alone supports it.
  case singleSource
  /// Sources contradict each other.
  case disputed
  /// No linked SDK was given: the major version that was taken; nil for the one of each OS.
  case defaultSDK(Int?)
  /// A condition that was asked for decides none of these metrics; none are named where it is about other
  /// devices.
  case noEffect(Dimension, on: [Metric.ID])
}

/// A caveat, said once for all cells that it concerns.
package struct Note: Hashable, Sendable {
  /// The caveat.
  package let caveat: Caveat
  /// The devices that it concerns, each once.
  package internal(set) var devices: [Device]
}

/// A caveat, said once for all metrics that it concerns.
package struct MetricNote: Hashable, Sendable {
  /// The caveat.
  package let caveat: Caveat
  /// The keys of the metrics, each once.
  package private(set) var metrics: [Metric.ID]

  /// Gathers the caveats on cells, in the order in which they first come up.
  static func notes(on cells: some Sequence<(cell: Cell, ranges: [VersionRange])>) -> [MetricNote] {
    var notes: [MetricNote] = []
    for (cell, ranges) in cells {
      let metric = cell.column.metric.id
      for caveat in cell.caveats(at: ranges) {
        if let index = notes.firstIndex(where: { $0.caveat == caveat }) {
          notes[index].metrics = notes[index].metrics.merged(with: [metric])
        } else {
          notes.append(MetricNote(caveat: caveat, metrics: [metric]))
        }
      }
    }
    return notes
  }
}

extension AnswerTable {
  /// The notes on the cells that have values; nothing for what is known and confirmed.
  package var notes: [Note] {
    var notes: [Note] = []
    for row in rows {
      for caveat in row.cells.flatMap({ $0.caveats(at: row.ranges) }) {
        if let index = notes.firstIndex(where: { $0.caveat == caveat }) {
          if !notes[index].devices.contains(where: { $0.id == row.device.id }) {
            notes[index].devices.append(row.device)
          }
        } else {
          notes.append(Note(caveat: caveat, devices: [row.device]))
        }
      }
    }
    return notes
  }
}

extension Cell {
  /// The caveats on the cell over versions.
  package func caveats(at ranges: [VersionRange]) -> [Caveat] {
    var caveats: [Caveat] = []
    switch status {
    case .assumed:
      if let measuredUntil {
        caveats.append(.measuredUntil(StatedVersion(before: measuredUntil)))
      } else if statedUntil == .lowest {
        caveats.append(.undated)
      } else if let statedUntil {
        caveats.append(.statedUntil(StatedVersion(before: statedUntil)))
      }
    case .inferred: caveats.append(.inferred)
    case .uncertain: caveats.append(.uncertain)
    case .known, .unknown, .notApplicable, .impossible, .conflict: break
    }
    switch confidence {
    case .singleSource: caveats.append(.singleSource)
    case .disputed: caveats.append(.disputed)
    case .confirmed, .inferred, nil: break
    }
    if readsDefaultSDK, status.hasValue || status == .uncertain {
      let majors = Set(
        ranges.flatMap { [$0.from.major, StatedVersion(before: $0.until).first.major] })
      caveats.append(.defaultSDK(majors.count == 1 ? majors.first : nil))
    }
    return caveats
  }
}
