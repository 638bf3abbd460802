package import KeylineModel

/// A length worked out from metrics, with what it rests on, or with what is missing for it.
package struct DerivedLength: Hashable, Sendable {
  /// The length; nil where something that it needs has no value.
  package let value: Length?
  /// The cells that it rests on, each once.
  package let cells: [Cell]
  /// The lengths without a value and the reasons, each once.
  package let gaps: [Gap]

  /// A reason why a length has no value.
  package enum Gap: Hashable, Sendable {
    /// The data does not have the metric.
    case noMetric(Metric.ID)
    /// The metric has no value on the device.
    case noValue(Metric.ID, Cell.Absence, on: Device)
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

    /// The versions that it is told for; empty where it is about none.
    package var ranges: [VersionRange] { absence?.unanswered.ranges ?? [] }

    /// How the metric stands that has no value; nil where it is something else.
    package var status: Status? { absence?.status }

    /// The same for the versions of another gap, too, which nothing but these tells from this one.
    package func joined(with other: Gap) -> Gap {
      guard case .noValue(let metric, var absence, let device) = self,
        case .noValue(_, let others, _) = other
      else { return self }
      absence.unanswered.ranges = absence.unanswered.ranges.merged(with: others.unanswered.ranges)
      return .noValue(metric, absence, on: device)
    }

    /// How the metric has no value; nil where it is something else.
    package var absence: Cell.Absence? {
      if case .noValue(_, let absence, _) = self { absence } else { nil }
    }

    /// The same, with what is known nearby looked up for all that is told of it.
    package var lookedUp: Gap {
      guard case .noValue(let metric, let absence, let device) = self else { return self }
      return .noValue(metric, absence.lookedUp(), on: device)
    }
  }

  private init(value: Length?, cells: [Cell], gaps: [Gap]) {
    self.value = value
    self.cells = cells
    self.gaps = gaps
  }

  /// A length that was given and rests on nothing.
  package init(_ length: Length) { self.init(value: length, cells: [], gaps: []) }

  /// Makes a length without a value, with the reason.
  init(gap: Gap) { self.init(value: nil, cells: [], gaps: [gap]) }

  /// The value of a metric on a device, or why there is none.
  init(_ cell: Cell, on device: Device) {
    guard cell.value == nil else {
      self.init(value: cell.value, cells: [cell], gaps: [])
      return
    }
    let gap = Gap.noValue(cell.column.metric.id, cell.absence, on: device)
    self.init(value: nil, cells: [cell], gaps: [gap])
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
    DerivedLength(value: value.map { max($0, .zero) }, cells: cells, gaps: gaps)
  }

  /// The half of it; a half that is not a whole sixth of a point has no value.
  var half: DerivedLength {
    guard let value else { return self }
    guard value.sixths.isMultiple(of: 2) else {
      return DerivedLength(gap: .half(of: value))
    }
    return DerivedLength(value: Length(sixths: value.sixths / 2), cells: cells, gaps: gaps)
  }

  private static func merge(
    _ left: DerivedLength, _ right: DerivedLength, _ combine: (Length, Length) -> Length
  ) -> DerivedLength {
    let value = left.value.flatMap { first in right.value.map { combine(first, $0) } }
    return DerivedLength(
      value: value, cells: left.cells.merged(with: right.cells),
      gaps: left.gaps.merged(with: right.gaps))
  }
}

extension Sequence<DerivedLength> {
  /// The gaps of all of them, each once.
  package var gaps: [DerivedLength.Gap] { reduce(into: []) { $0 = $0.merged(with: $1.gaps) } }

  /// The same, each for all the versions that it is told for by any of them.
  package var gapsOverVersions: [DerivedLength.Gap] {
    flatMap(\.gaps).reduce(into: []) { gaps, new in
      if let index = gaps.firstIndex(of: new) {
        gaps[index] = gaps[index].joined(with: new)
      } else {
        gaps.append(new)
      }
    }
  }

  /// The cells that any of them rests on, each once.
  package var cells: [Cell] { reduce(into: []) { $0 = $0.merged(with: $1.cells) } }

  /// The caveats about the values, each once with the metrics that it concerns.
  package func notes(at ranges: [VersionRange], in calendar: ReleaseCalendar) -> [MetricNote] {
    MetricNote.notes(on: cells.map { (cell: $0, ranges: ranges) }, in: calendar)
  }
}

extension Array where Element: Equatable {
  /// The elements followed by those of another list that are not among them.
  @inlinable package func merged(with other: [Element]) -> [Element] {
    other.reduce(into: self) { if !$0.contains($1) { $0.append($1) } }
  }
}
