package import KeylineModel

/// The devices of a catalogue by identifier, for scopes that list devices.
package typealias Catalogue = [Device.ID: Device]

extension Scope {
  /// True if these conditions imply all of another's, dimension by dimension.
  ///
  /// A condition on an attribute that this scope does not mention is implied only if this scope
  /// lists devices and each of them is known to have the attribute.
  package func isSubset(of other: Scope, in catalogue: Catalogue) -> Bool {
    if let theirs = other.devices {
      guard let devices, devices.isSubset(of: theirs) else { return false }
    }
    // A dimension with a default narrows a scope even if it is not mentioned, so missing conditions
    // are compared, too.
    return conditions.keys.allSatisfy { implies($0, of: other, in: catalogue) }
      && other.conditions.keys.allSatisfy { implies($0, of: other, in: catalogue) }
  }

  /// True if these conditions imply another scope's condition on one dimension.
  private func implies(
    _ dimension: Dimension, of other: Scope, in catalogue: Catalogue
  ) -> Bool {
    let wanted = other.allowed(dimension)
    // Even "any width" requires a known width, which a missing condition does not.
    let asksMore =
      Device.attribute(dimension) != nil && other.conditions[dimension] != nil
      && conditions[dimension] == nil
    if !asksMore, allowed(dimension).isSubset(of: wanted) { return true }
    guard dimension.isDeviceAttribute, let devices else { return false }
    return devices.allSatisfy { id in
      catalogue[id]?.code(dimension).map(wanted.contains) ?? false
    }
  }

  /// True if these conditions are narrower than another's: inside them, but not equal to them.
  package func isStrictSubset(of other: Scope, in catalogue: Catalogue) -> Bool {
    isSubset(of: other, in: catalogue) && !other.isSubset(of: self, in: catalogue)
  }

  /// True if the two mean the same, each inside the other.
  package func isEquivalent(to other: Scope, in catalogue: Catalogue) -> Bool {
    isSubset(of: other, in: catalogue) && other.isSubset(of: self, in: catalogue)
  }

  /// True if a device and a situation could satisfy both.
  package func overlaps(_ other: Scope) -> Bool {
    if let mine = devices, let theirs = other.devices, mine.isDisjoint(with: theirs) {
      return false
    }
    return conditionsOverlap(other)
  }

  /// True if the conditions have something in common, whatever devices are listed.
  func conditionsOverlap(_ other: Scope) -> Bool {
    // A dimension that neither mentions has the same default in both.
    conditions.keys.allSatisfy { meets(other, in: $0) }
      && other.conditions.keys.allSatisfy { conditions[$0] != nil || meets(other, in: $0) }
  }

  private func meets(_ other: Scope, in dimension: Dimension) -> Bool {
    !allowed(dimension).isDisjoint(with: other.allowed(dimension))
  }
}

extension Rule {
  /// True if this rule wins over another of the same metric wherever both apply.
  package func beats(_ other: Rule, in catalogue: Catalogue) -> Bool {
    standing == other.standing
      ? scope.isStrictSubset(of: other.scope, in: catalogue) : standing > other.standing
  }
}
