package import KeylineModel

extension Resolver {
  /// The metrics in whose values a search looks up a number.
  package static let numbered: [Metric.ID] = [
    .safeAreaInsetsTop, .safeAreaInsetsBottom, .statusBarHeight, .screenCornerRadius,
  ]

  /// The devices with a number among their values: in portrait without bars, on the newest version
  /// that each ran.
  ///
  /// None if the text is not a number, or names a model or a version.
  func devices(having text: String) -> Set<Device.ID> {
    guard let number = Length(text), !isName(text) else { return [] }
    let found = knowledge.devices.filter { device in
      guard
        let newest = VersionSet.all.ran(by: device).flatMap({ releases(of: device, in: $0) }).last?
          .from
      else { return false }
      return Self.numbered.contains { metric in
        question(metric, device: device.id)?.value(at: newest, in: Situation()) == number
      }
    }
    return Set(found.map(\.id))
  }

  /// True if a number is in the name of a device or is a version.
  private func isName(_ number: String) -> Bool {
    let names = knowledge.devices.map(\.name)
    return knowledge.releases.contains { "\($0.version.major)" == number }
      || names.contains { $0.split { " ()".contains($0) }.contains(number[...]) }
  }
}
