package import KeylineModel

/// A length worked out from metrics, with what it rests on, or with what is missing for it.
package struct DerivedLength: Hashable, Sendable {
  /// The length; nil where something that it needs has no value.
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

    /// The answer that has no value; nil where it is something else.
    package var record: AnswerRecord? {
      if case .noValue(let record) = self { record } else { nil }
    }

    /// The same for the versions of another gap, too; nil if it differs in more than these.
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

  /// A length that was given and rests on nothing.
  package init(_ length: Length) { self.init(value: length, records: [], gaps: []) }

  /// Makes a length without a value, with the reason.
  init(gap: Gap) { self.init(value: nil, records: [], gaps: [gap]) }

  /// The value of a metric on a device, or why there is none.
  init(_ record: AnswerRecord) {
    self.init(
      value: record.value, records: [record], gaps: record.value == nil ? [.noValue(record)] : [])
  }

  /// No length at all.
  package static let zero = DerivedLength(Length.zero)

  package static func + (left: DerivedLength, right: DerivedLength) -> DerivedLength {
    merge(left, right, +)
  }

  package static func - (left: DerivedLength, right: DerivedLength) -> DerivedLength {
    merge(left, right, -)
  }

  package static prefix func - (amount: DerivedLength) -> DerivedLength { zero - amount }

  /// The amount, but nothing where it is less than that.
  var atLeastZero: DerivedLength {
    DerivedLength(value: value.map { max($0, .zero) }, records: records, gaps: gaps)
  }

  /// The half of it; a half that is not a whole sixth of a point has no value.
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

  /// The same, each for all the versions that it is told for by any of them.
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

extension Array where Element: Equatable {
  /// The elements followed by those of another list that are not among them.
  @inlinable package func merged(with other: [Element]) -> [Element] {
    other.reduce(into: self) { if !$0.contains($1) { $0.append($1) } }
  }
}
