package import KeylineModel

/// A reason not to take a value as it stands.
package enum Caveat: Hashable, Sendable {
  /// It is assumed beyond what was last read; the first and the last of the released versions where that
  /// is only a part of those asked.
  case assumed(from: ClosedRange<OSVersion>?, last: LastReading)
  /// It is assumed, as no version from this one on is released.
  case unreleased(OSVersion, last: LastReading)
  /// No source speaks of this device in this situation; what it is inferred from.
  case inferred(Basis)
  /// When it changed is not known exactly.
  case uncertain
  /// One source alone supports it.
  case singleSource
  /// Sources contradict each other.
  case disputed
  /// No linked SDK was given: the major version that was taken, nil for the one of each OS; and what
  /// there is for apps built with another one, where that is one thing on all versions.
  case defaultSDK(Int?, otherwise: Outcome.OtherSDK?)
  /// A condition that was asked for decides none of these metrics, but one that is worth a look beside it; none are
  /// named where it is about other devices.
  case noEffect(Dimension, on: [Metric.ID], butOn: Metric.ID? = nil)
}

/// A caveat, said once for all cells that it concerns.
package struct Note: Hashable, Sendable {
  /// The caveat.
  package internal(set) var caveat: Caveat
  /// The devices that it concerns, each once.
  package internal(set) var devices: [Device]
  /// The orientations of the cells that it concerns, each once.
  package internal(set) var orientations: [Orientation] = []
  /// The keys of the metrics of these cells, each once.
  package internal(set) var metrics: [Metric.ID] = []
}

/// A caveat, said once for all metrics that it concerns.
package struct MetricNote: Hashable, Sendable {
  /// The caveat.
  package private(set) var caveat: Caveat
  /// The keys of the metrics, each once.
  package private(set) var metrics: [Metric.ID]

  /// Gathers the caveats on cells, in the order in which they first come up.
  static func notes(
    on cells: some Sequence<(cell: Cell, ranges: [VersionRange])>, in calendar: ReleaseCalendar
  ) -> [MetricNote] {
    var notes: [MetricNote] = []
    for (cell, ranges) in cells {
      let metric = cell.column.metric.id
      for caveat in cell.caveats(at: ranges, in: calendar) {
        if let index = notes.firstIndex(where: { $0.caveat.isSaid(with: caveat) }) {
          notes[index].caveat = notes[index].caveat.joined(with: caveat)
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
      for cell in row.cells {
        let orientation = cell.column.situation.orientation
        for caveat in cell.caveats(at: row.ranges, in: calendar) {
          guard let index = notes.firstIndex(where: { $0.caveat.isSaid(with: caveat) }) else {
            notes.append(
              Note(
                caveat: caveat, devices: [row.device], orientations: [orientation],
                metrics: [cell.column.metric.id]))
            continue
          }
          notes[index].caveat = notes[index].caveat.joined(with: caveat)
          notes[index].orientations = notes[index].orientations.merged(with: [orientation])
          notes[index].metrics = notes[index].metrics.merged(with: [cell.column.metric.id])
          if !notes[index].devices.contains(where: { $0.id == row.device.id }) {
            notes[index].devices.append(row.device)
          }
        }
      }
    }
    return notes
  }
}

extension Caveat {
  /// Tells whether one sentence says this caveat and another one.
  fileprivate func isSaid(with other: Caveat) -> Bool {
    switch (self, other) {
    case (.assumed(_, let last), .assumed(_, let otherLast)): last == otherLast
    case (.inferred(let basis), .inferred(let other)): basis.ofAnyDevice == other.ofAnyDevice
    default: self == other
    }
  }

  /// The caveat on what this one and another one are about, which one sentence says.
  fileprivate func joined(with other: Caveat) -> Caveat {
    switch self {
    case _ where self == other: self
    case .assumed(_, let last): .assumed(from: nil, last: last)
    case .inferred(let basis): .inferred(basis.ofAnyDevice)
    default: self
    }
  }
}

extension Cell {
  /// The caveats on the cell over versions.
  package func caveats(at ranges: [VersionRange], in calendar: ReleaseCalendar) -> [Caveat] {
    var caveats: [Caveat] = []
    switch status {
    case .assumed:
      if let first = ranges.first?.from, calendar.isUnreleased(first) {
        caveats.append(.unreleased(first, last: lastReading))
      } else {
        caveats.append(.assumed(from: assumedPart(of: ranges, in: calendar), last: lastReading))
      }
    case .inferred:
      caveats.append(.inferred(standing.lazy.compactMap(\.basis).first ?? .nothing))
    case .uncertain: caveats.append(.uncertain)
    case .known, .unknown, .notApplicable, .impossible, .conflict: break
    }
    switch confidence {
    case .singleSource: caveats.append(.singleSource)
    case .disputed: caveats.append(.disputed)
    case .confirmed, .inferred, nil: break
    }
    if readsDefaultSDK, status.hasValue || status == .uncertain {
      let others = Set(standing.map(\.otherSDK))
      if others != [nil] {
        let majors = Set(
          ranges.flatMap { [$0.from.major, StatedVersion(before: $0.until).first.major] })
        caveats.append(
          .defaultSDK(
            majors.count == 1 ? majors.first : nil,
            otherwise: others.count == 1 ? others.first ?? nil : nil))
      }
    }
    return caveats
  }

  /// The last version for which anybody read or stated what is assumed.
  private var lastReading: LastReading {
    if let measuredUntil { return .measured(StatedVersion(before: measuredUntil)) }
    guard let statedUntil, statedUntil != .lowest else { return .undated }
    return .stated(StatedVersion(before: statedUntil))
  }

  /// The released versions that are assumed; nil where all are.
  private func assumedPart(
    of ranges: [VersionRange], in calendar: ReleaseCalendar
  ) -> ClosedRange<OSVersion>? {
    guard standing.contains(where: { $0.status == .known }),
      let end = measuredUntil ?? statedUntil, let range = ranges.last,
      let first = calendar.first(from: end), let last = calendar.last(before: range.until),
      first <= last
    else { return nil }
    return first...last
  }
}
