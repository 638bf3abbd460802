package import KeylineModel

/// A difference between two sides: two versions, two devices or two situations.
package struct Difference: Hashable, Sendable {
  /// The metric that differs.
  package let metric: Metric
  /// The orientations in which it is the same difference.
  package internal(set) var orientations: [Orientation]
  /// The devices on which it is the same difference; the two sides where devices are compared.
  package internal(set) var devices: [Device]
  /// How the sides differ.
  package let kind: Kind
  /// The values on the left; empty only where a change leaves no version to look at.
  package internal(set) var left: [Timeline<Cell>.Stretch]
  /// The values on the right.
  package internal(set) var right: [Timeline<Cell>.Stretch]
  /// When it changed, where it is a change over versions.
  package let boundary: OSBoundary?

  /// How two sides differ.
  package enum Kind: String, CaseIterable, Sendable {
    /// Another value.
    case changed
    /// The metric exists on the right only.
    case new
    /// The metric exists on the left only.
    case gone
    /// Perhaps another value: a side is one of several, or the change may have come with another
    /// version than those asked about.
    case perhaps
    /// Nothing can be said: a side is unknown.
    case unknown
  }

  init(
    _ metric: Metric, _ orientation: Orientation, on devices: [Device], _ kind: Kind,
    left: [Timeline<Cell>.Stretch], right: [Timeline<Cell>.Stretch], boundary: OSBoundary? = nil
  ) {
    self.metric = metric
    orientations = [orientation]
    self.devices = devices
    self.kind = kind
    self.left = left
    self.right = right
    self.boundary = boundary
  }

  /// The rules behind both sides, each once.
  package var rules: [Rule.ID] {
    [].merged(with: (left + right).flatMap(\.value.rules))
  }
}

extension Difference.Kind {
  /// How what a table shows on two sides differs; nil where it is the same.
  package init?(_ left: [Cell.Content], _ right: [Cell.Content]) {
    if left == right || left.isEmpty || right.isEmpty { return nil }
    let none = Cell.Content.status(.notApplicable)
    let unknown = Cell.Content.status(.unknown)
    if left.allSatisfy({ $0 == none }), !right.allSatisfy({ $0 == unknown }) {
      self = .new
    } else if right.allSatisfy({ $0 == none }), !left.allSatisfy({ $0 == unknown }) {
      self = .gone
    } else {
      let (first, second) = (Set(left.flatMap(\.possible)), Set(right.flatMap(\.possible)))
      if first.contains(nil) || second.contains(nil) {
        self = .unknown
      } else if first.isDisjoint(with: second) || !(left + right).contains(where: \.isOpen) {
        self = .changed
      } else {
        self = .perhaps
      }
    }
  }
}

extension Cell.Content {
  /// The contents that it may stand for; nil where nothing is known.
  fileprivate var possible: [Cell.Content?] {
    switch self {
    case .value, .status(.notApplicable), .status(.impossible): [self]
    case .candidates(let lengths): lengths.map { $0.map(Cell.Content.value) }
    case .status: [nil]
    }
  }

  /// True if it is one of several values.
  fileprivate var isOpen: Bool {
    if case .candidates = self { true } else { false }
  }
}

extension [Difference] {
  /// The notes on the values of both sides; nothing for what is known and confirmed.
  package func notes(in calendar: ReleaseCalendar) -> [MetricNote] {
    MetricNote.notes(
      on: flatMap { difference in
        (difference.left + difference.right).map { (cell: $0.value, ranges: $0.ranges) }
      }, in: calendar)
  }
}
