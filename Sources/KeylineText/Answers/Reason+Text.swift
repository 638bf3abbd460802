package import KeylineModel
package import KeylineQuery

extension Outcome {
  /// Why there is no value, as the end of a sentence; nil where there is one.
  package func reasonText(on device: Device) -> String? {
    reason == nil ? nil : Cell.Absence(self).text(on: device)
  }
}

extension Cell {
  /// Why there is no value, as the end of a sentence; nil where there is one.
  package func reasonText(on device: Device) -> String? {
    reason == nil ? nil : absence.text(on: device)
  }

  /// The values that an uncertain cell may have, as the end of a sentence.
  package func uncertainty(on device: Device) -> String { absence.uncertainty(on: device) }
}

extension Cell.Absence {
  /// The reason as the end of a sentence, for example `unknown in landscape; 8 in portrait (inferred)`; of
  /// several values, which.
  package func text(on device: Device) -> String {
    guard let reason else {
      return status == .uncertain
        ? uncertainty(on: device) : "\(status.text): \(Cell.Content.candidates(candidates).text)"
    }
    return text(reason, device, term: nil)
  }

  private func text(_ reason: Outcome.Reason, _ device: Device, term: Metric.ID?) -> String {
    switch reason {
    case .term(let metric, let reason): text(reason, device, term: metric)
    case .noRule, .unruled, .statedElsewhere, .noAttribute: unknown(reason, device, term: term)
    case .since(let version):
      "\(Status.notApplicable.text): "
        + (term.map { "\($0) came" } ?? "it came") + " with \(device.system(version))"
    case .lacks(let feature): device.lack(of: feature)
    case .ranOnly: "\(Status.neverRan): \(device.name) runs \(DeviceText.versions(device))"
    case .firstOSUnknown: "\(device.name) has no first iOS version"
    case .conflict(let rules): conflict(rules)
    }
  }

  /// The possible values while the version of a change is unknown: `21 or 20: it changed between iOS 18.3 and
  /// 26.1`.
  fileprivate func uncertainty(on device: Device) -> String {
    let values = Cell.Content.candidates(candidates).text
    guard let change = unanswered.change else { return values }
    let after = device.system(change.after.first, "\(change.after)")
    return "\(values): it changed between \(after) and \(change.by.short)"
  }

  /// What sources say that contradict each other.
  private func conflict(_ rules: [Rule.ID]) -> String {
    guard candidates.count == rules.count, candidates.contains(where: { $0 != nil }) else {
      return "\(Status.conflict.text): sources contradict each other"
    }
    return zip(unanswered.sources(of: rules), candidates).map { source, value in
      "\(source ?? "a rule without a source") says \(value?.description ?? "otherwise")"
    }.joined(separator: ", ")
  }

  /// What is unknown, what is known nearby, and why; as much of it as fits a line.
  private func unknown(_ reason: Outcome.Reason, _ device: Device, term: Metric.ID?) -> String {
    let around = unanswered.surroundings
    let (nearest, related) = (around?.nearest, around?.related)
    let place = nearest?.askedText(on: device)
    let stated = reason.stated
    // What is first in each of these matters more than what is last; what differs there tells the place, too.
    let texts = [
      unknown(stated, device, term: term, place: place, nearest, related),
      unknown(stated, device, term: term, place: place, nearest, nil),
      unknown(stated, device, term: term, place: nil, nearest, nil),
      unknown(stated, device, term: term, place: place, nil, related),
      unknown(stated, device, term: term, place: place, nil, nil),
      unknown(nil, device, term: term, place: place, nil, nil),
    ]
    // What leaves room for the next step in a line of 120: a command, or a flag with its value.
    let columns = nearest?.setting == nil ? 93 : 82
    return texts.first { $0.displayWidth <= columns }
      ?? unknown(nil, device, term: nil, place: place, nil, nil)
  }

  private func unknown(
    _ stated: String?, _ device: Device, term: Metric.ID?, place: String?,
    _ nearest: Nearby?, _ related: Surroundings.Related?
  ) -> String {
    var text = Status.unknown.text
    if let nearest, nearest.devices?.areAll == true, nearest.isAboutDevicesAlone {
      text = "measured only \(nearest.thereText()): \(nearest.valueText)"
    } else {
      if let term { text += ", as is \(term)\(place == nil ? "" : ",")" }
      if let place { text += " \(place)" }
      if let nearest {
        let there = nearest.thereText(isAlone: place == nil)
        text += "; \(nearest.value) \(there)\(nearest.statusText)"
      } else if term == nil, place == nil, stated == nil, related == nil {
        text += ": no source states it"
      }
    }
    if let stated { text += ". \(stated)" }
    if let related {
      text +=
        ". \(related.metric) is \(related.value)"
        + (related.version.map { " on \(device.system($0))" } ?? "")
        + (related.status == .known ? "" : " (\(related.status.text))")
    }
    return text
  }
}

extension Outcome.Reason {
  /// The values that sources state where no rule gives one: `One source says 50`.
  fileprivate var stated: String? {
    switch self {
    case .unruled(let values, _):
      values.count == 1
        ? "One source says \(values[0])"
        : "Sources say \(values.dropLast().map(\.description).joined(separator: ", ")) and "
          + (values.last?.description ?? "")
    case .statedElsewhere(let distant):
      "One source says \(distant.observation.value)\(distant.placeText)"
    default: nil
    }
  }
}

extension Distant {
  /// What it is about, as far as that is something else: ` on iPhone 18 Pro on iOS 27 for custom items`.
  fileprivate var placeText: String {
    let words = failures.map { failure in
      switch failure {
      case .devices: devices.isEmpty ? "" : "on \(Names.sentence(devices))"
      case .os: String(observation.os.placeText(on: devices).drop { !$0.isLetter })
      case .condition(let dimension):
        dimension.placeText(observation.scope.allowed(dimension))
      case .redesign(let redesign): "before \(redesign.text)"
      }
    }.filter { !$0.isEmpty }
    return words.isEmpty ? ", but not for this case" : " " + words.joined(separator: " ")
  }
}

extension Device {
  /// That it does not have a feature: `iPhone 8 has no notch or Dynamic Island`.
  fileprivate func lack(of feature: Feature) -> String {
    switch feature {
    case .sensorHousing: "\(name) has no notch or Dynamic Island"
    case .fold: "\(name) does not fold"
    case .extraLargeWidget: "iPhones have no extra-large widget"
    }
  }
}

extension Miss {
  /// The conditions that failed, for example `not for this device, only in landscape`.
  var failureText: String {
    failures.map { failure -> String in
      switch failure {
      case .devices: "not for this device"
      case .os: "only \(rule.os.text)"
      case .redesign(let redesign): "not read since \(redesign.text)"
      case .condition(let dimension):
        "only \(dimension.placeText(rule.scope.allowed(dimension)))"
      }
    }.joined(separator: ", ")
  }
}

extension Redesign {
  /// The redesign as a clause: `iPadOS 18 redesigned the tab bar`.
  var text: String { text(idiom == .pad ? "iPadOS \(version.short)" : "iOS \(version.short)") }

  /// The same on a device.
  func text(on device: Device) -> String { text(device.system(version)) }

  private func text(_ system: String) -> String { "\(system) redesigned \(name)" }
}
