import KeylineModel
import KeylineStorage

extension KnowledgeStore {
  /// Puts rows into the user's own layer.
  func add(
    devices: [Device] = [], sources: [Source] = [], observations: [Observation] = [],
    rules: [Rule] = []
  ) throws {
    let rows =
      devices.map(KnowledgeRow.device) + sources.map(KnowledgeRow.source)
      + observations.map(KnowledgeRow.observation) + rules.map(KnowledgeRow.rule)
    try apply(title: "add") { _ in ChangeList(rows.map(Change.put)) }
  }
}
