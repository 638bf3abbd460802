import KeylineModel

/// One metric on one device over versions in which what a table shows of it does not change.
public struct Span: Hashable, Sendable {
  /// The versions, half-open.
  public internal(set) var range: VersionRange
  /// The cell there.
  public internal(set) var cell: Cell

  /// The part that a table shows.
  public var content: Cell.Content { cell.content }
}

extension Question {
  /// The values of the metric over a range of versions, folded: neighbours show different contents.
  func spans(_ column: Column, over range: VersionRange, hypothetical: Bool = false) -> [Span] {
    cells(column, over: range, hypothetical: hypothetical).stretches.map {
      Span(range: $0.hull, cell: $0.value)
    }
  }

  /// Tells whether the short answers already show that nothing changes at these versions.
  func isConstant(at versions: [OSVersion], in situation: Situation) -> Bool {
    let answers = versions.map { answer(at: $0, in: situation) }
    guard let first = answers.first else { return true }
    return answers.allSatisfy { $0.isSettled && $0.shows(first) }
  }
}

extension Question.Answer {
  /// True if it says all that a table shows; where there are candidates it does not name them.
  var isSettled: Bool { status != .uncertain && status != .conflict }

  /// Tells whether a table shows the same of two settled answers.
  func shows(_ other: Question.Answer) -> Bool {
    value == other.value && (value != nil || status == other.status)
  }
}
