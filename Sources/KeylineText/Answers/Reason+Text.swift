package import KeylineModel
package import KeylineQuery

extension Outcome {
  /// Why there is no value, as the end of a sentence; nil where there is one.
  package func reasonText(on device: Device) -> String? {
    reason?.text(device, candidates: candidates)
  }
}

extension Cell {
  /// Why there is no value, as the end of a sentence; nil where there is one.
  package func reasonText(on device: Device) -> String? {
    reason?.text(device, candidates: candidates)
  }

  /// The values that an uncertain cell may have, as the end of a sentence.
  package var uncertainty: String {
    "\(Status.uncertain.text): \(Content.candidates(candidates).text); the exact version of the "
      + "change is unknown"
  }
}

extension Cell.Absence {
  /// The status and the reason as the end of a sentence; of several values, which.
  func text(on device: Device) -> String {
    reason?.text(device, candidates: candidates)
      ?? "\(status.text): \(Cell.Content.candidates(candidates).text)"
  }
}

extension Outcome.Reason {
  /// The reason as the end of a sentence, for example `not applicable, since iOS 11`.
  ///
  /// - Parameter candidates: What rules that disagree say, one each; nil for a sum.
  func text(_ device: Device, candidates: [Length?]) -> String {
    switch self {
    case .noRule(nil): return unknown("nothing is recorded")
    case .noRule(let miss?): return unknown(miss.text)
    case .unruled(let stated, let nearest):
      let rule = nearest.map { "; \($0.text)" } ?? ""
      return unknown(Self.unruled(stated) + rule)
    case .statedElsewhere(let distant): return unknown(distant.text)
    case .noAttribute: return unknown("the device's own figure is not recorded for this situation")
    case .term(let metric, let reason):
      return "\(reason.text(device, candidates: [])) (for \(metric))"
    case .since(let version): return "\(Status.notApplicable.text), since iOS \(version.short)"
    case .ranOnly(let range):
      let words =
        range.until == .highest
        ? "\(range.from.short) and later"
        : "\(range.from.short) to \(StatedVersion(before: range.until))"
      return "\(Status.neverRan): \(device.name) runs iOS \(words)"
    case .firstOSUnknown: return unknown("the first OS of \(device.name) is not recorded")
    case .conflict(let rules):
      guard candidates.count == rules.count, candidates.contains(where: { $0 != nil }) else {
        return "\(Status.conflict.text): \(rules.joined(separator: " and ")) disagree"
      }
      let claims = zip(rules, candidates).map { rule, value in
        "\(rule) says \(value?.description ?? "otherwise")"
      }
      return "\(Status.conflict.text): \(claims.joined(separator: ", "))"
    }
  }

  private func unknown(_ why: String) -> String { "\(Status.unknown.text): \(why)" }

  /// The values that sources state where no rule gives one.
  private static func unruled(_ values: [Length]) -> String {
    guard let last = values.last, values.count > 1 else {
      return "\(values.map(\.description).joined()) is recorded, but no rule uses it here"
    }
    let first = values.dropLast().map(\.description).joined(separator: ", ")
    return "\(first) and \(last) are recorded, but no rule decides between them"
  }
}

extension Miss {
  /// Which rule came closest and which conditions failed.
  fileprivate var text: String {
    if let redesign = soleRedesign {
      return "\(redesign.text) and nothing was read since; closest is \(rule.id)"
    }
    return "closest is \(rule.id), which \(failureText)"
  }

  /// The conditions that failed, for example `is about other devices and landscape`.
  var failureText: String {
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

extension Redesign {
  /// The redesign as a clause: `the tab bar was redesigned in iPadOS 18`.
  var text: String {
    "\(name) was redesigned in \(idiom == .pad ? "iPadOS" : "iOS") \(version.short)"
  }
}
