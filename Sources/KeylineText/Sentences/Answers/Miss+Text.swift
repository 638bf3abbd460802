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
}
