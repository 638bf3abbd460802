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
  ///
  /// - Parameter devices: The devices among which others look up what is known nearby, too.
  package func reasonText(on device: Device, among devices: AskedDevices? = nil) -> String? {
    reason == nil ? nil : absence.lookedUp(among: devices).text(on: device)
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
    case .since(.firstWithData): DeviceText.beginning
    case .since(let version): "\(Status.notApplicable.text): \(device.got(term ?? "it", version))"
    case .featureSince(let feature, let version):
      "\(Status.notApplicable.text): \(device.got(feature.text, version))"
    case .lacks(let feature): device.lack(of: feature)
    case .only(let condition): condition.lackText
    case .ranOnly: "\(Status.neverRan): \(device.name) runs \(DeviceText.versions(device))"
    case .firstOSUnknown: "\(device.name) has no first iOS version"
    case .conflict(let rules): conflict(rules, term: term)
    }
  }

  /// The possible values while the version of a change is unknown: `21 or 20: it changed between iOS 18.3 and
  /// 26.1`.
  fileprivate func uncertainty(on device: Device) -> String {
    let values = Cell.Content.candidates(candidates).text
    guard let change = unanswered.change else { return values }
    let after = device.system(change.after.first, "\(change.after)")
    let isOneUnknown = candidates.contains(nil) && candidates.count == 2
    if !unanswered.isChangeSure {
      return isOneUnknown
        ? candidates.compactMap { $0?.description }.joined()
          + ", or unknown: it may have changed after \(after)"
        : "\(values): it may have changed after \(after)"
    }
    let between = "between \(after) and \(change.by.short)"
    // The values stand in the order of their versions.
    return isOneUnknown
      ? candidates.map { $0?.description ?? Status.unknown.text }
        .joined(separator: " before a change \(between), ") + " after it"
      : "\(values): it changed \(between)"
  }

  /// What sources say that contradict each other, of the part of a sum that they are about.
  private func conflict(_ rules: [Rule.ID], term: Metric.ID?) -> String {
    let claims = unanswered.claims(of: rules)
    let values = claims.contains { $0.value != nil } ? claims.map(\.value) : candidates
    let numbers = values.compactMap { $0?.description }
    let unsaid = "\(Status.conflict.text): sources contradict each other"
    guard values.count == rules.count, !numbers.isEmpty else { return unsaid }
    let part = term.map { " of \($0)" } ?? ""
    let texts = [claims.map(\.title), claims.map(\.key)].map { sources in
      zip(sources, values).map { source, value in
        "\(source ?? "a rule without a source") says \(value?.description ?? "otherwise")"
      }.joined(separator: ", ") + part
    }
    guard case .compareRules(let metric)? = unanswered.next else { return texts[0] }
    // What leaves room for the next step in a line of 120: a command that names the metric.
    if let text = texts.first(where: { $0.displayWidth <= 91 - metric.count }) { return text }
    let different = [String]().merged(with: numbers)
    return different.count > 1 ? "sources say \(Names.list(different))\(part)" : unsaid
  }

  /// What is unknown, what is known nearby, and why; as much of it as fits a line.
  private func unknown(_ reason: Outcome.Reason, _ device: Device, term part: Metric.ID?) -> String
  {
    let around = unanswered.surroundings
    let (nearest, related) = (around?.nearest, around?.related)
    // Over several versions, not the same part has to be to blame, and what is stated is stated of that.
    let isSamePart = nearest?.versions.map { $0.redesign != nil } ?? true
    let term = isSamePart ? part : nil
    let own = part == nil || isSamePart ? reason : nil
    let place = nearest?.askedText(on: device)
    let distant = around?.distant
    // Beside what is near, nothing is stated of something distant.
    let stated = own?.stated(besides: nearest) ?? distant?.text
    let doubted = own?.statedWithDoubt(besides: nearest)
    // Of a situation, the place says more than the part of a sum.
    let isOfSituation = stated == nil && nearest.map { $0.devices == nil } == true
    let isOfRedesign = nearest?.versions?.redesign != nil
    let isUnstated = nearest == nil && term == nil && unanswered.next != .readNote
    // What is first in each of these matters more than what is last; what differs there tells the place, too.
    let fullest = doubted == nil ? [stated] : [doubted, stated]
    let values = Values(nearest, related)
    let lone = Values(nearest, nil)
    func fitting(_ parts: Parts, _ columns: Int) -> String? {
      let text = parts.text(on: device, isUnstated)
      return text.displayWidth <= columns ? text : nil
    }
    func near(_ columns: Int) -> String? {
      for stated in fullest {
        let text =
          fitting(Parts(stated, term, place, values), columns)
          ?? fitting(Parts(stated, term, place, values, areJoint: true), columns)
          ?? fitting(Parts(stated, term, place, lone), columns)
        if let text { return text }
      }
      // A redesign says more than a source that has the value from before it.
      let unrepeated = isOfRedesign && reason.says(nearest?.value) ? nil : stated
      return fitting(Parts(stated, isOfSituation ? nil : term, place, lone), columns)
        ?? fitting(Parts(unrepeated, term, place, lone), columns)
        ?? fitting(Parts(stated, term, nil, lone), columns)
    }
    // That nobody confirmed a statement goes sooner than that it is of this place.
    func nearInShort(_ columns: Int) -> String? {
      let short = own?.stated(besides: nearest, isShort: true)
      return fitting(Parts(short, term, place, lone), columns)
    }
    func nearBare(_ columns: Int) -> String? {
      let bare = own?.stated(besides: nil, isShort: true)
      let unrepeated = reason.says(nearest?.value) ? nil : bare
      return fitting(Parts(bare, term, place, lone), columns)
        ?? fitting(Parts(unrepeated, term, place, lone), columns)
    }
    func far(_ columns: Int) -> String? {
      for stated in fullest {
        if let text = fitting(Parts(stated, term, place, Values(nil, related)), columns) {
          return text
        }
      }
      let short = own?.stated(besides: nearest, isShort: true)
      let statements = (fullest + [short]).compactMap(\.self) + (distant?.shorterTexts ?? [])
      for stated in statements + [nil] {
        if let text = fitting(Parts(stated, term, place), columns) { return text }
      }
      return nil
    }
    // What leaves room for the next step in a line of 120: a command, or a flag with its value. Rather than leave out
    // what is near, the step gets a line of its own.
    let columns = nearest?.setting == nil ? 93 : 82
    let known =
      nearest == nil
      ? nil
      : near(columns) ?? nearInShort(columns) ?? near(119) ?? nearInShort(119) ?? nearBare(119)
    return known ?? far(columns) ?? Parts(nil, nil, nil).text(on: device, isUnstated)
  }
}

