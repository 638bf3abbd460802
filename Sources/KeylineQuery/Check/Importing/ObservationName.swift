package import KeylineModel

/// Names for rows that are made of readings: the same reading always gets the same name, so that
/// what is imported again is found again.
package enum ObservationName {
  /// The longest name that an identifier may have behind its slash, in bytes.
  private static let limit = 64

  /// The identifier of an observation: the source, a slash, the device, the metric, the situation
  /// where it is not the plain one, and the versions where they are stated.
  package static func observationID(
    _ source: Source.ID, _ metric: Metric.ID, _ scope: Scope, _ os: Observation.StatedOS
  ) -> Observation.ID {
    observationID(source, stem: stem(metric, scope), versions: versions(os))
  }

  /// The same, made of the parts that many share.
  package static func observationID(
    _ source: Source.ID, stem: String, versions: String
  ) -> Observation.ID {
    source + "/" + shortened(versions.isEmpty ? stem : stem + "-" + versions)
  }

  /// The beginning of the names of all observations about a metric in a scope.
  package static func stem(_ metric: Metric.ID, _ scope: Scope) -> String {
    (devices(scope) + [Metric.kebab(metric)] + conditions(scope)).joined(separator: "-")
  }

  /// The part of a name that tells the versions; empty for all of them.
  package static func versions(_ os: Observation.StatedOS) -> String {
    switch os {
    case .on(let versions): versions.map(\.description).joined(separator: "-")
    case .stretch(let from, let until):
      ((from.map { ["from", $0.short] } ?? []) + (until.map { ["until", $0.short] } ?? []))
        .joined(separator: "-")
    }
  }

  /// The identifier of a rule that such observations give.
  package static func ruleID(_ metric: Metric.ID, _ scope: Scope, from first: OSVersion) -> Rule.ID
  {
    let words = devices(scope) + conditions(scope) + ["from", first.short]
    return Metric.kebab(metric) + "/" + shortened(words.joined(separator: "-"))
  }

  /// The identifier of a rule that is made of one observation; of several such rules, each names the
  /// version that it begins with.
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
      // What names one value goes by that alone, so that it keeps the name that it always had.
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

  /// A name that is short enough: one that is not ends in a number made of all of it.
  private static func shortened(_ name: String) -> String {
    guard name.utf8.count > limit else { return name }
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    var head = name.prefix(limit - 18)
    while let last = head.last, !last.isLetter && !last.isNumber { head.removeLast() }
    return head + "-x" + String(hash, radix: 16)
  }
}
