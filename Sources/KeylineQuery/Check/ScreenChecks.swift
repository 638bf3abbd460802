import KeylineModel

extension Check {
  /// A phone has a phone's screen, a tablet a tablet's.
  ///
  /// A published table had an iPhone 12 of 1024 × 1366 points for four years.
  package static let size = Check(.size) { resolver in
    let limit = Length(points: 500)
    return resolver.knowledge.devices.compactMap { device in
      guard let width = device.width, (width < limit) != (device.idiom == .phone) else {
        return nil
      }
      return Finding(device.id, .wide(device.idiom, width))
    }
  }
}

extension Check {
  /// In landscape the safe area has equal insets on the left and on the right.
  ///
  /// A published table once had 47 on one side and 44 on the other. The display of a device that
  /// folds is exempt: its controls are on one side.
  package static let symmetry = Check(.symmetry) { resolver in
    var landscape = Situation()
    landscape.orientation = .landscape
    return resolver.knowledge.devices.compactMap { device in
      guard !resolver.folds(device.id),
        let left = resolver.question(.screenSafeAreaInsetsLeft, device: device.id),
        let right = resolver.question(.screenSafeAreaInsetsRight, device: device.id)
      else { return nil }
      for stretch in left.timeline(over: [.all], in: landscape, .result).stretches {
        let other = right.value(at: stretch.from, in: landscape)
        guard let value = stretch.value.value, let other, value != other else { continue }
        return Finding(device.id, .asymmetric(left: value, right: other, at: stretch.from))
      }
      return nil
    }
  }
}

extension Resolver {
  /// True if any row is about an inner display of a device.
  fileprivate func folds(_ device: Device.ID) -> Bool {
    let inner = ValueSet(values: [Display.inner.code])
    return knowledge.observations.contains {
      $0.scope.conditions[.display] == inner && $0.scope.devices?.contains(device) == true
    }
  }
}

extension Check {
  /// No observation takes the safe area's top for the height of the status bar.
  ///
  /// On phones with a Dynamic Island the status bar is 54 and the safe area begins at 59.
  package static let statusBar = Check(.statusBar) { resolver in
    var questions = QuestionMemory(resolver)
    return resolver.knowledge.observations.compactMap { observation in
      guard observation.metric == .statusBarHeight, observation.disputed == nil else {
        return nil
      }
      for device in resolver.knowledge.devices where observation.covers(device) {
        guard let bar = questions.question(.statusBarHeight, device),
          let top = questions.question(.screenSafeAreaInsetsTop, device)
        else { continue }
        // An observation without a version may be about one on which the bar was that high.
        if !observation.os.namesVersions, bar.unnamedVerdict(observation) == .agrees { continue }
        for version in bar.versions(of: observation) {
          guard let situation = observation.situations(at: version).first,
            let height = bar.value(at: version, in: situation),
            let inset = top.value(at: version, in: situation),
            height != inset, observation.value == inset
          else { continue }
          return Finding(
            observation.id,
            .safeAreaAsStatusBar(inset, height: height, device: device.name, at: version))
        }
      }
      return nil
    }
  }
}
