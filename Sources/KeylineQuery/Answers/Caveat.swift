package import KeylineModel

/// A reason not to take a value as it stands.
package enum Caveat: Hashable, Sendable {
  /// The value is assumed beyond the last reading; with the first and the last released version if
  /// only a part of the versions asked about is assumed.
  case assumed(from: ClosedRange<OSVersion>?, last: LastReading)
  /// The value is assumed because no version from this one on is released.
  case unreleased(OSVersion, last: LastReading)
  /// No source is about this device in this situation; with the origin of the inferred value.
  case inferred(Inference)
  /// The exact version of a change is unknown.
  case uncertain
  /// A single source supports the value.
  case singleSource
  /// Sources contradict each other.
  case disputed
  /// No linked SDK was given: the major version assumed, nil for the one of each OS; and the value
  /// for apps built with another one, if it is the same on all versions.
  case defaultSDK(Int?, otherwise: Support.OtherSDK?)
  /// A given condition decides none of these metrics; none are named if it concerns other devices.
  case noEffect(Dimension, on: [Metric.ID])
}

/// A caveat, written once for all answers that it concerns.
package struct Note: Hashable, Sendable {
  /// The caveat.
  package internal(set) var caveat: Caveat
  /// The devices that it concerns, each once.
  package internal(set) var devices: [Device]
  /// The orientations of the answers that it concerns, each once.
  package internal(set) var orientations: [Orientation] = []
  /// The keys of the metrics of these answers, each once.
  package internal(set) var metrics: [Metric.ID] = []
}

extension Sequence<AnswerRecord> {
  /// The caveats on values, each once for all the answers it concerns; none for known and confirmed
  /// values.
  package func notes(in calendar: ReleaseCalendar) -> [Note] {
    reduce(into: []) { notes, record in
      let (device, metric) = (record.device, record.metric.id)
      let orientation = record.situation.orientation
      for caveat in record.caveats(in: calendar) {
        guard let index = notes.firstIndex(where: { $0.caveat.isSaid(with: caveat) }) else {
          notes.append(
            Note(caveat: caveat, devices: [device], orientations: [orientation], metrics: [metric]))
          continue
        }
        notes[index].caveat = notes[index].caveat.joined(with: caveat)
        notes[index].orientations = notes[index].orientations.merged(with: [orientation])
        notes[index].metrics = notes[index].metrics.merged(with: [metric])
        if !notes[index].devices.contains(where: { $0.id == device.id }) {
          notes[index].devices.append(device)
        }
      }
    }
  }
}

extension AnswerTable {
  /// The answers of all rows, each with its question.
  package var allRecords: [AnswerRecord] { rows.flatMap(\.records) }

  /// The notes on the values.
  package var notes: [Note] { allRecords.notes(in: calendar) }
}

extension Caveat {
  /// True if one sentence covers this caveat and another one.
  fileprivate func isSaid(with other: Caveat) -> Bool {
    switch (self, other) {
    case (.assumed(_, let last), .assumed(_, let otherLast)): last == otherLast
    case (.inferred(let basis), .inferred(let other)): basis.ofAnyDevice == other.ofAnyDevice
    default: self == other
    }
  }

  /// The caveat for the subjects of this one and another one, for one sentence.
  fileprivate func joined(with other: Caveat) -> Caveat {
    switch self {
    case _ where self == other: self
    case .assumed(_, let last): .assumed(from: nil, last: last)
    case .inferred(let inference): .inferred(inference.ofAnyDevice)
    default: self
    }
  }
}

extension AnswerRecord {
  /// The caveats on the answer.
  package func caveats(in calendar: ReleaseCalendar) -> [Caveat] {
    guard let support = answer.support else { return [] }
    var caveats: [Caveat] = []
    switch status {
    case .assumed:
      if let first = ranges.first?.from, calendar.isUnreleased(first) {
        caveats.append(.unreleased(first, last: support.lastReading))
      } else {
        caveats.append(
          .assumed(from: assumedPart(support, in: calendar), last: support.lastReading))
      }
    case .inferred: caveats.append(.inferred(support.inference ?? .nothing))
    case .uncertain: caveats.append(.uncertain)
    case .known, .unknown, .notApplicable, .impossible, .conflict: break
    }
    switch support.confidence {
    case .singleSource: caveats.append(.singleSource)
    case .disputed: caveats.append(.disputed)
    case .confirmed, .inferred, nil: break
    }
    let others = support.otherSDKs
    if support.readsDefaultSDK, status.hasValue || status == .uncertain, others != [nil] {
      let majors = Set(
        ranges.flatMap { [$0.from.major, StatedVersion(before: $0.until).first.major] })
      caveats.append(
        .defaultSDK(
          majors.count == 1 ? majors.first : nil,
          otherwise: others.count == 1 ? others.first ?? nil : nil))
    }
    return caveats
  }

  /// The released versions that are assumed; nil if all are.
  private func assumedPart(
    _ support: Support, in calendar: ReleaseCalendar
  ) -> ClosedRange<OSVersion>? {
    guard support.isKnownInPart, let end = support.measuredUntil ?? support.statedUntil,
      let range = ranges.last, let first = calendar.first(from: end),
      let last = calendar.last(before: range.until), first <= last
    else { return nil }
    return first...last
  }
}

extension Support {
  /// The last version for which the assumed value was read or stated.
  fileprivate var lastReading: LastReading {
    if let measuredUntil { return .measured(StatedVersion(before: measuredUntil)) }
    guard let statedUntil, statedUntil != .lowest else { return .undated }
    return .stated(StatedVersion(before: statedUntil))
  }
}
