import GRDB
import KeylineModel

extension RowReader {
  /// The metrics, and every metric that formulas lead to from them.
  func closure(of metrics: [Metric.ID]) throws -> [Metric.ID] {
    var terms: [Metric.ID: [Metric.ID]] = [:]
    try each(
      "SELECT rule.metric, term.metric FROM rule_term AS term JOIN rule ON rule.id = term.rule "
        + "AND rule.layer = term.layer"
    ) { row in terms[try text(row, 0), default: []].append(try text(row, 1)) }
    var closure: [Metric.ID] = []
    var open = metrics
    while let metric = open.popLast() {
      if closure.contains(metric) { continue }
      closure.append(metric)
      open += terms[metric] ?? []
    }
    return closure
  }

  func rules(about metrics: [Metric.ID]?) throws -> [Rule] {
    let picked = picked("rule", metrics)
    let scopes = try scopes("rule", picked)
    let terms = try children(
      """
      SELECT rule, layer, metric, sign FROM rule_term \(picked.children)
      ORDER BY rule, layer, position
      """
    ) { Formula.Term(try text($0, 2), isSubtracted: try number($0, 3) < 0) }
    let supports = try children(
      """
      SELECT rule, layer, role, observation FROM rule_support \(picked.children)
      ORDER BY rule, layer, role, position
      """
    ) { (role: try text($0, 2), id: try text($0, 3)) }
    var rules: [Rule] = []
    try each(
      """
      SELECT id, layer, metric, os_from, os_from_by, os_until, os_until_by, value, note
      FROM rule \(picked.rows) ORDER BY id, layer
      """
    ) { row in
      let id = try text(row, 0)
      let key = RowKey(id: id, layer: try text(row, 1))
      let value: Rule.Value
      if let length = try optionalLength(row, 7) {
        value = .length(length)
      } else if let terms = terms[key] {
        value = .formula(Formula(terms: terms))
      } else {
        throw unexpected("rule", id)
      }
      let supports = supports[key] ?? []
      rules.append(
        Rule(
          id: id, metric: try text(row, 2), scope: scopes[key] ?? Scope(),
          os: OSBounds(from: boundary(row, 3), until: boundary(row, 5)), value: value,
          restsOn: supports.filter { $0.role == "rests-on" }.map(\.id),
          continues: supports.filter { $0.role == "continues" }.map(\.id),
          note: optionalText(row, 8), layer: try choice(row, 1, Layer.self)))
    }
    return rules
  }

  func observations(about metrics: [Metric.ID]?) throws -> [Observation] {
    let picked = picked("observation", metrics)
    let scopes = try scopes("observation", picked)
    let versions = try children(
      """
      SELECT observation, layer, version FROM observation_version \(picked.children)
      ORDER BY observation, layer, position
      """
    ) { row in try version(row, 2) }
    var observations: [Observation] = []
    try each(
      """
      SELECT id, layer, metric, source, os_from, os_until, value, obtained, tool, locator,
        disputed, note
      FROM observation \(picked.rows) ORDER BY id, layer
      """
    ) { row in
      let id = try text(row, 0)
      let key = RowKey(id: id, layer: try text(row, 1))
      let os: Observation.StatedOS
      if let versions = versions[key] {
        os = .on(versions.compactMap(\.self))
      } else {
        os = .stretch(
          from: optionalNumber(row, 4).map(OSVersion.init(packed:)),
          until: optionalNumber(row, 5).map(OSVersion.init(packed:)))
      }
      observations.append(
        Observation(
          id: id, metric: try text(row, 2), source: try text(row, 3),
          scope: scopes[key] ?? Scope(), os: os, value: try length(row, 6),
          obtained: try choice(row, 7, Observation.Obtained.self), tool: optionalText(row, 8),
          locator: optionalText(row, 9), disputed: optionalText(row, 10),
          note: optionalText(row, 11), layer: try choice(row, 1, Layer.self)))
    }
    return observations
  }

  /// A boundary in two columns.
  func boundary(_ row: Row, _ column: Int) -> OSBoundary? {
    guard let version = optionalNumber(row, column).map(OSVersion.init(packed:)) else { return nil }
    guard let by = optionalNumber(row, column + 1) else { return .exact(version) }
    return .between(after: version, by: OSVersion(packed: by))
  }

  private func scopes(
    _ kind: String, _ picked: (rows: String, children: String)
  ) throws -> [RowKey: Scope] {
    var scopes: [RowKey: Scope] = [:]
    let devices = try children(
      "SELECT \(kind), layer, device FROM \(kind)_device \(picked.children)"
    ) { try text($0, 2) }
    for (key, devices) in devices { scopes[key, default: Scope()].devices = Set(devices) }
    try each(
      """
      SELECT \(kind), layer, dimension, value, low, high FROM \(kind)_condition
      \(picked.children)
      """
    ) { row in
      let columns = ConditionColumns(
        value: optionalText(row, 3), low: optionalNumber(row, 4), high: optionalNumber(row, 5))
      guard let dimension = Dimension(key: try text(row, 2)),
        let range = columns.range(of: dimension)
      else { throw unexpected("\(kind)_condition", try text(row, 0)) }
      let key = RowKey(id: try text(row, 0), layer: try text(row, 1))
      let known = scopes[key]?.conditions[dimension]?.ranges ?? []
      scopes[key, default: Scope()].conditions[dimension] = ValueSet(known + [range])
    }
    return scopes
  }

  /// The WHERE clauses for the rows of some metrics and for the tables that hang on them.
  private func picked(
    _ kind: String, _ metrics: [Metric.ID]?
  ) -> (rows: String, children: String) {
    guard let metrics else { return ("", "") }
    let list = metrics.map { metric in
      "'" + metric.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
        + "'"
    }.joined(separator: ", ")
    var rows = "metric IN (\(list))"
    if kind == "observation" {
      // A rule may rest on what was observed of another metric.
      rows +=
        " OR id IN (SELECT observation FROM rule_support JOIN rule"
        + " ON rule.id = rule_support.rule AND rule.layer = rule_support.layer"
        + " WHERE rule.metric IN (\(list)))"
    }
    return (
      "WHERE \(rows)", "WHERE \(kind) IN (SELECT id FROM \(kind) WHERE \(rows))"
    )
  }
}
