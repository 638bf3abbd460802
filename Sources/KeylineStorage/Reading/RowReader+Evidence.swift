import KeylineModel
import KeylineSQLite

extension RowReader {
  /// The metrics, and every metric that formulas lead to from them.
  func closure(of metrics: [Metric.ID]) throws -> [Metric.ID] {
    let terms = try db.prepare(
      """
      SELECT DISTINCT rule_term.metric FROM rule JOIN rule_term
        ON rule_term.rule = rule.id AND rule_term.layer = rule.layer
      WHERE rule.metric = ?
      """)
    var closure: [Metric.ID] = []
    var open = metrics
    while let metric = open.popLast() {
      if closure.contains(metric) { continue }
      closure.append(metric)
      try terms.bind([metric])
      while try terms.step() { open.append(try text(terms.row, 0)) }
    }
    return closure
  }

  /// The few observations of other metrics that support rules about some metrics.
  func borrowed(by metrics: [Metric.ID]) throws -> [Observation.ID] {
    var borrowed: [Observation.ID] = []
    let list = Self.list(metrics)
    // Looked up once: as a part of each query they would cost it as much as all else does.
    try each(
      """
      SELECT DISTINCT observation.id
      FROM rule CROSS JOIN rule_support
        ON rule_support.rule = rule.id AND rule_support.layer = rule.layer
      CROSS JOIN observation ON observation.id = rule_support.observation
      WHERE rule.metric IN (\(list)) AND observation.metric NOT IN (\(list))
      """
    ) { borrowed.append(try text($0, 0)) }
    return borrowed
  }

  /// The scopes of the rules of some metrics and of the observations about them.
  ///
  /// - Parameter borrowed: The observations of other metrics that the rules rest on.
  func scopes(
    about metrics: [Metric.ID], _ borrowed: [Observation.ID]
  ) throws -> ScopeRows {
    var numbers: [String] = []
    // Named one by one: each of the tables of scopes would look for them anew.
    try each(
      """
      SELECT scope FROM rule \(Self.picked("rule", metrics))
      UNION SELECT scope FROM observation \(Self.picked("observation", metrics, borrowed))
      """
    ) { numbers.append("\(try number($0, 0))") }
    return try ScopeRows(self, "IN (\(numbers.joined(separator: ", ")))")
  }

  /// The rules of some metrics, or all.
  ///
  /// A rule that replaces a shipped one stands where that stood, even when newer data has it no more.
  func rules(
    about metrics: [Metric.ID]?, replacing: Set<Rule.ID>, _ scopes: ScopeRows
  ) throws -> [Rule] {
    let rows = metrics.map { Self.picked("rule", $0) } ?? ""
    let children = metrics == nil ? "" : "WHERE rule IN (SELECT id FROM rule \(rows))"
    let terms = try ChildRows(
      db,
      """
      SELECT rule, layer, metric, sign FROM rule_term \(children)
      ORDER BY rule, layer, position
      """)
    let supports = try ChildRows(
      db,
      """
      SELECT rule, layer, role, observation FROM rule_support \(children)
      ORDER BY rule, layer, role, position
      """)
    var rules: [Rule] = []
    try each(
      """
      SELECT id, layer, metric, os_from, os_from_by, os_until, os_until_by, value, note, scope
      FROM rule \(rows) ORDER BY id, layer
      """
    ) { row in
      let id = try text(row, 0)
      let terms = try terms.all(of: row) {
        Formula.Term(try text($0, 2), isSubtracted: try number($0, 3) < 0)
      }
      let value: Rule.Value
      if let length = try optionalLength(row, 7) {
        value = .length(length)
      } else if !terms.isEmpty {
        value = .formula(Formula(terms: terms))
      } else {
        throw unexpected("rule", id)
      }
      var restsOn: [Observation.ID] = []
      var continues: [Observation.ID] = []
      try supports.each(of: row) { support in
        if try support.isText(2, "rests-on") {
          restsOn.append(try text(support, 3))
        } else {
          continues.append(try text(support, 3))
        }
      }
      let layer = try layer(row, 1)
      rules.append(
        Rule(
          id: id, metric: try text(row, 2), scope: try scopes.scope(try number(row, 9), layer),
          os: OSBounds(from: try boundary(row, 3), until: try boundary(row, 5)), value: value,
          restsOn: restsOn, continues: continues, note: try optionalText(row, 8),
          layer: layer,
          standing: layer == .local && replacing.contains(id) ? .shipped : layer))
    }
    return rules
  }

