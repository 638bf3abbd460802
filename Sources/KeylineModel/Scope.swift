/// Conditions on the device and on the situation, which must all hold.
///
/// OS bounds are not part of a scope: they filter, but do not affect precedence.
package struct Scope: Hashable, Sendable {
  /// The devices it is about, by identifier; nil means any.
  package var devices: Set<Device.ID>?
  /// The values that each named dimension may have.
  package var conditions: [Dimension: ValueSet]

  /// Creates a scope; without conditions it holds everywhere the defaults hold.
  package init(devices: Set<Device.ID>? = nil, conditions: [Dimension: ValueSet] = [:]) {
    self.devices = devices
    self.conditions = conditions
  }

  /// The values that a dimension may have. A dimension without a condition has its default, or any
  /// value if it has none.
  package func allowed(_ dimension: Dimension) -> ValueSet {
    guard let set = conditions[dimension] else {
      return dimension.hasDefault ? Self.defaultOnly : .any
    }
    // A list of all values means the same as "any".
    let all = dimension.valueCount
    return all > 0 && (0..<all).allSatisfy(set.contains) ? .any : set
  }

  private static let defaultOnly = ValueSet(values: [0])
}
