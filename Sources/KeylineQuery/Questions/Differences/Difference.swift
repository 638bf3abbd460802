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
  package internal(set) var left: [Timeline<Answer>.Stretch]
  /// The values on the right.
  package internal(set) var right: [Timeline<Answer>.Stretch]
  /// The situation on the left, in the first of the orientations.
  package let leftSituation: Situation
  /// The situation on the right.
  package let rightSituation: Situation
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
  /// How what a table shows on two sides differs; nil where it is the same.
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
  /// The contents that it may stand for; nil where nothing is known.
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
  /// The notes on the values of both sides; nothing for what is known and confirmed.
  package func notes(in calendar: ReleaseCalendar) -> [Note] {
    flatMap(\.records).notes(in: calendar)
  }
}