/// The values that a sentence names; they are large, and each try to fit a line holds them.
private final class Values: Sendable {
  let nearest: Nearby?
  let related: Surroundings.Related?

  init(_ nearest: Nearby?, _ related: Surroundings.Related?) {
    self.nearest = nearest
    self.related = related
  }

  static let none = Values(nil, nil)
}

/// The parts of a sentence about an unknown value, as many as are told.
private struct Parts {
  /// The statements of sources.
  let stated: String?
  /// The part of a sum that is to blame.
  let term: Metric.ID?
  /// The place that was asked.
  let place: String?
  private let values: Values
  /// True if both values are said at once to stand alike, so that they fit a line.
  let areJoint: Bool

  init(
    _ stated: String?, _ term: Metric.ID?, _ place: String?, _ values: Values = .none,
    areJoint: Bool = false
  ) {
    self.stated = stated
    self.term = term
    self.place = place
    self.values = values
    self.areJoint = areJoint
  }

  private var nearest: Nearby? { values.nearest }
  private var related: Surroundings.Related? { values.related }

  /// Where a related value is, where the nearest one differs in a condition alone: `With it, `.
  private var lead: String {
    guard let nearest, place != nil, nearest.devices == nil, nearest.versions == nil,
      nearest.conditions.count == 1, let one = nearest.conditions.first, one.dimension != .sdk
    else { return "" }
    let text =
      nearest.remainingText == nil
      ? one.dimension.placeText(one.asked, besides: one.there) : one.dimension.placeText(one.asked)
    return text.sentenceStart + ", "
  }

  /// The sentence.
  ///
  /// - Parameter isUnstated: True if without any of these it says that no source states the value.
  func text(on device: Device, _ isUnstated: Bool) -> String {
    var text = Status.unknown.text
    let areAlike =
      areJoint && stated == nil
      && related.map { $0.status == nearest?.status && $0.status != .known } == true
    if let nearest, nearest.devices?.areAll == true, nearest.isAboutDevicesAlone,
      nearest.status == .known
    {
      text = "measured only \(nearest.thereText()): \(nearest.value)"
    } else {
      if let term { text += ", as is \(term)\(place == nil ? "" : ",")" }
      if let place { text += " \(place)" }
      if let nearest {
        let there = nearest.thereText(isAlone: place == nil)
        text += "; \(nearest.value) \(there)\(areAlike ? "" : nearest.statusText)"
      } else if isUnstated, stated == nil, related == nil {
        text += ": no source states it"
      }
    }
    if let stated, let term {
      let subject = place == nil && nearest == nil ? "that" : term
      text += ". For \(subject), \(stated.lowercasedStart)"
    } else if let stated {
      text += ". \(stated)"
    }
    if let related {
      text +=
        ". \(lead)\(related.metric) is \(related.value)"
        + (related.versions.map { " " + $0.placeText(on: device) } ?? "")
        + (related.status == .known ? "" : " (\(areAlike ? "both " : "")\(related.status.text))")
    }
    return text
  }
}

extension Outcome {
  /// The statements about something else that are told of, as there is no value here and none is near.
  var distant: Distant? {
    switch reason {
    case .statedElsewhere(let distant)?: distant
    case .noRule?: unanswered.surroundings?.distant
    default: nil
    }
  }
}

extension Redesign {
  /// The redesign as a clause: `iPadOS 18 redesigned the tab bar`.
  var text: String { text(idiom == .pad ? "iPadOS \(version.short)" : "iOS \(version.short)") }

  /// The same on a device.
  func text(on device: Device) -> String { text([device].systems) }

  /// The same on devices with these systems.
  func text(_ systems: SystemNames) -> String { text(systems.text(version)) }

  private func text(_ system: String) -> String { "\(system) redesigned \(name)" }
}
