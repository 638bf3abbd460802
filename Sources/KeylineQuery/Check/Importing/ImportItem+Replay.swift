package import KeylineModel

extension ImportItem.Status {
  /// Sets the status of a row that is stored unless it is there.
  ///
  /// - Parameters:
  ///   - isThere: Whether the same row is stored already.
  ///   - isNew: Whether no row has its identifier.
  ///   - replay: What the rules say of it; nil for a row that states nothing.
  package init(isThere: Bool, isNew: Bool, _ replay: Replay?) {
    self =
      isThere ? .same : replay?.verdict == .disagrees ? .conflicting : isNew ? .added : .changed
  }
}

extension ImportItem.Effect {
  /// Creates a detail from the result of a replay.
  init(_ replay: Replay) {
    self =
      switch (replay.verdict, replay.agreed) {
      case (.notCovered, _): .new
      case (.uncertain, _): .oneOfSeveral
      case (.agrees, .assumed): .confirmsAssumed
      case (.agrees, .inferred): .confirmsInferred
      case (.agrees, _): .confirmsKnown
      case (.disagrees, _), (.disputed, _): .contradicts
      }
  }
}

extension ImportItem {
  /// Creates the account of a row.
  ///
  /// - Parameters:
  ///   - row: The row as it is to be stored.
  ///   - status: What becomes of it.
  ///   - remark: Where the rules say otherwise; nil where they do not.
  package init(_ row: KnowledgeRow, _ status: Status, because remark: Replay.Place?) {
    let key = row.key
    let detail = remark.map(Detail.rules)
    switch row {
    case .device(let device): self.init(key: key, devices: [device.id], status: status)
    case .rule(let rule):
      let value =
        switch rule.value {
        case .length(let length): length.description
        case .formula(let formula): formula.description
        }
      self.init(
        key: key, devices: (rule.scope.devices ?? []).sorted(), metric: rule.metric,
        value: value, status: status, detail: detail)
    case .observation(let observation):
      self.init(
        key: key, devices: (observation.scope.devices ?? []).sorted(),
        source: observation.source, metric: observation.metric,
        value: observation.value.description, status: status, detail: detail)
    case .source(let source): self.init(key: key, source: source.id, status: status)
    case .technique: self.init(key: key, status: status)
    }
  }
}

extension Replay {
  /// The place where the rules differ, or may differ; nil if they agree or know nothing.
  package var remark: Place? {
    guard verdict == .disagrees || verdict == .uncertain else { return nil }
    return places.first { $0.result.status != .unknown }
  }
}
