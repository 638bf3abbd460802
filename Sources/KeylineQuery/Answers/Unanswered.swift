package import KeylineModel

/// A question without a single value, kept so that what is known nearby is looked up where it is told.
///
/// It takes no part in comparisons: outcomes are alike if all else is.
package struct Unanswered: Hashable, Sendable {
  private let asked: Asked?
  /// The versions that it is told for, as far as they have no answer either; empty for all of those.
  package var ranges: [VersionRange] = [] {
    didSet { found = nil }
  }
  /// The surroundings and the next step, if they were looked up.
  private var found: Found?

  /// A question is large, and outcomes are copied often: each has its place in memory once.
  fileprivate final class Asked: Sendable {
    let question: Question
    let version: OSVersion
    let situation: Situation
    let reason: Outcome.Reason?

    init(
      _ question: Question, _ version: OSVersion, _ situation: Situation, _ reason: Outcome.Reason?
    ) {
      self.question = question
      self.version = version
      self.situation = situation
      self.reason = reason
    }

    /// The situation as far as it says something of the device on some of these versions.
    func situation(over ranges: [VersionRange]) -> Situation {
      situation.departures.filter { dimension in
        question.resolver.isForeign(dimension, to: question.device)
          || !ranges.contains(where: dimension.lifetime.overlaps)
      }.reduce(into: situation) { $0.set($1, to: 0) }
    }

    /// The same without bars, and what is in them, that no answer asks about.
    func recordedSituation(over ranges: [VersionRange]) -> Situation {
      let brought = situation.brought
      return (situation.departures + brought).filter {
        $0.isContent && question.isSettled($0, bringing: brought)
      }.reduce(into: usual(over: ranges)) { $0.set($1, to: 0) }
    }

    /// The first release of the newest major version among some, or the one with which its rules began; the version
    /// that was asked without any.
    func newest(of ranges: [VersionRange]) -> OSVersion {
      let calendar = question.resolver.calendar
      guard let range = ranges.last,
        let part = calendar.parts(of: range, cutAt: question.answerPoints)
          .last(where: { !calendar.isUnreleased($0.from) })
      else { return version }
      // Rules that stay the same on this device may change on those nearby.
      let major = calendar.last(before: part.until).flatMap {
        calendar.first(from: OSVersion($0.major))
      }
      return max(part.from, major ?? part.from)
    }

    /// The same, with the SDK of the versions where it was named.
    func usual(over ranges: [VersionRange]) -> Situation {
      var usual = situation(over: ranges)
      if let sdk = usual.sdk, ranges.allSatisfy({ $0.isOf(sdk) }) { usual.sdk = nil }
      return usual
    }

    /// Tells whether another version has one of the values that changes of unknown versions leave open here; nil
    /// where it has none.
    func mayBeAs(at other: OSVersion) -> Bool? {
      question.answer(at: other, in: situation).value.map { value in
        [.latest, .earliest].contains { question.trace(version, situation, $0).value == value }
      }
    }
  }

  /// A class, like `Asked`, so that copies are cheap.
  private final class Found: Sendable {
    let surroundings: Surroundings?
    let next: Outcome.Next?

    init(_ surroundings: Surroundings?, _ next: Outcome.Next?) {
      self.surroundings = surroundings
      self.next = next
    }
  }

  /// Keeps no question.
  init() { asked = nil }

  init(
    _ question: Question, at version: OSVersion, in situation: Situation, reason: Outcome.Reason?
  ) {
    asked = Asked(question, version, situation, reason)
  }

  package static func == (one: Unanswered, other: Unanswered) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}

  /// What is known nearby; nil unless the reason is that nobody knows a value.
  package var surroundings: Surroundings? {
    if let found { found.surroundings } else { surroundings(among: nil) }
  }

  /// The step that leads to a value; nil where none does.
  package var next: Outcome.Next? {
    if let found { found.next } else { next(surroundings(among: nil)) }
  }

  /// The same, with what is known nearby and the next step looked up for all that is told of it.
  ///
  /// - Parameter devices: The devices among which others look it up, too.
  package func lookedUp(among devices: AskedDevices? = nil) -> Unanswered {
    if found != nil { return self }
    var known = self
    let surroundings = surroundings(among: devices)
    known.found = Found(surroundings, next(surroundings))
    return known
  }

  private func surroundings(among devices: AskedDevices?) -> Surroundings? {
    guard let asked, asked.reason?.leavesUnknown == true else { return nil }
    return asked.question.surroundings(
      at: asked.newest(of: ranges),
      in: asked.usual(over: ranges.isEmpty ? [VersionRange(asked.version)] : ranges),
      over: ranges,
      among: devices ?? AskedDevices(asked.question.resolver))
  }

  /// The metric that was asked of a device, at a version and in a situation as far as it says something of the
  /// device on that version.
  package typealias Place = (
    metric: Metric.ID, device: Device, version: OSVersion, situation: Situation
  )

  /// The place that was asked about; nil where no question is kept.
  package var place: Place? { asked.map { place(of: $0, at: $0.version) } }

  /// The same at the newest of the versions that it is told for.
  package var newestPlace: Place? { asked.map { place(of: $0, at: $0.newest(of: ranges)) } }

  private func place(of asked: Asked, at version: OSVersion) -> Place {
    (
      asked.question.metric.id, asked.question.device, version,
      asked.situation(over: [VersionRange(version)])
    )
  }

  /// Where a value can be recorded.
  package struct Record: Sendable {
    private let asked: Asked
    private let ranges: [VersionRange]

    fileprivate init(_ asked: Asked, _ ranges: [VersionRange]) {
      self.asked = asked
      self.ranges = ranges
    }

    /// The device that was asked.
    package var device: Device { asked.question.device }

    /// The situation to record it in.
    package var situation: Situation { asked.recordedSituation(over: ranges) }

    /// The versions as `--os` takes them.
    package var versions: String {
      VersionLabels(asked.question.resolver.calendar).argument(ranges, of: device)
    }
  }

  /// Where values can be recorded, one for each stretch of versions over which no redesign lies; empty where no
  /// question is kept.
  package var records: [Record] {
    guard let asked else { return [] }
    let question = asked.question
    let redesigns = question.resolver.redesigns.filter {
      $0.concerns(question.metric.id) && $0.concerns(question.device)
    }.map(\.version)
    let told = ranges.isEmpty ? [VersionRange(asked.version)] : ranges
    return VersionRange.all.cut(at: redesigns).compactMap { stretch in
      let part = told.compactMap { $0.clipped(to: stretch) }
      return part.isEmpty ? nil : Record(asked, part)
    }
  }

  /// The versions between which a change lies whose exact version is unknown: the last before it, and the
  /// first after it; nil where no such change is the reason.
  package var change: (after: StatedVersion, by: OSVersion)? {
    guard let asked,
      let window = asked.question.windows.first(where: { $0.contains(asked.version) })
    else { return nil }
    let after =
      asked.question.resolver.calendar.standIn(before: window.from)
      ?? StatedVersion(shortestBefore: window.from)
    return (after, window.until)
  }

  /// False if the change may not have come at all: the device never ran the first version after it, or that has a
  /// value which is none of those before.
  package var isChangeSure: Bool {
    guard let asked, let change else { return true }
    return asked.question.ran(change.by) && asked.mayBeAs(at: change.by) ?? true
  }

  /// The things that rules say which contradict each other: the title and the key of the first source of each,
  /// nil for a rule that rests on none, and the value, nil for a sum.
  package func claims(of rules: [Rule.ID]) -> [(title: String?, key: Source.ID?, value: Length?)] {
    let all = asked?.question.nodes.flatMap(\.candidates) ?? []
    return rules.map { id in
      guard let rule = all.first(where: { $0.rule.id == id }) else { return (nil, nil, nil) }
      let key = rule.evidence.supports.first?.source
      let title = key.map { asked?.question.resolver.source($0)?.title ?? $0 }
      guard case .length(let length) = rule.value else { return (title, key, nil) }
      return (title, key, length)
    }
  }

  private func next(_ surroundings: @autoclosure () -> Surroundings?) -> Outcome.Next? {
    guard let asked else { return nil }
    let (question, situation) = (asked.question, asked.situation)
    let measure: Outcome.Next? = question.ran(asked.version) ? .measure : nil
    if let metric = asked.reason?.contested(asking: question.metric.id) {
      return .compareRules(metric)
    }
    switch asked.reason {
    case .only(let condition): return .setting(condition)
    case .conflict, .since, .featureSince, .lacks, .ranOnly: return nil
    case .term(_, .since), .term(_, .featureSince), .term(_, .lacks), .term(_, .only): return nil
    case nil:
      guard let change else { return measure }
      let ends = [change.after, StatedVersion(shortest: change.by)]
      return ends.allSatisfy { asked.mayBeAs(at: $0.first) == true } ? .versions(ends) : measure
    case .firstOSUnknown: return .describe(.firstOS)
    case .noRule, .unruled, .statedElsewhere, .noAttribute, .term: break
    }
    if let donor = question.donor(at: asked.version, in: situation) { return .infer(from: donor) }
    if let attribute = question.missingAttribute(at: asked.version, in: situation) {
      return .describe(attribute)
    }
    if question.device.note != nil, question.missingAttribute(question.metric, in: situation) != nil
    {
      return .readNote
    }
    var compatible = situation
    compatible.designCompatibility = true
    if !situation.designCompatibility,
      let value = question.answer(at: asked.version, in: compatible).value
    {
      return .designCompatibility(value)
    }
    if let setting = surroundings()?.nearest?.setting { return .setting(setting) }
    return measure
  }
}

