import KeylineModel

extension Check {
  /// A home indicator is where there is no home button, and only there.
  ///
  /// Published tables had a bottom inset of 0 for iPads without home button.
  public static let homeIndicator = Check(
    name: "home-indicator",
    claim: "The home indicator is 0 with a home button and above 0 without."
  ) { resolver in
    resolver.knowledge.devices.compactMap { device in
      guard let homeButton = device.homeButton,
        let question = resolver.question("homeIndicator.height", device: device.id)
      else { return nil }
      for stretch in question.timeline(in: Situation()).stretches {
        guard let value = stretch.value.value, (value == .zero) != homeButton else { continue }
        return Finding(
          check: "home-indicator", subject: device.id,
          message: "\(value) with iOS \(stretch.from), "
            + (homeButton ? "but it has a home button" : "but it has no home button"))
      }
      return nil
    }
  }
}
