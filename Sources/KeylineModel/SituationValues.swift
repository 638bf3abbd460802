extension Family {
  /// The idiom of the family.
  public var idiom: Idiom { self == .ipad ? .pad : .phone }

  /// The word for several devices of it: `iPhones`.
  package var plural: String {
    switch self {
    case .iphone: "iPhones"
    case .ipod: "iPods"
    case .ipad: "iPads"
    }
  }

  /// The family whose name a text begins with, whatever the case: that of `iPhone 15`.
  package init?(beginning text: some StringProtocol) {
    let small = text.lowercased()
    guard let family = Self.allCases.first(where: { small.hasPrefix($0.rawValue) }) else {
      return nil
    }
    self = family
  }
}

extension SensorHousing {
  /// The one family whose devices have it; nil where devices of several are without one.
  package var family: Family? { self == .none ? nil : .iphone }
}

extension Switch {
  /// Takes the state from a flag.
  package init(isOn: Bool) { self = isOn ? .on : .off }
}