extension Unanswered: CustomStringConvertible, CustomReflectable {
  /// The question in short: with all that it knows it would fill pages.
  package var description: String { asked.map { $0.question.metric.id } ?? "" }

  package var customMirror: Mirror { Mirror(self, children: []) }
}

extension Outcome {
  /// The step that leads to a value.
  package enum Next: Hashable, Sendable {
    /// Nobody measured it.
    case measure
    /// Nobody has given this attribute of a device of one's own.
    case describe(DeviceAttribute)
    /// A device of one's own may be like this one, which has a value.
    case infer(from: Device)
    /// A note tells why nobody can give this attribute of the device.
    case readNote
    /// On these versions there is one.
    case versions([StatedVersion])
    /// Rules about this metric contradict each other.
    case compareRules(Metric.ID)
    /// With `UIDesignRequiresCompatibility` there is this one.
    case designCompatibility(Length)
    /// With one condition set otherwise there is the value that is told nearby.
    case setting(Nearby.Condition)

    /// True if it is something to say of a device once, which leads to values of several metrics.
    package var isAboutDevice: Bool {
      switch self {
      case .describe, .infer: true
      case .measure, .readNote, .versions, .compareRules, .designCompatibility, .setting: false
      }
    }
  }
}

extension Outcome.Reason {
  /// True if it is that nobody knows a value, so that what is known nearby helps.
  fileprivate var leavesUnknown: Bool {
    switch self {
    case .noRule, .unruled, .statedElsewhere, .noAttribute: true
    case .term(_, let reason): reason.leavesUnknown
    case .since, .featureSince, .lacks, .only, .ranOnly, .firstOSUnknown, .conflict: false
    }
  }

  /// The metric whose rules contradict each other: the one that was asked, or a part of it; nil where something
  /// else is the reason.
  fileprivate func contested(asking metric: Metric.ID) -> Metric.ID? {
    switch self {
    case .conflict: metric
    case .term(let part, let reason): reason.contested(asking: part)
    default: nil
    }
  }
}

extension StatedVersion {
  /// The last version before another one, without zeros at its end: 18.3 before 18.3.1 and before 18.4.
  fileprivate init(shortestBefore end: OSVersion) {
    let last = StatedVersion(before: end)
    self = last.precision == .patch && last.first.patch == 0 ? Self(shortest: last.first) : last
  }

  /// A version without zeros at its end: 26 for 26.0.
  fileprivate init(shortest version: OSVersion) {
    self.init(
      version, precision: version.patch > 0 ? .patch : version.minor > 0 ? .minor : .major)
  }
}
