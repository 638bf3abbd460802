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
    try apply(title: "add") { _ in rows.map(Change.put) }
  }
}

extension KnowledgeStore {
  /// Looks at a file as a program does that carries this knowledge.
  static func verify(
    path: String, _ knowledge: Knowledge = Sample.knowledge()
  ) throws -> [Verdict] {
    try verify(path: path, number: knowledge.data) { knowledge }
  }

  /// Puts a copy back as such a program does.
  static func restore(
    _ copy: String, to path: String, makingFolders: Bool = false,
    _ knowledge: Knowledge = Sample.knowledge()
  ) throws -> Restoration {
    try restore(copy, to: path, makingFolders: makingFolders, number: knowledge.data) { knowledge }
  }
}
