public import KeylineModel

/// The answers of a rule of thumb, replayed against the resolver.
public struct Audit: Sendable {
  /// The expression as it was checked.
  public let expression: CheckedExpression
  /// The metric that it is meant to give, in its situation.
  public let column: Column
  /// One per device and versions in which nothing that is shown changes.
  public let cells: [Cell]
  /// The answers that it rests on: the metric first, then those that the expression reads.
  public let table: AnswerTable

  /// A request to audit an expression.
  public struct Request: Sendable {
    /// The expression as it was checked.
    public let expression: CheckedExpression
    /// The column that the expression claims to give.
    public let column: Column
    /// The devices that are asked.
    public var devices: DeviceSet
    /// The versions that are asked.
    public var versions: VersionSet
    /// True if devices may be asked about versions they never ran.
    public var hypothetical = false

    /// Creates a request.
    public init(
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
  public struct Cell: Sendable {
    /// The device.
    public let device: Device
    /// The versions in which nothing changes.
    public internal(set) var ranges: [VersionRange]
    /// Agrees, disagrees, uncertain or not covered.
    public let verdict: Replay.Verdict
    /// The values that the expression gives; several where a metric that it reads is uncertain.
    public let says: [ExpressionValue]
    /// The cell of the metric.
    public let actual: KeylineQuery.Cell
    /// The readings of the expression there, by name as written, in the order of first use; the OS
    /// and the situation, which the cell states itself, are left out.
    public let readings: [Reading]
  }

  /// The values that a name stood for.
  public struct Reading: Hashable, Sendable {
    /// The name as written.
    public let name: String
    /// Several where a metric is uncertain.
    public let values: [ExpressionValue]
  }

  /// How many cells have a verdict.
  public func count(_ verdict: Replay.Verdict) -> Int { cells.count { $0.verdict == verdict } }
}
