/// An assertion of Keyline: in this scope the metric has this value.
package struct Rule: Hashable, Identifiable, Sendable {
  /// The metric in kebab case, a slash and a name, for example `status-bar-height/x-family`.
  package typealias ID = String

  /// The identifier; no two rules share it.
  package let id: ID
  /// The metric that it is about.
  package let metric: Metric.ID
  /// The devices and situations in which it holds.
  package var scope: Scope
  /// The versions in which it holds.
  package let os: OSBounds
  /// The value that it asserts.
  package let value: Value
  /// The observations that it rests on; at least one.
  package let restsOn: [Observation.ID]
  /// Observations from after a redesign that show the metric unchanged on other devices.
  package let continues: [Observation.ID]
  /// A remark for readers; nil if there is none.
  package let note: String?
  /// The layer that it comes from.
  package let layer: Layer
  /// The layer in which the rule is weighed against others: its own, or that of the rule it
  /// replaces, so that correcting a wide rule does not make it beat narrow ones.
  package var standing: Layer

  /// The value of a rule.
  package enum Value: Hashable, Sendable {
    case length(Length)
    case formula(Formula)
  }

  /// Creates a rule.
  package init(
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
