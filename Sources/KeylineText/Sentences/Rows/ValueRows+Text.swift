package import KeylineModel
package import KeylineQuery

extension ValueRows {
  /// The set values, as a sentence: `Set keyboard.height to 336 on iphone-15, iOS 18.`
  package func done(in knowledge: Knowledge) -> String {
    let labels = VersionLabels(knowledge.releases)
    let isEvidence = stated.allSatisfy(\.rules.isEmpty)
    let values = stated.map {
      "\($0.observation.metric) \(isEvidence ? "=" : "to") \($0.observation.value)"
    }
    let places = stated.map { "on \($0.devices)" }
    let versions = stated.flatMap { $0.versions(labels) }
    let named = stated.reduce(into: Set()) { $0.formUnion($1.observation.scope.devices ?? []) }
    let systems = knowledge.devices.filter { named.contains($0.id) }.systems
    let first = stated.flatMap { $0.observation.os.ranges.joined.map(\.from) }.min() ?? .lowest
    let system =
      versions.contains("all")
      ? "every iOS version"
      : systems.text(first, [String]().merged(with: versions).joined(separator: ", "))
    return
      "\(isEvidence ? "Recorded" : "Set") \(Self.list(values)) \(Self.list(places)), \(system)."
  }

  /// The versions of the new rows, and the `--os` argument for the other meaning; nil for every
  /// version.
  package func coverage(in knowledge: Knowledge) -> String? {
    let labels = VersionLabels(knowledge.releases)
    let versions = [String]().merged(with: stated.flatMap { $0.versions(labels) })
    let bounds = stated.flatMap(\.rules).map(\.os)
    guard versions != ["all"], let first = bounds.map({ $0.range(.latest).from }).min() else {
      return nil
    }
    if bounds.contains(where: { $0.until == nil }) {
      return first == .lowest
        ? nil
        : "this covers iOS \(first.short) and all later versions; for it alone: --os \(first.short)"
    }
    let other = first == .lowest ? "all" : "\(first.short)+"
    return "this covers iOS \(Self.list(versions)) alone; for later versions, too: --os \(other)"
  }

  private static func list(_ words: [String]) -> String {
    NameLists.list([String]().merged(with: words))
  }
}

extension OwnStatement.Rows {
  /// The devices, up to three by identifier.
  fileprivate var devices: String {
    let scope = observation.scope
    guard let devices = scope.devices, devices.count <= 3 else { return scope.classText }
    return NameLists.list(devices.sorted())
  }

  /// The versions of its rules, as they were named.
  fileprivate func versions(_ labels: VersionLabels) -> [String] {
    switch observation.os {
    case .on(let versions): versions.map(\.description)
    case .stretch(let from, let until) where rules.isEmpty:
      [labels.label(SharedVersions.open(from: from, until: until))]
    case .stretch:
      rules.map { rule in
        let range = rule.os.range(.latest)
        return labels.label(
          SharedVersions.open(
            from: range.from == .lowest ? nil : range.from,
            until: range.until == .highest ? nil : range.until))
      }
    }
  }
}
