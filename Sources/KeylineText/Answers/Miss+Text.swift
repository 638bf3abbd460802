import KeylineModel
import KeylineQuery

extension Miss {
  /// The conditions that failed, for example `not for this device, only in landscape`.
  var failureText: String {
    failures.map { failure -> String in
      switch failure {
      case .devices: "not for this device"
      case .os: "only \(os.text)"
      case .redesign(let redesign): "not measured since \(redesign.text)"
      case .condition(let dimension):
        "only \(dimension.placeText(rule.scope.allowed(dimension)))"
      }
    }.joined(separator: ", ")
  }

  /// Where its value is stated, as far as that is elsewhere: `on phones from iOS 26`, `for other devices`.
  var placeText: String {
    failures.places(rule.scope, on: os.text, devices: "for other devices").joinedPlaces
  }
}

extension [Miss.Failure] {
  /// The places that a statement is about, as far as they are others: `on iPhone 18 Pro`, `on iOS 27`, `for custom
  /// items`.
  ///
  /// - Parameters:
  ///   - scope: The scope of the statement.
  ///   - version: Its versions.
  ///   - devices: Its devices, where it names some.
  ///   - namesDevices: True if the devices are told beside what kind they are of.
  ///   - otherSituations: What stands for every situation; nil where each is told.
  func places(
    _ scope: Scope, on version: String, devices: String, namesDevices: Bool = false,
    otherSituations: String? = nil
  ) -> [String] {
    let traits = compactMap { failure -> Dimension? in
      if case .condition(let trait) = failure, trait.isDeviceAttribute { trait } else { nil }
    }
    let isOtherVersion = contains(.os)
    let all = map { failure in
      switch failure {
      // The SDK goes with the version.
      case .condition(.sdk) where isOtherVersion: ""
      case .devices: namesDevices || traits.isEmpty ? devices : ""
      case .os: version
      case .condition(let trait) where trait.isDeviceAttribute:
        trait == traits[0] ? "on \(scope.kindText(of: traits))" : ""
      case .condition(let dimension):
        otherSituations ?? dimension.placeText(scope.allowed(dimension))
      case .redesign(let redesign): "before \(redesign.text)"
      }
    }
    return [].merged(with: all.filter { !$0.isEmpty })
  }
}
