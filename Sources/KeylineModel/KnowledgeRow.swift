/// A row of any kind that has a layer.
package enum KnowledgeRow: Hashable, Sendable {
  case device(Device)
  case rule(Rule)
  case observation(Observation)
  case source(Source)
  case technique(Technique)

  /// Its kind and identifier.
  package var key: RowKey {
    switch self {
    case .device(let row): RowKey(.device, row.id)
    case .rule(let row): RowKey(.rule, row.id)
    case .observation(let row): RowKey(.observation, row.id)
    case .source(let row): RowKey(.source, row.id)
    case .technique(let row): RowKey(.technique, row.id)
    }
  }

  /// The metric of a rule or an observation; nil for any other row.
  package var metric: Metric.ID? {
    switch self {
    case .rule(let row): row.metric
    case .observation(let row): row.metric
    case .device, .source, .technique: nil
    }
  }

  /// The layer of the row.
  package var layer: Layer {
    switch self {
    case .device(let row): row.layer
    case .rule(let row): row.layer
    case .observation(let row): row.layer
    case .source(let row): row.layer
    case .technique(let row): row.layer
    }
  }
}

/// The kinds of rows that a layer can add, replace and take away.
package enum RowKind: String, CaseIterable, Comparable, Sendable {
  case device, rule, observation, source, technique

  package static func < (left: RowKind, right: RowKind) -> Bool { left.code < right.code }
}

/// The name of a row whatever its layer: its kind and its identifier.
package struct RowKey: Hashable, Comparable, Sendable {
  /// The kind of row.
  package let kind: RowKind
  /// The identifier among the rows of its kind.
  package let id: String

  /// Creates the name of a row.
  package init(_ kind: RowKind, _ id: String) {
    self.kind = kind
    self.id = id
  }

  package static func < (left: RowKey, right: RowKey) -> Bool {
    (left.kind, left.id) < (right.kind, right.id)
  }
}

extension RowKey: CustomStringConvertible {
  package var description: String { "\(kind.rawValue) \(id)" }
}

/// A change of the user's own layer at one row.
package enum Change: Hashable, Sendable {
  /// The row replaces the one in the user's layer and hides those below.
  case put(KnowledgeRow)
  /// A mask hides the rows of the layers below.
  case mask(RowKey)
  /// The row or mask of the user's layer is removed; the row below counts again.
  case drop(RowKey)

  /// The key of the changed row.
  package var key: RowKey {
    switch self {
    case .put(let row): row.key
    case .mask(let key), .drop(let key): key
    }
  }
}
