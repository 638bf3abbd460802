import KeylineModel
package import KeylineQuery

extension Status {
  /// The status for people, alone and in sentences.
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

  /// The status of an impossible answer, for a device.
  static let neverRan = "never ran"
}

extension Confidence {
  /// The confidence for people, alone and in sentences.
  package var text: String {
    switch self {
    case .confirmed: "confirmed"
    case .singleSource: "single source"
    case .inferred: Status.inferred.text
    case .disputed: "disputed"
    }
  }
}

/// The number of values in an answer that were not measured, in two lines.
package struct Counts: Hashable, Sendable {
  /// The values to check: disputed, or inferred from dissimilar devices.
  private var checked = 0
  /// The values beyond the last version on which they were measured.
  private var assumed = 0
  /// All values.
  package private(set) var total = 0

  /// Creates empty counts.
  package init() {}

  /// Counts the answers that have a value.
  package init(_ answers: some Sequence<Answer>) {
    for answer in answers where answer.value != nil { count(answer) }
  }

  /// Counts the values of a table in which devices share rows: a shared one once, with the least
  /// certain status.
  package init(_ groups: [FoldedDevices<AnswerTable.Row>]) {
    for group in groups {
      for column in group.answers.indices where group.answers[column].value != nil {
        let answers = group.stages.map(\.answers[column])
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

  /// The number of values to check: `3 of 44 inferred from other screens or disputed`; nil without
  /// any.
  package var checkedText: String? {
    checked > 0 ? "\(checked) of \(total) inferred from other screens or disputed" : nil
  }

  /// The number of assumed values: `20 of 27 assumed: not measured on these versions`; nil without
  /// any.
  package var assumedText: String? {
    assumed > 0
      ? "\(assumed) of \(total) \(Status.assumed.text): not measured on these versions" : nil
  }
}

extension Answer {
  /// The reason to check it, in a word; nil if there is none.
  package var checkText: String? {
    needsChecking ? confidence == .disputed ? Confidence.disputed.text : status.text : nil
  }
}
