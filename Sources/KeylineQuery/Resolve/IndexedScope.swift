package import KeylineModel

/// A scope, indexed for comparison with situations.
struct IndexedScope: Hashable, Sendable {
  let scope: Scope
  /// The situations that it allows, except for the linked SDK.
  let allowed: SituationBits

  init(_ scope: Scope) {
    self.scope = scope
    allowed = SituationBits(allowedBy: scope)
  }

  /// The conditions that a device and a situation do not meet.
  ///
  /// - Parameter sdk: The linked SDK, which the bits do not have.
  func unmet(on device: Device, in situation: SituationBits, sdk: Int) -> Unmet {
    var dimensions = scope.unmetAttributes(of: device)
    dimensions.formUnion(failing(in: situation, sdk: sdk))
    return Unmet(isOfOtherDevices: scope.namesOthers(than: device), dimensions: dimensions)
  }

  /// The conditions on the situation that fail.
  func failing(in situation: SituationBits, sdk: Int) -> DimensionSet {
    var failing = allowed.refused(situation)
    if let set = scope.conditions[.sdk], !set.contains(sdk) { failing.insert(.sdk) }
    return failing
  }
}

extension Scope {
  /// The conditions on the situation that fail, in order.
  package func failing(in situation: Situation, defaultSDK: Int) -> [Dimension] {
    Array(
      IndexedScope(self).failing(
        in: SituationBits(situation), sdk: situation.sdk ?? defaultSDK))
  }
}
