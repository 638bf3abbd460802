package import KeylineModel

extension Knowledge {
  /// A small body of knowledge: the sample devices, one metric `m`, and these rules.
  ///
  /// Metrics that rules name and sources that observations name are added. A rule that rests on
  /// nothing rests on a measurement of its own: on what the rule is about, in all of its versions
  /// and up to iOS 26, where everything is redesigned.
  package static func of(
    _ rules: [Rule], _ observations: [Observation] = [], metrics: [Metric] = [],
    devices: [Device] = Device.samples, sources: [Source] = [],
    redesigns: [Redesign] = [.newDesign]
  ) -> Knowledge {
    var knowledge = Knowledge(
      devices: devices, redesigns: redesigns, metrics: metrics, sources: sources,
      observations: observations)
    for rule in rules {
      guard rule.restsOn.isEmpty else {
        knowledge.rules.append(rule)
        continue
      }
      let observation = rule.ownMeasurement
      knowledge.observations.append(observation)
      knowledge.rules.append(rule.resting(on: observation.id))
    }
    for name in ["m"] + knowledge.rules.map(\.metric) + knowledge.observations.map(\.metric)
    where !knowledge.metrics.contains(where: { $0.id == name }) {
      knowledge.metrics.append(.of(name))
    }
    for source in knowledge.observations.map(\.source)
    where !knowledge.sources.contains(where: { $0.id == source }) {
      knowledge.sources.append(.of(source))
    }
    return knowledge
  }
}

extension Rule {
  /// A measurement of the rule's value; one behind a formula speaks of a device of its own, so that
  /// it states nothing about the others.
  fileprivate var ownMeasurement: Observation {
    let range = os.range(.latest)
    let until = range.until == .highest ? OSVersion(27) : range.until
    var scope = scope
    var length = Length.zero
    switch value {
    case .length(let value): length = value
    case .formula: scope = Scope(devices: ["a-device-nobody-has"])
    }
    return Observation(
      id: "own/\(id)-\(layer.rawValue)", metric: metric, source: "own", scope: scope,
      os: .stretch(from: range.from == .lowest ? nil : range.from, until: until), value: length,
      obtained: .measured)
  }

  fileprivate func resting(on observation: Observation.ID) -> Rule {
    Rule(
      id: id, metric: metric, scope: scope, os: os, value: value, restsOn: [observation],
      continues: continues, note: note, layer: layer)
  }
}
