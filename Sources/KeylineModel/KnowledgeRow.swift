/// A row of any kind that has a layer.
public enum KnowledgeRow: Hashable, Sendable {
  case device(Device)
  case rule(Rule)
  case observation(Observation)
  case source(Source)
  case technique(Technique)

  /// Its kind and identifier.
  public var key: RowKey {
    switch self {
    case .device(let row): RowKey(.device, row.id)
    case .rule(let row): RowKey(.rule, row.id)
    case .observation(let row): RowKey(.observation, row.id)
    case .source(let row): RowKey(.source, row.id)
    case .technique(let row): RowKey(.technique, row.id)
    }
  }

  /// Where it comes from.
  public var layer: Layer {
    switch self {
    case .device(let row): row.layer
    case .rule(let row): row.layer
    case .observation(let row): row.layer
    case .source(let row): row.layer
    case .technique(let row): row.layer
    }
  }
}
