/// Rows in layers, found by their keys.
package protocol LayeredRows {
  /// A layer's row for a key; nil if it has none.
  func row(_ key: RowKey, of layer: Layer) -> KnowledgeRow?

  /// True if a layer takes a row away from those below it.
  func hasMask(_ key: RowKey, in layer: Layer) -> Bool
}

extension LayeredRows {
  /// The row that counts; nil if there is none.
  package func row(_ key: RowKey) -> KnowledgeRow? {
    if let row = row(key, of: .local) { return row }
    return hasMask(key, in: .local) ? nil : row(key, below: .local)
  }

  /// The row that counts below a layer; nil if there is none.
  package func row(_ key: RowKey, below layer: Layer) -> KnowledgeRow? {
    for lower in Layer.allCases.reversed() where lower < layer {
      if let row = row(key, of: lower) { return row }
      if hasMask(key, in: lower) { return nil }
    }
    return nil
  }
}

/// The rows of a body of knowledge by their keys, for many look-ups.
package struct RowIndex: LayeredRows, Sendable {
  private let knowledge: Knowledge
  private let masks: Set<Mask>
  private var positions: [Place: Int] = [:]

  private struct Place: Hashable {
    let key: RowKey
    let layer: Layer
  }

  /// Indexes all rows.
  package init(_ knowledge: Knowledge) {
    self.knowledge = knowledge
    masks = Set(knowledge.masks)
    add(.device, knowledge.devices)
    add(.rule, knowledge.rules)
    add(.observation, knowledge.observations)
    add(.source, knowledge.sources)
    add(.technique, knowledge.techniques)
  }

  private mutating func add(_ kind: RowKind, _ rows: [some LayeredRow]) {
    for (position, row) in rows.enumerated() {
      positions[Place(key: RowKey(kind, row.id), layer: row.layer)] = position
    }
  }

  /// A layer's row for a key; nil if it has none.
  package func row(_ key: RowKey, of layer: Layer) -> KnowledgeRow? {
    guard let position = positions[Place(key: key, layer: layer)] else { return nil }
    return switch key.kind {
    case .device: .device(knowledge.devices[position])
    case .rule: .rule(knowledge.rules[position])
    case .observation: .observation(knowledge.observations[position])
    case .source: .source(knowledge.sources[position])
    case .technique: .technique(knowledge.techniques[position])
    }
  }

  /// True if a layer takes a row away from those below it.
  package func hasMask(_ key: RowKey, in layer: Layer) -> Bool {
    masks.contains(Mask(key, layer: layer))
  }
}
