/// An assertion of Keyline: in this scope the metric has this value.
public struct Rule: Hashable, Identifiable, Sendable {
  /// The metric in kebab case, a slash and a name, for example `status-bar-height/x-family`.
  public typealias ID = String

  /// The identifier; no two rules share it.
  public let id: ID
  /// The metric that it is about.
  public let metric: Metric.ID
  /// The devices and situations for which it holds.
  public let scope: Scope
  /// The versions in which it holds.
  public let os: OSBounds
  /// The value that it asserts.
  public let value: Value
  /// The observations that it rests on; at least one.
  public let restsOn: [Observation.ID]
  /// Observations from after a redesign that show the metric unchanged on other devices.
  public let continues: [Observation.ID]
  /// A remark for readers; nil if there is none.
  public let note: String?
  /// The layer that it comes from.
  public let layer: Layer
  /// The layer among whose rules it stands when rules are weighed against each other: its own, or
  /// that of the rule that it replaces, so that correcting a wide rule does not make it beat narrow
  /// ones.
  public var standing: Layer

  /// The value of a rule.
  public enum Value: Hashable, Sendable {
    case length(Length)
    case formula(Formula)
  }

  /// Creates a rule.
  public init(
    id: ID, metric: Metric.ID, scope: Scope, os: OSBounds, value: Value,
    restsOn: [Observation.ID], continues: [Observation.ID] = [], note: String? = nil,
    layer: Layer = .shipped, standing: Layer? = nil
  ) {
    self.id = id
    self.metric = metric
    self.scope = scope
    self.os = os
    self.value = value
    self.restsOn = restsOn
    self.continues = continues
    self.note = note
    self.layer = layer
    self.standing = standing ?? layer
  }
}
