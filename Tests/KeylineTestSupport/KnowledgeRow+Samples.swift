package import KeylineModel

extension KnowledgeRow {
  /// A row of a kind of which nothing matters but its name, its layer and a note.
  package static func sample(
    _ kind: RowKind, _ id: String, _ layer: Layer, note: String? = nil
  ) -> KnowledgeRow {
    switch kind {
    case .device:
      return .device(
        Device(id: id, name: id, family: .iphone, layer: layer).with { $0.note = note })
    case .rule:
      return .rule(
        Rule(
          id: id, metric: "m", scope: Scope(), os: .always, value: .length(.zero), restsOn: [],
          note: note, layer: layer))
    case .observation:
      return .observation(
        Observation(
          id: id, metric: "m", source: "s", scope: Scope(), os: .on([]), value: .zero,
          obtained: .measured, note: note, layer: layer))
    case .source:
      return .source(Source(id: id, title: note ?? id, kind: .notes, layer: layer))
    case .technique:
      return .technique(
        Technique(
          id: id, title: id, kind: .technique, effect: "e", sources: [], note: note, layer: layer))
    }
  }
}

extension Knowledge {
  /// Appends a row to those of its kind.
  package mutating func add(_ row: KnowledgeRow) {
    switch row {
    case .device(let row): devices.append(row)
    case .rule(let row): rules.append(row)
    case .observation(let row): observations.append(row)
    case .source(let row): sources.append(row)
    case .technique(let row): techniques.append(row)
    }
  }

  /// The rows of all layers, kind by kind.
  package var rows: [KnowledgeRow] {
    devices.map(KnowledgeRow.device) + rules.map(KnowledgeRow.rule)
      + observations.map(KnowledgeRow.observation) + sources.map(KnowledgeRow.source)
      + techniques.map(KnowledgeRow.technique)
  }
}