  /// The observations about some metrics, or all.
  ///
  /// - Parameter borrowed: Those of other metrics that come along.
  func observations(
    about metrics: [Metric.ID]?, _ borrowed: [Observation.ID], _ scopes: ScopeRows
  ) throws -> [Observation] {
    let rows = metrics.map { Self.picked("observation", $0, borrowed) } ?? ""
    var observations: [Observation] = []
    try each(
      """
      SELECT id, layer, metric, source, os_from, os_until, value, obtained, tool, locator,
        disputed, note, scope, os_on, read_again, unclear
      FROM observation \(rows) ORDER BY id, layer
      """
    ) { row in
      let id = try text(row, 0)
      let os: Observation.StatedOS
      if let versions = try versions(row, 13) {
        os = .on(versions)
      } else {
        os = .stretch(
          from: try optionalVersion(row, 4), until: try optionalVersion(row, 5))
      }
      let layer = try layer(row, 1)
      observations.append(
        Observation(
          id: id, metric: try text(row, 2), source: try text(row, 3),
          scope: try scopes.scope(try number(row, 12), layer), os: os, value: try length(row, 6),
          obtained: try choice(row, 7, Observation.Obtained.self), tool: try optionalText(row, 8),
          locator: try optionalText(row, 9), readAgain: try optionalText(row, 14),
          unclear: try optionalText(row, 15), disputed: try optionalText(row, 10),
          note: try optionalText(row, 11), layer: layer))
    }
    return observations
  }

  /// The versions that an observation was read on; nil where it is said of a stretch.
  private func versions(_ row: Row, _ column: Int) throws -> [StatedVersion]? {
    guard let text = try row.utf8(column) else { return nil }
    var versions: [StatedVersion] = []
    var start = 0
    while start <= text.count {
      let end = text[start...].firstIndex(of: UInt8(ascii: " ")) ?? text.count
      guard let version = StatedVersion(utf8: UnsafeBufferPointer(rebasing: text[start..<end]))
      else { throw unexpected("observation", try self.text(row, column)) }
      versions.append(version)
      start = end + 1
    }
    return versions
  }

  /// A boundary in two columns.
  func boundary(_ row: Row, _ column: Int) throws -> OSBoundary? {
    guard let version = try optionalVersion(row, column) else { return nil }
    guard let by = try optionalVersion(row, column + 1) else { return .exact(version) }
    guard version < by else { throw strange("\(by)") }
    return .between(after: version, by: by)
  }

  /// The WHERE clause for the rows of some metrics, and for others by their identifiers.
  ///
  /// A shipped row is left out whose place the user's own row about another metric takes.
  private static func picked(
    _ table: String, _ metrics: [Metric.ID], _ others: [String] = []
  ) -> String {
    let others = others.isEmpty ? "" : " OR id IN (\(list(others)))"
    return """
      WHERE (metric IN (\(list(metrics)))\(others)) AND NOT (layer = 'shipped' AND id IN (
        SELECT id FROM \(table) WHERE layer = 'local' AND metric NOT IN (\(list(metrics)))))
      """
  }

  /// Strings as a list in SQL.
  private static func list(_ strings: [String]) -> String {
    strings.map { text in
      "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
        + "'"
    }.joined(separator: ", ")
  }
}
