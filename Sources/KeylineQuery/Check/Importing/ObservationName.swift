package import KeylineModel

/// Names for rows made from readings: equal readings get equal names, so that a repeated import
/// finds its rows.
package enum ObservationName {
  /// The longest name behind the slash of an identifier, in bytes.
  private static let limit = 64

  /// The identifier of an observation: the source, a slash, the device, the metric, the situation
  /// if it is not the usual one, and the versions if they are stated.
  package static func observationID(
    _ source: Source.ID, _ metric: Metric.ID, _ scope: Scope, _ os: Observation.StatedOS
  ) -> Observation.ID {
    observationID(source, stem: stem(metric, scope), versions: versions(os))
  }

  /// The identifier of an observation from parts that many share.
  package static func observationID(
    _ source: Source.ID, stem: String, versions: String
  ) -> Observation.ID {
    source + "/" + shortened(versions.isEmpty ? stem : stem + "-" + versions)
  }

  /// The beginning of the name of every observation about a metric in a scope.
  package static func stem(_ metric: Metric.ID, _ scope: Scope) -> String {
    (devices(scope) + [Metric.kebab(metric)] + conditions(scope)).joined(separator: "-")
  }

  /// The versions in a name; empty for all of them.
  package static func versions(_ os: Observation.StatedOS) -> String {
    switch os {
    case .on(let versions): versions.map(\.description).joined(separator: "-")
    case .stretch(let from, let until):
      ((from.map { ["from", $0.short] } ?? []) + (until.map { ["until", $0.short] } ?? []))
        .joined(separator: "-")
    }
  }

  /// The identifier of the rule for observations of a metric in a scope.
  package static func ruleID(_ metric: Metric.ID, _ scope: Scope, from first: OSVersion) -> Rule.ID
  {
    let words = devices(scope) + conditions(scope) + ["from", first.short]
    return Metric.kebab(metric) + "/" + shortened(words.joined(separator: "-"))
  }

  /// The identifier of a rule made from one observation; one of several such rules also names its
  /// first version.
  package static func ruleID(
    resting observation: Observation, from first: OSVersion? = nil
  ) -> Rule.ID {
    let words = observation.id.split(separator: "/").map(String.init)
    let name = (words + (first.map { ["from", $0.short] } ?? [])).joined(separator: "-")
    return Metric.kebab(observation.metric) + "/" + shortened(name)
  }

  private static func devices(_ scope: Scope) -> [String] { (scope.devices ?? []).sorted() }

  private static func conditions(_ scope: Scope) -> [String] {
    Dimension.allCases.flatMap { dimension -> [String] in
      guard let set = scope.conditions[dimension], let first = set.ranges.first else { return [] }
      // A single value is named by itself, so that it keeps its former name.
      switch dimension.values {
      case .names(let names):
        let codes = names.indices.filter(set.contains)
        if dimension == .orientation { return codes == [1] ? [names[1]] : [] }
        return codes.count == names.count
          ? ["any", dimension.key] : [dimension.key] + codes.map { names[$0] }
      case .flag:
        return set.contains(0) && set.contains(1)
          ? ["any", dimension.key] : set.contains(1) ? [dimension.key] : ["no", dimension.key]
      case .lengths, .sdk:
        if set == ValueSet(values: [first.lowerBound]) {
          return [dimension.key, "\(first.lowerBound)"]
        }
        return [dimension.key]
          + set.ranges.flatMap { range in
            let isOpen = range.upperBound == ValueSet.maximum
            return ["\(max(range.lowerBound, 0))", isOpen ? "up" : "\(range.upperBound)"]
          }
      }
    }
  }

  /// The name, or for a long one a shortened name that ends in a number computed from all of it.
  private static func shortened(_ name: String) -> String {
    guard name.utf8.count > limit else { return name }
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    var head = name.prefix(limit - 18)
    while let last = head.last, !last.isLetter && !last.isNumber { head.removeLast() }
    return head + "-x" + String(hash, radix: 16)
  }
}
