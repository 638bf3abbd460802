package import KeylineModel

extension Resolver {
  /// The metrics among whose values a search looks for a number alone.
  package static let numbered: [Metric.ID] = [
    "safeAreaInsets.top", "safeAreaInsets.bottom", "statusBar.height", "screen.cornerRadius",
  ]

  /// The devices of which a search says that they have a number: in portrait without bars, on the newest
  /// version that each ran. None where a text is no number, or names a model or a version.
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

  /// True if a number stands in the name of a device or is that of a version.
  private func isName(_ number: String) -> Bool {
    let names = knowledge.devices.map(\.name)
    return knowledge.releases.contains { "\($0.version.major)" == number }
      || names.contains { $0.split { " ()".contains($0) }.contains(number[...]) }
  }
}
