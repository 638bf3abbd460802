public import KeylineModel

/// A length worked out from metrics, with what it rests on, or with what is missing for it.
public struct Amount: Hashable, Sendable {
  /// The length; nil where something that it needs has no value.
  public let value: Length?
  /// The cells that it rests on, each once.
  public let cells: [Cell]
  /// What has no value and why, one sentence each.
  public let gaps: [String]

  private init(value: Length?, cells: [Cell], gaps: [String]) {
    self.value = value
    self.cells = cells
    self.gaps = gaps
  }

  /// A length that was given and rests on nothing.
  public init(_ length: Length) { self.init(value: length, cells: [], gaps: []) }

  /// What has no value, with the reason.
  init(gap: String) { self.init(value: nil, cells: [], gaps: [gap]) }

  /// The value of a metric on a device, or why there is none.
  init(_ cell: Cell, on device: Device) {
    guard cell.value == nil else {
      self.init(value: cell.value, cells: [cell], gaps: [])
      return
    }
    let candidates = cell.candidates.map { $0?.description ?? "unknown" }
    let reason =
      cell.reasonText(on: device)
      ?? "\(cell.status.rawValue): \(candidates.joined(separator: " or "))"
    self.init(value: nil, cells: [cell], gaps: ["\(cell.column.metric.id): \(reason)"])
  }

  /// No length at all.
  public static let zero = Amount(Length.zero)

  public static func + (left: Amount, right: Amount) -> Amount { merge(left, right, +) }

  public static func - (left: Amount, right: Amount) -> Amount { merge(left, right, -) }

  public static prefix func - (amount: Amount) -> Amount { zero - amount }

  /// The amount, but nothing where it is less than that.
  var atLeastZero: Amount {
    Amount(value: value.map { max($0, .zero) }, cells: cells, gaps: gaps)
  }

  /// The half of it; a half that is no whole sixth of a point has no value.
  var half: Amount {
    guard let value else { return self }
    guard value.sixths.isMultiple(of: 2) else {
      return Amount(gap: "half of \(value) is no whole sixth of a point")
    }
    return Amount(value: Length(sixths: value.sixths / 2), cells: cells, gaps: gaps)
  }

  private static func merge(
    _ left: Amount, _ right: Amount, _ combine: (Length, Length) -> Length
  ) -> Amount {
    let value = left.value.flatMap { first in right.value.map { combine(first, $0) } }
    return Amount(
      value: value, cells: left.cells.merged(with: right.cells),
      gaps: left.gaps.merged(with: right.gaps))
  }
}

extension Sequence<Amount> {
  /// What has no value in any of them, each sentence once.
  public var gaps: [String] { reduce(into: []) { $0 = $0.merged(with: $1.gaps) } }

  /// The cells that any of them rests on, each once.
  public var cells: [Cell] { reduce(into: []) { $0 = $0.merged(with: $1.cells) } }

  /// What is to be known about the values, each caveat once with the metrics that it concerns.
  public func notes(at ranges: [VersionRange]) -> [String] {
    var order: [String] = []
    var metrics: [String: [Metric.ID]] = [:]
    for cell in cells {
      for caveat in cell.caveats(at: ranges) {
        if metrics[caveat] == nil { order.append(caveat) }
        metrics[caveat] = metrics[caveat, default: []].merged(with: [cell.column.metric.id])
      }
    }
    return order.map { "\($0) (\(metrics[$0, default: []].joined(separator: ", ")))" }
  }
}

extension Array where Element: Equatable {
  /// The elements followed by those of another list that are not among them.
  func merged(with other: [Element]) -> [Element] {
    other.reduce(into: self) { if !$0.contains($1) { $0.append($1) } }
  }
}
