import KeylineModel

extension Check {
  /// In landscape the safe area is as far in on the left as on the right.
  ///
  /// A published table once had 47 on one side and 44 on the other. The display of a device that
  /// folds is exempt: its controls stand on one side.
  package static let symmetry = Check(.symmetry) { resolver in
    var landscape = Situation()
    landscape.orientation = .landscape
    return resolver.knowledge.devices.compactMap { device in
      guard !resolver.folds(device.id),
        let left = resolver.question("screen.safeAreaInsets.left", device: device.id),
        let right = resolver.question("screen.safeAreaInsets.right", device: device.id)
      else { return nil }
      for stretch in left.timeline(in: landscape).stretches {
        let other = right.answer(at: stretch.from, in: landscape).value
        guard let value = stretch.value.value, let other, value != other else { continue }
        return Finding(device.id, .asymmetric(left: value, right: other, at: stretch.from))
      }
      return nil
    }
  }
}

extension Resolver {
  /// Tells whether anything is said of an inner display of a device.
  fileprivate func folds(_ device: Device.ID) -> Bool {
    let inner = ValueSet(values: [Display.inner.code])
    return knowledge.observations.contains {
      $0.scope.conditions[.display] == inner && $0.scope.devices?.contains(device) == true
    }
  }
}
