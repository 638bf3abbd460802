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
