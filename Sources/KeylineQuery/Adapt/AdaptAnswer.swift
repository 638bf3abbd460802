package import KeylineModel

/// The ways to reach a goal on one device, over some versions.
package struct AdaptAnswer: Sendable {
  /// The goal asked for.
  package let goal: Technique.Goal
  /// The device asked about.
  package let device: Device
  /// The situation asked about.
  package let situation: Situation
  /// The width of the screen in the situation.
  package let width: DerivedLength
  /// The versions, side by side.
  package let columns: [Column]
  /// The techniques to apply; those that work on most of the versions come first.
  package let techniques: [Entry]
  /// The things that UIKit does by itself.
  package let behaviours: [Entry]

  /// Versions over which every verdict and every constant stays the same.
  package struct Column: Hashable, Sendable {
    /// The versions, over which nothing in the column changes.
    package let ranges: [VersionRange]
    /// True if the device ran these versions.
    package let isRun: Bool
  }

  /// One technique over all columns.
  package struct Entry: Sendable {
    /// The technique, or the behaviour of UIKit.
    package let technique: Technique
    /// How well it works in each column; nil if nothing is recorded.
    package let support: [Technique.Support?]
    /// For each column, the redesign since which it was never tried; nil if there is none.
    package let untried: [Redesign?]
    /// For each column, the boundary where it stopped working, if nothing is recorded after that.
    package let ended: [OSBoundary?]
    /// Its numbers on this device.
    package let constants: [Constant]
  }

  /// One constant of a technique over all columns.
  package struct Constant: Sendable {
    /// The constant as the technique states it.
    package let constant: Technique.Constant
    /// Its value in each column.
    package let values: [Value]
  }

  /// The value of a constant in one column.
  package enum Value: Hashable, Sendable {
    /// A length, with the lengths in its formula, in order and without signs.
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
  /// The length; nil for a number that is not a length.
  package var amount: DerivedLength? {
    guard case .amount(let amount, _) = self else { return nil }
    return amount
  }
}

extension AdaptAnswer.Entry {
  /// How well the technique works in a column.
  package func verdict(_ column: Int) -> Technique.Support.Verdict {
    untried[column] == nil ? support[column]?.verdict ?? .unknown : .unknown
  }

  /// A rank that grows with the number of versions on which it works.
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
