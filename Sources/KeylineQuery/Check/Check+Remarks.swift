import KeylineModel

extension Check {
  /// The checks for rows that are not wrong but weaker than they seem.
  package static let remarks: [Check] = [.own, .addresses, .attributes]

  /// A row of the user's own may differ on purpose, or may have been right before an upgrade.
  static let own = Check(.own) { resolver in
    let own = resolver.knowledge.rows(of: .local)
    return LocalReview.replays(of: own, in: resolver.knowledge).compactMap { key, replay in
      guard replay.verdict == .disagrees else { return nil }
      let observation = replay.observation
      return Finding(
        key.id, .disagrees(observation.metric, observation.value, rules: replay.places.first))
    }
  }

  /// A value without an address to look it up is remarked on.
  static let addresses = Check(.addresses) { resolver in
    resolver.knowledge.rules.compactMap { rule in
      let sources = resolver.sources(behind: rule)
      guard !sources.isEmpty, sources.allSatisfy({ $0.locator == .notKept }) else { return nil }
      return Finding(rule.id, .addressless(sources.map(\.id)))
    }
  }

  /// A device attribute that answers a metric is in one of the sources that the device cites.
  ///
  /// The size of an iPhone 5c was once cited from a list of identifiers, one of corner radii and
  /// one of dates. A source whose contents were never listed may hold anything.
  static let attributes = Check(.attributes) { resolver in
    resolver.knowledge.devices.compactMap { device in
      let sources = device.sources.compactMap(resolver.source)
      let listed = sources.compactMap(\.holds)
      guard !sources.isEmpty, listed.count == sources.count else { return nil }
      let held = Set(listed.joined()).union(device.copied)
      let missing = device.measures.filter { !held.contains($0) }
      guard !missing.isEmpty else { return nil }
      return Finding(device.id, .unstated(missing, in: sources.map(\.id)))
    }
  }

  /// The rules that would be lost without sources under restrictive terms.
  package static let licences = Check(.licences) { resolver in
    resolver.knowledge.rules.compactMap { rule in
      let sources = resolver.sources(behind: rule)
      guard !sources.isEmpty, sources.allSatisfy({ $0.licence?.isRestrictive == true }) else {
        return nil
      }
      return Finding(rule.id, .restrictive(sources))
    }
  }
}

extension Resolver {
  /// The sources of the undisputed observations behind a rule, each once.
  fileprivate func sources(behind rule: Rule) -> [Source] {
    let stated = rule.restsOn.compactMap(observation).filter { $0.disputed == nil }
    return Set(stated.map(\.source)).sorted().compactMap(source)
  }
}

extension Device {
  /// The device's own attributes that answer metrics.
  fileprivate var measures: [DeviceAttribute] {
    let given: [(DeviceAttribute, Bool)] = [
      (.width, width != nil), (.height, height != nil), (.scale, scale != nil),
      (.cornerRadius, cornerRadius != nil),
    ]
    return given.filter(\.1).map(\.0)
  }
}
