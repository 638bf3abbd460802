package import KeylineModel

/// The ways to reach a goal on one device, over the versions that are asked.
package struct AdaptAnswer: Sendable {
  /// The goal that was asked.
  package let goal: Technique.Goal
  /// The device that was asked.
  package let device: Device
  /// The situation that was asked.
  package let situation: Situation
  /// The width of the screen in the situation.
  package let width: DerivedLength
  /// The versions, side by side.
  package let columns: [Column]
  /// The things that can be done; those that work on most of the versions come first.
  package let techniques: [Entry]
  /// The things that UIKit does by itself.
  package let behaviours: [Entry]

  /// Versions over which no verdict and no constant changes.
  package struct Column: Hashable, Sendable {
    /// The versions, over which nothing in the column changes.
    package let ranges: [VersionRange]
    /// True if the device ran them.
    package let isRun: Bool
  }

  /// One technique over all columns.
  package struct Entry: Sendable {
    /// The way, or the thing that UIKit does by itself.
    package let technique: Technique
    /// How well it works, one a column; nil where nothing is recorded.
    package let support: [Technique.Support?]
    /// The redesigns since which nobody tried it, one a column.
    package let untried: [Redesign?]
    /// The versions with which it ended where nothing is recorded since, one a column.
    package let ended: [OSBoundary?]
    /// Its numbers on this device.
    package let constants: [Constant]
  }

  /// One constant of a technique over all columns.
  package struct Constant: Sendable {
    /// The number as the technique has it.
    package let constant: Technique.Constant
    /// Its values, one a column.
    package let values: [Value]
  }

  /// The value of a constant in one column.
  package enum Value: Hashable, Sendable {
    /// A length, with the lengths that its formula names, in order and without signs.
    case amount(DerivedLength, terms: [DerivedLength])
    /// A number that is not a length, as written.
    case number(String)
  }

  /// True if the device never ran these versions.
  package var isImpossible: Bool { !columns.contains(where: \.isRun) }

  /// True if anything works, at least partly, on a version that the device ran.
  package var hasWay: Bool {
    techniques.contains { entry in
      columns.indices.contains { column in
        columns[column].isRun && [.works, .partly].contains(entry.verdict(column))
      }
    }
  }

  /// All amounts of the versions that the device ran.
  package var amounts: [DerivedLength] {
    (techniques + behaviours).flatMap(\.constants).flatMap { constant in
      zip(columns, constant.values).compactMap { $0.isRun ? $1.amount : nil }
    }
  }
}

extension AdaptAnswer.Value {
  /// The length; nil for another number.
  package var amount: DerivedLength? {
    guard case .amount(let amount, _) = self else { return nil }
    return amount
  }
}

extension AdaptAnswer.Entry {
  /// How well it works in a column.
  package func verdict(_ column: Int) -> Technique.Support.Verdict {
    untried[column] == nil ? support[column]?.verdict ?? .unknown : .unknown
  }

  /// More for what works on more of the versions.
  var merit: Int {
    support.indices.reduce(0) { sum, column in
      switch verdict(column) {
      case .works: sum + 3
      case .partly: sum + 1
      case .fails, .unknown: sum
      }
    }
  }
}
