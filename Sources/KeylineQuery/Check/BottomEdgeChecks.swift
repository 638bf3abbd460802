import KeylineModel

extension Check {
  /// The bars at the top do not affect the bottom of the safe area.
  ///
  /// The inset above a toolbar was once known under a navigation bar, and unknown without one.
  package static let bottomInset = Check(.bottomInset) { resolver in
    resolver.knowledge.devices.flatMap { device -> [Finding] in
      guard let question = resolver.question(.safeAreaInsetsBottom, device: device.id) else {
        return []
      }
      return Situation.bottoms.compactMap { situation in
        var without = situation
        without.content.navigationBar = false
        let gap = question.timeline(over: [.all], in: situation, .result).stretches.first {
          stretch in
          stretch.value.status.hasValue
            && question.result(at: stretch.from, in: without).status == .unknown
        }
        guard let gap else { return nil }
        return Finding(device.id, .noBottomInset(at: gap.from, situation.orientation))
      }
    }
  }
}

extension Situation {
  /// A navigation bar over nothing, a tab bar and a toolbar, in both orientations.
  fileprivate static var bottoms: [Situation] {
    Orientation.allCases.flatMap { orientation in
      [[], [Dimension.tabBar], [.toolbar]].map { elements in
        var situation = Situation().showing(elements + [.navigationBar])
        situation.orientation = orientation
        return situation
      }
    }
  }
}

extension Check {
  /// A device has a home indicator exactly if it has no home button.
  ///
  /// Published tables had a bottom inset of 0 for iPads without home button.
  package static let homeIndicator = Check(.homeIndicator) { resolver in
    resolver.knowledge.devices.compactMap { device in
      guard let homeButton = device.homeButton,
        let question = resolver.question(.homeIndicatorHeight, device: device.id)
      else { return nil }
      for stretch in question.timeline(over: [.all], in: Situation(), .result).stretches {
        guard let value = stretch.value.value, (value == .zero) != homeButton else { continue }
        return Finding(
          device.id, .homeIndicator(value, at: stretch.from, hasHomeButton: homeButton))
      }
      return nil
    }
  }
}
