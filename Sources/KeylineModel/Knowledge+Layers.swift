extension Knowledge {
  /// The rows that count: of those that share an identifier, the one of the highest layer.
  public var effective: Knowledge {
    var effective = self
    effective.devices = Self.highest(devices, layer: \.layer)
    effective.sources = Self.highest(sources, layer: \.layer)
    effective.rules = Self.highest(rules, layer: \.layer)
    effective.techniques = Self.highest(techniques, layer: \.layer)
    effective.observations = Self.highest(observations, layer: \.layer)
    return effective
  }

  /// The rows that others have too: all but the user's own.
  public var shared: Knowledge {
    var shared = self
    shared.devices.removeAll { $0.layer == .local }
    shared.sources.removeAll { $0.layer == .local }
    shared.rules.removeAll { $0.layer == .local }
    shared.techniques.removeAll { $0.layer == .local }
    shared.observations.removeAll { $0.layer == .local }
    return shared
  }

  private static func highest<Row: Identifiable>(
    _ rows: [Row], layer: KeyPath<Row, Layer>
  ) -> [Row] {
    guard rows.contains(where: { $0[keyPath: layer] != .shipped }) else { return rows }
    var best: [Row.ID: Layer] = [:]
    for row in rows { best[row.id] = max(best[row.id] ?? .shipped, row[keyPath: layer]) }
    return rows.filter { best[$0.id] == $0[keyPath: layer] }
  }
}
