public import KeylineModel

/// Why an answer is what it is: the tree of metrics behind it, what won and what did not.
public struct Explanation: Sendable {
  /// The metric that was asked.
  public let asked: Metric
  /// The device that was asked.
  public let device: Device
  /// The version that was asked.
  public let version: OSVersion
  /// The situation that was asked.
  public let situation: Situation
  /// The answer.
  public let outcome: Outcome
  /// One reading, or the earliest and the latest where they differ.
  public let readings: [Part]
  /// Metrics worth a look because this one has no value.
  public let related: [Part]

  /// One metric of the tree.
  public struct Part: Sendable {
    /// The metric.
    public let metric: Metric
    /// How its answer stands.
    public let status: Status
    /// The value; nil unless the status has one.
    public let value: Length?
    /// True if the term is subtracted in the formula above it.
    public let isSubtracted: Bool
    /// The rules that give the value; the first one won, the others agree.
    public let winners: [Rule]
    /// The observations behind the winners that speak of this device.
    public let covering: [Observation]
    /// The other observations behind the winners.
    public let elsewhere: [Observation]
    /// How many independent sources there are among those that count.
    public let independent: Int
    /// How well the value is supported; nil without one.
    public let confidence: Confidence?
    /// The end of the last version on which a measurement supports it.
    public let measuredUntil: OSVersion?
    /// The observations that state another value for this device, version and situation.
    public let against: [Observation]
    /// Rules that apply, but are beaten, each with the one that beats it.
    public let beaten: [Beaten]
    /// Rules that do not apply, the closest first.
    public let misses: [Miss]
    /// The metrics of the winner's formula.
    public let terms: [Part]
  }

  /// A rule that applies but is beaten.
  public struct Beaten: Sendable {
    /// The rule.
    public let rule: Rule
    /// The more specific rule that beat it.
    public let by: Rule
  }
}
