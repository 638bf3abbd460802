import KeylineModel
import KeylineQuery
import KeylineText

extension PublishedRows {
  /// Inserts observations, rules and the observations under rules.
  func insertEvidence(into database: inout PublishedDatabase) throws {
    let resolver = matrix.resolver
    let stated = knowledge.observations.filter { observations.contains($0.id) }
    for observation in stated.sorted(by: { $0.id < $1.id }) {
      try database.insert(
        .observation,
        [
          .text(observation.id), .text(observation.metric), .text(observation.source),
          .text(observation.scope.words(in: resolver, most: .max)), .text(observation.os.text),
          PublishedValue(observation.value), .text(observation.obtained.rawValue),
          PublishedValue(observation.tool), PublishedValue(observation.locator),
          PublishedValue(observation.readAgain), PublishedValue(observation.unclear),
          PublishedValue(observation.disputed), PublishedValue(observation.note),
        ])
    }
    let asserted = knowledge.rules.filter { rules.contains($0.id) }.sorted { $0.id < $1.id }
    for rule in asserted {
      try database.insert(
        .rule,
        [
          .text(rule.id), .text(rule.metric), .text(rule.scope.words(in: resolver, most: .max)),
          .text(rule.os.text), PublishedValue(rule.value.length),
          PublishedValue(rule.value.formula?.description), PublishedValue(rule.note),
        ])
    }
    for rule in asserted {
      for observation in Set(rule.restsOn).intersection(observations).sorted() {
        try database.insert(.ruleObservation, [.text(rule.id), .text(observation)])
      }
    }
  }
}

extension Rule.Value {
  fileprivate var length: Length? {
    if case .length(let length) = self { return length }
    return nil
  }

  fileprivate var formula: Formula? {
    if case .formula(let formula) = self { return formula }
    return nil
  }
}
