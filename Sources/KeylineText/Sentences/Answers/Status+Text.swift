import KeylineModel
package import KeylineQuery

extension Status {
  /// The status as people read it, alone and in sentences.
  package var text: String {
    switch self {
    case .known: "known"
    case .assumed: "assumed"
    case .inferred: "inferred"
    case .uncertain: "uncertain"
    case .unknown: "unknown"
    case .notApplicable: "not applicable"
    case .impossible: "impossible"
    case .conflict: "conflict"
    }
  }

  /// How an impossible answer stands, said of the device.
  static let neverRan = "never ran"
}

extension Confidence {
  /// The confidence as people read it, alone and in sentences.
  package var text: String {
    switch self {
    case .confirmed: "confirmed"
    case .singleSource: "single source"
    case .inferred: Status.inferred.text
    case .disputed: "disputed"
    }
  }
}

/// How many values of an answer a reader should not take for measured, in two lines.
package struct Counts: Hashable, Sendable {
  /// The values to check: disputed, or inferred from nothing alike.
  private var checked = 0
  /// The values beyond the last version on which they were measured.
  private var assumed = 0
  /// All values.
  package private(set) var total = 0

  /// Counts nothing yet.
  package init() {}

  /// Counts the answers that have a value.
  package init(_ answers: some Sequence<Answer>) {
    for answer in answers where answer.value != nil { count(answer) }
  }

  /// Counts the values of a table in which devices share rows: as one where they do, as unsure as the least sure of
  /// them.
  package init(_ groups: [AnswerTable.Group]) {
    for group in groups {
      for column in group.answers.indices where group.answers[column].value != nil {
        let answers = group.rows.map(\.answers[column])
        total += 1
        checked += answers.contains(where: \.needsChecking) ? 1 : 0
        assumed += answers.contains { $0.status == .assumed } ? 1 : 0
      }
    }
  }

  /// Counts one value.
  package mutating func count(_ answer: Answer) {
    total += 1
    checked += answer.needsChecking ? 1 : 0
    assumed += answer.status == .assumed ? 1 : 0
  }

  /// How many values are to be checked: `3 of 44 inferred from other screens or disputed`; nil without any.
  package var checkedText: String? {
    checked > 0 ? "\(checked) of \(total) inferred from other screens or disputed" : nil
  }

  /// How many values are assumed: `20 of 27 assumed: not measured on these versions`; nil without any.
  package var assumedText: String? {
    assumed > 0
      ? "\(assumed) of \(total) \(Status.assumed.text): not measured on these versions" : nil
  }
}

extension Answer {
  /// Why it is to be checked, in a word; nil where it is not.
  package var checkText: String? {
    needsChecking ? confidence == .disputed ? Confidence.disputed.text : status.text : nil
  }
}
