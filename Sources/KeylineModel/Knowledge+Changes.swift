extension Knowledge: LayeredRows {
  /// The knowledge with changes applied to a layer; the last change to a row wins.
  package func applying(_ changes: [Change], to layer: Layer = .local) -> Knowledge {
    var changed = self
    changed.clear(Set(changes.map(\.key)), of: layer)
    var seen: Set<RowKey> = []
    let last = changes.reversed().filter { seen.insert($0.key).inserted }.reversed()
    for change in last {
      switch change {
      case .put(let row): changed.append(row)
      case .mask(let key): changed.masks.append(Mask(key, layer: layer))
      case .drop: break
      }
    }
    return changed
  }

  /// A layer's row for a key; nil if it has none. ``RowIndex`` is faster for many look-ups.
  package func row(_ key: RowKey, of layer: Layer) -> KnowledgeRow? {
    func find<Row: LayeredRow>(_ rows: [Row], _ wrap: (Row) -> KnowledgeRow) -> KnowledgeRow? {
      rows.first { $0.layer == layer && $0.id == key.id }.map(wrap)
    }
    return switch key.kind {
    case .device: find(devices, KnowledgeRow.device)
    case .rule: find(rules, KnowledgeRow.rule)
    case .observation: find(observations, KnowledgeRow.observation)
    case .source: find(sources, KnowledgeRow.source)
    case .technique: find(techniques, KnowledgeRow.technique)
    }
  }

  /// True if a layer takes a row away from those below it.
  package func hasMask(_ key: RowKey, in layer: Layer) -> Bool {
    masks.contains(Mask(key, layer: layer))
  }

  /// All rows of a layer.
  package func rows(of layer: Layer) -> [KnowledgeRow] {
    devices.filter { $0.layer == layer }.map(KnowledgeRow.device)
      + rules.filter { $0.layer == layer }.map(KnowledgeRow.rule)
      + observations.filter { $0.layer == layer }.map(KnowledgeRow.observation)
      + sources.filter { $0.layer == layer }.map(KnowledgeRow.source)
      + techniques.filter { $0.layer == layer }.map(KnowledgeRow.technique)
  }

  private mutating func clear(_ keys: Set<RowKey>, of layer: Layer) {
    func clear(_ rows: inout [some LayeredRow], _ kind: RowKind) {
      rows.removeAll { $0.layer == layer && keys.contains(RowKey(kind, $0.id)) }
    }
    masks.removeAll { $0.layer == layer && keys.contains($0.key) }
    clear(&devices, .device)
    clear(&rules, .rule)
    clear(&observations, .observation)
    clear(&sources, .source)
    clear(&techniques, .technique)
  }

  /// Appends a row to those of its kind.
  package mutating func append(_ row: KnowledgeRow) {
    switch row {
    case .device(let row): devices.append(row)
    case .rule(let row): rules.append(row)
    case .observation(let row): observations.append(row)
    case .source(let row): sources.append(row)
    case .technique(let row): techniques.append(row)
    }
  }
}
