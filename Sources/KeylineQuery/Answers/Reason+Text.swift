public import KeylineModel

extension Outcome {
  /// Why there is no value, as the end of a sentence; nil where there is one.
  public func reasonText(on device: Device) -> String? {
    reason?.text(device, candidates: candidates)
  }
}

extension Cell {
  /// Why there is no value, as the end of a sentence; nil where there is one.
  public func reasonText(on device: Device) -> String? {
    reason?.text(device, candidates: candidates)
  }
}

extension Outcome.Reason {
  /// The reason as the end of a sentence, for example `not applicable, since iOS 11`.
  ///
  /// - Parameter candidates: What rules that disagree say, one each; nil for a sum.
  public func text(_ device: Device, candidates: [Length?] = []) -> String {
    switch self {
    case .noRule(nil): return "unknown: nothing is recorded"
    case .noRule(let miss?): return "unknown: \(miss.text(device))"
    case .unruled(let stated, let nearest):
      let rule = nearest.map { "; \($0.text(device))" } ?? ""
      return "unknown: \(stated.unruledText)\(rule)"
    case .statedElsewhere(let distant): return "unknown: \(distant.text)"
    case .noAttribute: return "unknown: the device's own figure is not recorded for this situation"
    case .term(let metric, let reason): return "\(reason.text(device)) (for \(metric))"
    case .since(let version): return "not applicable, since iOS \(version.short)"
    case .neverRan(let from, let until):
      let range =
        until == .highest
        ? "\(from.short) and later" : "\(from.short) to \(StatedVersion(before: until))"
      return "never ran: \(device.name) runs iOS \(range)"
    case .firstOSUnknown: return "unknown: the first OS of \(device.name) is not recorded"
    case .conflict(let rules):
      guard candidates.count == rules.count, candidates.contains(where: { $0 != nil }) else {
        return "conflict: \(rules.joined(separator: " and ")) disagree"
      }
      let claims = zip(rules, candidates).map { rule, value in
        "\(rule) says \(value?.description ?? "otherwise")"
      }
      return "conflict: \(claims.joined(separator: ", "))"
    }
  }
}

extension Miss {
  /// Which rule came closest and which conditions failed.
  public func text(_ device: Device) -> String {
    if let redesign = soleRedesign {
      return "\(redesign.text) and nothing was read since; closest is \(rule.id)"
    }
    return "closest is \(rule.id), which \(failureText)"
  }

  /// The conditions that failed, for example `is about other devices and landscape`.
  public var failureText: String {
    failures.map { failure -> String in
      switch failure {
      case .devices: "is about other devices"
      case .os: "holds \(rule.os.text)"
      case .redesign(let redesign):
        "rests on nothing read since \(redesign.text)"
      case .condition(let dimension):
        "needs \(rule.scope.allowed(dimension).text(of: dimension))"
      }
    }.joined(separator: " and ")
  }
}

extension [Observation] {
  /// The values that sources state where no rule gives one.
  fileprivate var unruledText: String {
    let values = Set(map(\.value)).sorted().map(\.description)
    guard let last = values.last, values.count > 1 else {
      return "\(values.joined()) is recorded, but no rule uses it here"
    }
    let first = values.dropLast().joined(separator: ", ")
    return "\(first) and \(last) are recorded, but no rule decides between them"
  }
}

extension Distant {
  /// The statement with its value and what it is about instead.
  fileprivate var text: String {
    let about = failures.map { failure -> String in
      switch failure {
      case .devices: "other devices"
      case .os, .redesign: "iOS \(observation.os.text)"
      case .condition(let dimension): observation.scope.allowed(dimension).text(of: dimension)
      }
    }
    return "closest is \(observation.id), which states \(observation.value) for "
      + about.joined(separator: " and ")
  }
}
