package import KeylineModel

/// Cells of a metric that have no answer for one reason: what to measure next.
package struct Gap: Sendable {
  /// The metric.
  package let metric: Metric
  /// The orientation of the interface.
  package let orientation: Orientation
  /// Why there is no answer.
  package let reason: Reason
  /// The devices, each once.
  package let devices: [Device]
  /// The major versions, ascending.
  package let majors: [Int]
  /// The questions of the cells.
  package let unanswered: [Unanswered]

  /// A reason why cells have no answer, without a device, so that equal gaps fall together.
  package indirect enum Reason: Hashable, Sendable {
    case nothingRecorded
    /// No source states it.
    case unstated
    /// Sources state values that no rule rests on.
    case stated([Statement])
    /// Sources state values, but no rule that applies uses them.
    case unused
    /// The device's own figure is not recorded.
    case noAttribute
    /// A metric that the formula needs has no value.
    case term(Metric.ID, Reason)
    case firstOSUnknown
    /// These rules apply and disagree.
    case conflict([Rule.ID])
    /// The subject of the closest rule was redesigned, and no source was read since.
    case redesigned(Redesign)
    /// The closest rule begins later.
    case before(OSBoundary)
    /// The closest rule has ended.
    case after(OSBoundary)
    /// No source covers it; the closest rule.
    case elsewhere(Miss)
    case notApplicable

    /// A value that a source states.
    package struct Statement: Hashable, Sendable {
      /// The value.
      package let value: Length
      /// The source.
      package let source: Source.ID
    }
  }
}

extension Coverage {
  /// The cells without an answer, by reason, the largest gap first.
  package var gaps: [Gap] {
    var order: [Gap.Reason] = []
    var grouped: [Gap.Reason: [Cell]] = [:]
    for cell in cells where !cell.outcome.status.hasValue && cell.outcome.status != .uncertain {
      let reason = cell.gap
      if grouped[reason] == nil { order.append(reason) }
      grouped[reason, default: []].append(cell)
    }
    return order.map { reason in
      let cells = grouped[reason] ?? []
      return Gap(
        metric: metric, orientation: orientation, reason: reason,
        devices: cells.map(\.device).eachOnce,
        majors: Set(cells.map(\.major)).sorted(), unanswered: cells.map(\.outcome.unanswered))
    }.sorted { $0.devices.count * $0.majors.count > $1.devices.count * $1.majors.count }
  }
}

extension Coverage.Cell {
  /// The reason why there is no answer.
  fileprivate var gap: Gap.Reason {
    guard let reason = outcome.reason else { return .nothingRecorded }
    switch reason {
    case .unruled, .noRule(nil), .statedElsewhere:
      if unruled.isEmpty { return Gap.Reason(reason, at: major) }
      return .stated(unruled.map { .init(value: $0.value, source: $0.source) })
    default: return Gap.Reason(reason, at: major)
    }
  }
}

extension Gap.Reason {
  fileprivate init(_ reason: Outcome.Reason, at major: Int) {
    self =
      switch reason {
      case .noRule(nil), .statedElsewhere: .unstated
      case .noRule(let miss?), .unruled(_, let miss?): Self(miss, at: major)
      case .unruled(_, nil): .unused
      case .noAttribute: .noAttribute
      case .term(let metric, let reason): .term(metric, Self(reason, at: major))
      case .firstOSUnknown: .firstOSUnknown
      case .conflict(let rules): .conflict(rules)
      case .since, .featureSince, .lacks, .only, .ranOnly: .notApplicable
      }
  }

  private init(_ miss: Miss, at major: Int) {
    if let redesign = miss.soleRedesign {
      self = .redesigned(redesign)
    } else if miss.failures != [.os] {
      self = .elsewhere(miss)
    } else if let from = miss.rule.os.from, from.latest > OSVersion(major) {
      self = .before(from)
    } else {
      self = miss.rule.os.until.map(Self.after) ?? .elsewhere(miss)
    }
  }
}
