import KeylineModel
import KeylineSeed

extension RowReader {
  /// Checks that every identifier read is valid.
  ///
  /// Files and addresses are named after identifiers, and a database of unknown origin need not have
  /// kept the rules by which a row gets in.
  func checked(_ knowledge: Knowledge) throws -> Knowledge {
    for metric in knowledge.metrics { try check(metric: metric.id) }
    let metrics = Set(knowledge.metrics.map(\.id))
    for device in knowledge.devices { try check(device.id, .device) }
    for source in knowledge.sources { try check(source.id, .source) }
    for rule in knowledge.rules {
      try check(rule.id, .rule)
      if !metrics.contains(rule.metric) { try check(metric: rule.metric) }
    }
    for observation in knowledge.observations {
      try check(observation.id, .observation)
      if !metrics.contains(observation.metric) { try check(metric: observation.metric) }
    }
    for technique in knowledge.techniques { try check(technique.id, .technique) }
    for mask in knowledge.masks { try check(mask.key.id, mask.key.kind) }
    return knowledge
  }

  private func check(_ id: String, _ kind: RowKind) throws {
    guard Identifier.isValid(id, of: kind) else { throw unexpected(kind.rawValue, summary(id)) }
  }

  private func check(metric id: String) throws {
    guard Identifier.isMetric(id) else { throw unexpected("metric", summary(id)) }
  }

  private func summary(_ id: String) -> String { "\"\(id.prefix(60))\" is not an identifier" }
}
