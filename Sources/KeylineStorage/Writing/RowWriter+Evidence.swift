import KeylineModel
import KeylineSQLite

extension RowWriter {
  mutating func write(_ observation: Observation) throws {
    try key("observation", observation.id)
    try key("source", observation.source)
    let os = Self.columns(observation.os)
    try insert(
      "observation",
      """
      id, layer, metric, source, scope, os_on, os_from, os_until, value, obtained, tool, locator,
      read_again, unclear, disputed, note
      """,
      [
        observation.id, observation.layer.rawValue, observation.metric, observation.source,
        try scope(observation.scope, observation.layer), os.on, os.from, os.until,
        observation.value.sixths, observation.obtained.rawValue, observation.tool,
        observation.locator, observation.readAgain, observation.unclear, observation.disputed,
        observation.note,
      ])
  }

  mutating func write(_ rule: Rule) throws {
    let from = rule.os.from.map(Self.columns)
    let until = rule.os.until.map(Self.columns)
    var value: Int?
    if case .length(let length) = rule.value { value = length.sixths }
    try insert(
      "rule", "id, layer, metric, scope, os_from, os_from_by, os_until, os_until_by, value, note",
      [
        rule.id, rule.layer.rawValue, rule.metric, try scope(rule.scope, rule.layer), from?.version,
        from?.by, until?.version, until?.by, value, rule.note,
      ])
    if case .formula(let formula) = rule.value {
      for (position, term) in formula.terms.enumerated() {
        try insert(
          "rule_term", "rule, layer, position, metric, sign",
          [rule.id, rule.layer.rawValue, position, term.metric, term.isSubtracted ? -1 : 1])
      }
    }
    for (role, ids) in [("rests-on", rule.restsOn), ("continues", rule.continues)] {
      for (position, id) in ids.enumerated() {
        try key("observation", id)
        try insert(
          "rule_support", "rule, layer, role, position, observation",
          [rule.id, rule.layer.rawValue, role, position, id])
      }
    }
  }

  /// The versions of an observation as columns: a list of them, or the ends of a stretch.
  private static func columns(
    _ os: Observation.StatedOS
  ) -> (on: String?, from: Int?, until: Int?) {
    switch os {
    case .on(let versions): (versions.map(\.description).joined(separator: " "), nil, nil)
    case .stretch(let from, let until): (nil, from?.packed, until?.packed)
    }
  }

  /// A boundary as columns: the version, and the one by which it lies at the latest.
  static func columns(_ boundary: OSBoundary) -> (version: Int, by: Int?) {
    switch boundary {
    case .exact(let version): (version.packed, nil)
    case .between(let after, let by): (after.packed, by.packed)
    }
  }
}
