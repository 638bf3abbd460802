package import KeylineModel

/// A length computed from metrics, with the answers it rests on and the gaps in them.
package struct DerivedLength: Hashable, Sendable {
  /// The length; nil if a part of it has no value.
  package let value: Length?
  /// The answers that it rests on, each once.
  package let records: [AnswerRecord]
  /// The lengths without a value and the reasons, each once.
  package let gaps: [Gap]

  /// A reason why a length has no value.
  package enum Gap: Hashable, Sendable {
    /// The data does not have the metric.
    case noMetric(Metric.ID)
    /// A metric has no value on the device.
    case noValue(AnswerRecord)
    /// The half of the length is not a whole sixth of a point.
    case half(of: Length)
    /// Additional insets make the safe area this much less than nothing.
    case negativeSafeArea(Length)
    /// The frame of a scroll view reaches this far out of the screen.
    case outsideScreen(Length)
    /// The size of a presented sheet, in which everything else is.
    case sheetSize
    /// Before iOS 11 a tab bar and a toolbar stand over the scroll view.
    case twoBottomBars
    /// The middle of the title view cannot be the middle of the bar.
    case titleBesideMiddle

    /// The answer without a value; nil for any other gap.
    package var record: AnswerRecord? {
      if case .noValue(let record) = self { record } else { nil }
    }

    /// The gap over the versions of both; nil if they differ in anything else.
    fileprivate func joined(with other: Gap) -> Gap? {
      guard let one = record, let two = other.record else { return self == other ? self : nil }
      guard one.device.id == two.device.id, one.column == two.column,
        one.answer.result == two.answer.result
      else { return nil }
      return .noValue(
        AnswerRecord(one.device, one.column, (one.ranges + two.ranges).joined, two.answer))
    }
  }

  private init(value: Length?, records: [AnswerRecord], gaps: [Gap]) {
    self.value = value
    self.records = records
    self.gaps = gaps
  }

  /// Creates a given length, which rests on no answer.
  package init(_ length: Length) { self.init(value: length, records: [], gaps: []) }

  /// Creates a length without a value, with the reason.
  init(gap: Gap) { self.init(value: nil, records: [], gaps: [gap]) }

  /// Creates the value of a metric on a device, or the reason why there is none.
  init(_ record: AnswerRecord) {
    self.init(
      value: record.value, records: [record], gaps: record.value == nil ? [.noValue(record)] : [])
  }

  /// Zero points.
  package static let zero = DerivedLength(Length.zero)

  package static func + (left: DerivedLength, right: DerivedLength) -> DerivedLength {
    merge(left, right, +)
  }

  package static func - (left: DerivedLength, right: DerivedLength) -> DerivedLength {
    merge(left, right, -)
  }

  package static prefix func - (amount: DerivedLength) -> DerivedLength { zero - amount }

  /// The length, or zero if it is negative.
  var atLeastZero: DerivedLength {
    DerivedLength(value: value.map { max($0, .zero) }, records: records, gaps: gaps)
  }

  /// Half the length; without a value if half is not a whole sixth of a point.
  var half: DerivedLength {
    guard let value else { return self }
    guard value.sixths.isMultiple(of: 2) else {
      return DerivedLength(gap: .half(of: value))
    }
    return DerivedLength(value: Length(sixths: value.sixths / 2), records: records, gaps: gaps)
  }

  private static func merge(
    _ left: DerivedLength, _ right: DerivedLength, _ combine: (Length, Length) -> Length
  ) -> DerivedLength {
    let value = left.value.flatMap { first in right.value.map { combine(first, $0) } }
    return DerivedLength(
      value: value, records: left.records.merged(with: right.records),
      gaps: left.gaps.merged(with: right.gaps))
  }
}

extension Sequence<DerivedLength> {
  /// The gaps of all of them, each once.
  package var gaps: [DerivedLength.Gap] { reduce(into: []) { $0 = $0.merged(with: $1.gaps) } }

  /// The gaps of all lengths, each once, over the versions of all its occurrences.
  package var gapsOverVersions: [DerivedLength.Gap] {
    flatMap(\.gaps).reduce(into: []) { gaps, new in
      for (index, gap) in gaps.enumerated() {
        guard let joined = gap.joined(with: new) else { continue }
        gaps[index] = joined
        return
      }
      gaps.append(new)
    }
  }

  /// The answers that any of them rests on, each once.
  package var records: [AnswerRecord] { reduce(into: []) { $0 = $0.merged(with: $1.records) } }
}
