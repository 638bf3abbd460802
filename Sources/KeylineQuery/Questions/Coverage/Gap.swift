package import KeylineModel

/// Cells of a metric without an answer for one reason: what to measure next.
package struct Gap: Sendable {
  /// The metric.
  package let metric: Metric
  /// The orientation of the interface.
  package let orientation: Orientation
  /// The reason for the missing answer.
  package let why: Why
  /// The values that sources state there without a rule that rests on them.
  package let stated: [Statement]
  /// The devices, each once.
  package let devices: [Device]
  /// The major versions, ascending.
  package let majors: [Int]
  /// The cells without an answer.
  package let cells: [Coverage.Cell]

  /// A value that a source states.
  package struct Statement: Hashable, Sendable {
    /// The value.
    package let value: Length
    /// The source.
    package let source: Source.ID
  }
}

extension Coverage {
  /// The cells without an answer, by reason, the largest gap first.
  package var gaps: [Gap] {
    struct Reason: Hashable {
      let why: Why
      let stated: [Gap.Statement]
    }
    let unanswered = rows.flatMap { row in
      row.cells.compactMap { cell in
        cell.result.why.map { why in
          let stated = cell.unruled.map { Gap.Statement(value: $0.value, source: $0.source) }
          let reason = Reason(why: why, stated: why == .unmeasured(nil) ? stated : [])
          return (reason: reason, device: row.device, cell: cell)
        }
      }
    }
    return unanswered.grouped(by: \.reason).map { reason, cells in
      Gap(
        metric: metric, orientation: orientation, why: reason.why, stated: reason.stated,
        devices: cells.map(\.device).eachOnce, majors: Set(cells.map(\.cell.major)).sorted(),
        cells: cells.map(\.cell))
    }.sorted { $0.devices.count * $0.majors.count > $1.devices.count * $1.majors.count }
  }
}
