extension Knowledge {
  /// The rows that count: per identifier the row of the highest layer, unless a higher layer masks
  /// it.
  package var effective: Knowledge {
    var effective = self
    effective.devices = highest(devices, .device)
    effective.sources = highest(sources, .source)
    effective.rules = standing(highest(rules, .rule))
    effective.techniques = highest(techniques, .technique)
    effective.observations = highest(observations, .observation)
    return effective
  }

  /// The rows of every layer but the user's own.
  package var shared: Knowledge {
    var shared = self
    shared.devices.removeAll { $0.layer == .local }
    shared.sources.removeAll { $0.layer == .local }
    shared.rules.removeAll { $0.layer == .local }
    shared.techniques.removeAll { $0.layer == .local }
    shared.observations.removeAll { $0.layer == .local }
    shared.masks.removeAll { $0.layer == .local }
    return shared
  }

  /// Gives each rule the standing of the lowest rule with its identifier, the one it replaces.
  private func standing(_ effective: [Rule]) -> [Rule] {
    guard effective.contains(where: { $0.layer != .shipped }) else { return effective }
    var lowest: [Rule.ID: Layer] = [:]
    for rule in rules { lowest[rule.id] = min(lowest[rule.id] ?? .local, rule.standing) }
    return effective.map { rule in
      var rule = rule
      rule.standing = lowest[rule.id] ?? rule.standing
      return rule
    }
  }

  private func highest<Row: LayeredRow>(_ rows: [Row], _ kind: RowKind) -> [Row] {
    let masks = masks.filter { $0.key.kind == kind }
    // By index: a closure that takes a row would copy it.
    if masks.isEmpty, rows.indices.allSatisfy({ rows[$0].layer == .shipped }) { return rows }
    let masked = Dictionary(masks.map { ($0.key.id, $0.layer) }, uniquingKeysWith: max)
    var best: [Row.ID: Layer] = [:]
    for row in rows { best[row.id] = max(best[row.id] ?? .shipped, row.layer) }
    return rows.filter { row in
      guard let highest = best[row.id], highest == row.layer else { return false }
      return masked[row.id].map { $0 <= highest } ?? true
    }
  }
}
