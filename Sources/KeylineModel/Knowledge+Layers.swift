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

  private static func highest<Row: Identifiable>(
    _ rows: [Row], layer: KeyPath<Row, Layer>
  ) -> [Row] {
    guard rows.contains(where: { $0[keyPath: layer] != .shipped }) else { return rows }
    var best: [Row.ID: Layer] = [:]
    for row in rows { best[row.id] = max(best[row.id] ?? .shipped, row[keyPath: layer]) }
    return rows.filter { best[$0.id] == $0[keyPath: layer] }
  }
}
