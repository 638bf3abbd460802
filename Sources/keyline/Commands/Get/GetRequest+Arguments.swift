extension GetRequest {
  /// Reads the plain form of `get`: metrics, devices, one set of versions, one database.
  ///
  /// The argument parser takes as long to get ready as everything else takes together, so the
  /// question that is asked most often goes past it. Nil for anything else, which is then the
  /// argument parser's to read or to refuse.
  init?(_ arguments: [String]) {
    guard arguments.first == "get" else { return nil }
    var metrics: [String] = []
    var devices: [String] = []
    var exceptions: [String] = []
    var single: [String: String] = [:]
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-") else {
        metrics.append(argument)
        continue
      }
      guard let value = rest.popFirst(), !value.hasPrefix("-") else { return nil }
      switch argument {
      case "-d", "--device": devices.append(value)
      case "--except": exceptions.append(value)
      case "--os", "--database":
        guard single.updateValue(value, forKey: argument) == nil else { return nil }
      default: return nil
      }
    }
    if metrics.isEmpty, devices.isEmpty { return nil }
    self.init(metrics: metrics, devices: devices, except: exceptions, os: single["--os"])
    database = single["--database"]
  }
}
