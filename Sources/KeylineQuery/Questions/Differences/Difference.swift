package import KeylineModel

/// A difference between two sides: two versions, two devices or two situations.
package struct Difference: Hashable, Sendable {
  /// The metric that differs.
  package let metric: Metric
  /// The orientations in which the difference is the same.
  package internal(set) var orientations: [Orientation]
  /// The devices on which the difference is the same; the two sides if devices are compared.
  package internal(set) var devices: [Device]
  /// The kind of difference.
  package let kind: Kind
  /// The values on the left; empty only if a change leaves no version to compare.
  package internal(set) var left: [Timeline<Answer>.Stretch]
  /// The values on the right.
  package internal(set) var right: [Timeline<Answer>.Stretch]
  /// The situation on the left, in the first of the orientations.
  package let leftSituation: Situation
  /// The situation on the right.
  package let rightSituation: Situation
  /// The boundary of a change over versions; nil for other comparisons.
  package let boundary: OSBoundary?

  /// The kinds of differences.
  package enum Kind: String, CaseIterable, Sendable {
    /// The value is different.
    case changed
    /// The metric exists on the right only.
    case new
    /// The metric exists on the left only.
    case gone
    /// The value may be different: a side is one of several, or the change may have come with
    /// another version than those asked about.
    case perhaps
    /// Undecidable: a side is unknown.
    case unknown
  }

  init(
    _ metric: Metric, in situation: Situation, against other: Situation? = nil,
    on devices: [Device], _ kind: Kind, left: [Timeline<Answer>.Stretch],
    right: [Timeline<Answer>.Stretch], boundary: OSBoundary? = nil
  ) {
    self.metric = metric
    orientations = [situation.orientation]
    leftSituation = situation
    rightSituation = other ?? situation
    self.devices = devices
    self.kind = kind
    self.left = left
    self.right = right
    self.boundary = boundary
  }

  /// The answers of both sides, on the first of the devices.
  package var records: [AnswerRecord] {
    guard let device = devices.first else { return [] }
    return [(left, leftSituation), (right, rightSituation)].flatMap { stretches, situation in
      stretches.map { AnswerRecord(device, Column(metric, situation), $0.ranges, $0.value) }
    }
  }

  /// The rules behind both sides, each once.
  package var rules: [Rule.ID] {
    [].merged(with: (left + right).flatMap(\.value.rules))
  }
}

extension Difference.Kind {
  /// Compares the contents of two sides; nil if they are equal.
  package init?(_ left: [Answer.Content], _ right: [Answer.Content]) {
    if left == right || left.isEmpty || right.isEmpty { return nil }
    let none = Answer.Content.status(.notApplicable)
    let unknown = Answer.Content.status(.unknown)
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

extension Answer.Content {
  /// The contents that it may mean; nil stands for unknown.
  fileprivate var possible: [Answer.Content?] {
    switch self {
    case .value, .status(.notApplicable), .status(.impossible): [self]
    case .candidates(let lengths): lengths.map { $0.map(Answer.Content.value) }
    case .status: [nil]
    }
  }

  /// True if it is one of several values.
  fileprivate var isOpen: Bool {
    if case .candidates = self { true } else { false }
  }
}

extension [Difference] {
  /// The notes on the values of both sides; none for known and confirmed values.
  package func notes(in calendar: ReleaseCalendar) -> [Note] {
    flatMap(\.records).notes(in: calendar)
  }
}
