package import KeylineModel

/// The answers of a rule of thumb, replayed against the resolver.
package struct Audit: Sendable {
  /// The expression as it was checked.
  package let expression: CheckedExpression
  /// The metric that it is meant to give, in its situation.
  package let column: Column
  /// One per device and versions in which nothing that is shown changes.
  package let cells: [Cell]
  /// The answers that it rests on: the metric first, then those that the expression reads.
  package let table: AnswerTable

  /// A request to audit an expression.
  package struct Request: Sendable {
    /// The expression as it was checked.
    package let expression: CheckedExpression
    /// The column that the expression claims to give.
    package let column: Column
    /// The devices that are asked.
    package var devices: DeviceSet
    /// The versions that are asked.
    package var versions: VersionSet
    /// True if devices may be asked about versions they never ran.
    package var hypothetical = false

    /// Creates a request.
    package init(
      _ expression: CheckedExpression, _ column: Column, devices: DeviceSet,
      versions: VersionSet
    ) {
      self.expression = expression
      self.column = column
      self.devices = devices
      self.versions = versions
    }
  }

  /// One device over versions in which nothing that is shown changes.
  package struct Cell: Sendable {
    /// The device.
    package let device: Device
    /// The versions in which nothing changes.
    package internal(set) var ranges: [VersionRange]
    /// Agrees, disagrees, uncertain or not covered.
    package let verdict: Replay.Verdict
    /// The values that the expression gives; several where a metric that it reads is uncertain.
    package let says: [ExpressionValue]
    /// The cell of the metric.
    package let actual: KeylineQuery.Cell
    /// The readings of the expression there, by name as written, in the order of first use; the OS
    /// and the situation, which the cell states itself, are left out.
    package let readings: [Reading]
  }

  /// The values that a name stood for.
  package struct Reading: Hashable, Sendable {
    /// The name as written.
    package let name: String
    /// Several where a metric is uncertain.
    package let values: [ExpressionValue]
  }

  /// How many cells have a verdict.
  package func count(_ verdict: Replay.Verdict) -> Int { cells.count { $0.verdict == verdict } }
}
