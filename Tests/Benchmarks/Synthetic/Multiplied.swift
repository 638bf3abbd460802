import KeylineModel

/// A knowledge base of the same shape as another, but several times as large.
///
/// Every device comes again in each class, moved to a width of its own, with a copy of every rule
/// and observation that is about that class: lists name its devices, widths are moved, and rules
/// about any width are narrowed to the widths of the class. The general rules of the first class
/// hold for all, so those of the others are exceptions to them, as they would be in life. Then
/// every rule is cut into stretches of versions with the same value.
struct Multiplied {
  let knowledge: Knowledge

  init(_ seed: Knowledge, classes: Int, stretches: Int) {
    var knowledge = seed
    let copies = (0..<classes).map { DeviceClass(number: $0) }
    knowledge.devices = copies.flatMap { copy in seed.devices.map(copy.device) }
    knowledge.observations = copies.flatMap { copy in seed.observations.map(copy.observation) }
    knowledge.rules = copies.flatMap { copy in
      seed.rules.flatMap { Self.cut(copy.rule($0), into: stretches) }
    }
    self.knowledge = knowledge
  }

  /// A rule in pieces, as long as there are major versions to cut at.
  private static func cut(_ rule: Rule, into count: Int) -> [Rule] {
    let first = rule.os.from?.latest.major ?? 6
    let end = rule.os.until?.earliest.major ?? 26
    let cuts = (1..<count).map { first + (end - first) * $0 / count }
    let inside = Set(cuts.filter { first < $0 && $0 < end }).sorted().map {
      OSBoundary.exact(OSVersion($0))
    }
    return zip([rule.os.from] + inside, inside + [rule.os.until]).enumerated().map { part in
      Rule(
        id: "\(rule.id)-part-\(part.offset)", metric: rule.metric, scope: rule.scope,
        os: OSBounds(from: part.element.0, until: part.element.1), value: rule.value,
        restsOn: rule.restsOn, continues: rule.continues, layer: rule.layer)
    }
  }
}
