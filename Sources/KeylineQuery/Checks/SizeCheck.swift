import KeylineModel

extension Check {
  /// A phone has a phone's screen, a tablet a tablet's.
  ///
  /// A published table had an iPhone 12 of 1024 × 1366 points for four years.
  public static let size = Check(
    name: "size", claim: "Phones are narrower than 500 points, tablets are not."
  ) { resolver in
    let limit = Length(points: 500)
    return resolver.knowledge.devices.compactMap { device in
      guard let width = device.width, (width < limit) != (device.idiom == .phone) else {
        return nil
      }
      let kind = device.idiom == .phone ? "phone" : "tablet"
      return Finding(
        check: "size", subject: device.id, message: "a \(kind) that is \(width) points wide")
    }
  }
}
