import KeylineModel

extension Check {
  /// A home indicator is where there is no home button, and only there.
  ///
  /// Published tables had a bottom inset of 0 for iPads without home button.
  public static let homeIndicator = Check(.homeIndicator) { resolver in
    resolver.knowledge.devices.compactMap { device in
      guard let homeButton = device.homeButton,
        let question = resolver.question("homeIndicator.height", device: device.id)
      else { return nil }
      for stretch in question.timeline(in: Situation()).stretches {
        guard let value = stretch.value.value, (value == .zero) != homeButton else { continue }
        return Finding(
          device.id, .homeIndicator(value, at: stretch.from, hasHomeButton: homeButton))
      }
      return nil
    }
  }
}
