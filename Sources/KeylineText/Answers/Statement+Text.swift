import KeylineModel
import KeylineQuery

extension Outcome.Reason {
  /// The values that sources state where no rule gives one: `One unconfirmed source says 50`, behind a value of another
  /// place `One unconfirmed source says 50 here`, in short without what sort of source it is.
  func stated(besides nearest: Nearby?, isShort: Bool = false) -> String? {
    switch self {
    case .unruled(let stated, _):
      stated.values.saidText(
        by: stated.sources,
        sort: stated.areUnclear
          ? "unclear" : isShort || stated.sources > 1 ? nil : "unconfirmed")
        + (nearest == nil ? "" : " here")
    case .statedElsewhere(let distant): distant.text
    default: nil
    }
  }

  /// The same with what the source leaves unclear: `One source says 252 (does not mention the suggestion bar)`; nil where
  /// that is nothing.
  func statedWithDoubt(besides nearest: Nearby?) -> String? {
    guard case .unruled(let stated, _) = self, let doubt = stated.doubt else { return nil }
    return stated.values.saidText(by: stated.sources) + (nearest == nil ? "" : " here")
      + " (\(doubt))"
  }

  /// True if sources state this value alone.
  func says(_ value: Length?) -> Bool {
    if case .unruled(let stated, _) = self { stated.values == [value] } else { false }
  }
}

extension [Length] {
  /// That sources state these values: `One source says 36`, `Unclear sources say 36 and 40`.
  ///
  /// - Parameter sort: What sort of sources they are, in small letters.
  fileprivate func saidText(by sources: Int, sort: String? = nil) -> String {
    let values = Names.list(map(\.description))
    let sort = sort.map { $0 + " " } ?? ""
    if sources > 1 { return "\(sort)sources say \(values)".sentenceStart }
    return "One \(sort)source \(count > 1 ? "gives" : "says") \(values)"
  }
}

extension Distant {
  /// The statements in words: `Sources say 35 and 40 in grouped tables`.
  var text: String { saidText + placeText() }

  /// The same, each shorter than the one before: the last says only what kinds of things differ.
  var shorterTexts: [String] {
    [
      saidText + placeText(most: 1), saidText + placeText(most: 1, namesSituation: false),
      "\(saidText) \(differenceText)",
    ]
  }

  private var differenceText: String {
    let isOfSituation = failures.contains { !$0.isAboutDevice && $0 != .os }
    let kinds = [
      failures.contains(where: \.isAboutDevice) ? "on other devices" : nil,
      failures.contains(.os) ? "on other versions" : nil,
      isOfSituation || failures.isEmpty ? Self.otherSituations : nil,
    ]
    return Names.list(kinds.compactMap(\.self))
  }

  private static let otherSituations = "in other situations"

  /// The same without what they say it of.
  private var saidText: String {
    values.saidText(
      by: Set(observations.map(\.source)).count,
      sort: observations.allSatisfy { $0.unclear != nil } ? "unclear" : nil)
  }

  /// The place that they speak of, as far as that is another: ` on iPhone 18 Pro on iOS 27 for custom items`; all
  /// that is known of it where nobody can tell what differs.
  ///
  /// - Parameter most: How many devices are named at most.
  private func placeText(most: Int = Names.few, namesSituation: Bool = true) -> String {
    let observation = observations[0]
    let scope = observation.scope
    let systems = devices.isEmpty ? scope.systems : devices.systems
    let version = observation.os.placeText(systems)
    let words = failures.places(
      scope, on: String(version.drop { !$0.isLetter }),
      devices: devices.isEmpty
        ? "for \(scope.classText)" : "on \(Names.sentence(devices, most: most))",
      namesDevices: !devices.isEmpty, otherSituations: namesSituation ? nil : Self.otherSituations)
    return words.isEmpty ? version : " " + words.joinedPlaces
  }
}
