package import KeylineModel

extension ImportItem.Status {
  /// Creates the status of a row; a stored one is the same.
  ///
  /// - Parameters:
  ///   - isThere: True if an equal row is stored already.
  ///   - isNew: True if no row has its identifier.
  ///   - replay: The verdict of the rules on it; nil for a row that states nothing.
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
  /// Creates the item of a row.
  ///
  /// - Parameters:
  ///   - row: The row to be stored.
  ///   - status: The status of the row.
  ///   - remark: The place where the rules differ; nil if they agree.
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
