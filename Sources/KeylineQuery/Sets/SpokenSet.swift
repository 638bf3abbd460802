package import KeylineModel

/// A set of devices in plain words: `which devices have a notch`, `iphones running ios 17`.
package struct SpokenSet: Hashable, Sendable {
  /// The set as it is written after `-d`: `notch`, `os:17`.
  package let set: String
  /// The one family that is asked about; nil for all.
  package let family: Family?

  /// Reads words; nil for any others.
  package init?(_ words: [String]) {
    var words = words.map { $0.lowercased() }[...]
    if ["which", "what", "list", "all"].contains(words.first) { words.removeFirst() }
    guard let noun = words.popFirst() else { return nil }
    family = Family.allCases.first { $0.plural == noun }
    guard family != nil || noun == "devices" else { return nil }
    if let width = Self.width(words) {
      set = "width:\(width)"
      return
    }
    // Of `iphones notch` nobody knows whether both or either is meant.
    guard let verb = words.first, Self.verbs.contains(verb) else { return nil }
    words = words.drop { Self.verbs.contains($0) || SpokenSituation.isFiller($0) }
    guard
      let set = Self.features.first(where: { $0 == words.joined(separator: "-") })
        ?? Self.version(words)
    else { return nil }
    self.set = set
  }

  /// The width that some words give: `390 wide`, `with 390 points wide`, `390 pt wide`.
  private static func width(_ words: ArraySlice<String>) -> String? {
    let own = words.filter { !verbs.contains($0) && !SpokenSituation.isFiller($0) || $0 == "wide" }
    guard own.count == 2, own[1] == "wide", own[0].allSatisfy(\.isNumber) else { return nil }
    return own[0]
  }

  /// The set of the devices that run the version that some words name with its system, and nothing else:
  /// `ios 17`, `ios-17`.
  package static func version(_ words: ArraySlice<String>) -> String? {
    let words = words.flatMap { $0.split(separator: "-").map(String.init) }
    guard words.first?.behindSystem != nil else { return nil }
    let (version, rest) = SpokenSituation.leadingVersion(of: words[...])
    return rest.isEmpty && StatedVersion(version) != nil ? "os:\(version)" : nil
  }

  /// The sets by what the front of a device is like.
  package static let features = ["notch", "dynamic-island", "home-button"]

  private static let verbs: Set<String> = [
    "have", "has", "having", "with", "that", "run", "runs", "running", "support", "supporting",
  ]
}
