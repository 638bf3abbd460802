import KeylineModel

extension Check {
  /// Whatever a row names exists.
  public static let references = Check(
    name: "references", claim: "Every device, metric, source and observation that is named exists."
  ) { resolver in
    let knowledge = resolver.knowledge
    var findings: [Finding] = []
    func expect(_ exists: Bool, _ subject: String, _ message: @autoclosure () -> String) {
      if !exists {
        findings.append(Finding(check: "references", subject: subject, message: message()))
      }
    }
    /// What a higher layer took away on purpose is not missed by the rows below.
    func isTakenAway(_ kind: RowKind, _ id: String, from layer: Layer) -> Bool {
      knowledge.masks.contains { $0.key == RowKey(kind, id) && layer < $0.layer }
    }
    for rule in knowledge.rules {
      expect(resolver.metric(rule.metric) != nil, rule.id, "no metric \"\(rule.metric)\"")
      for id in rule.restsOn + rule.continues {
        let observation = resolver.observation(id)
        expect(
          observation != nil || isTakenAway(.observation, id, from: rule.layer), rule.id,
          "rests on \"\(id)\", which does not exist")
        if let observation {
          expect(
            observation.disputed == nil, rule.id, "rests on \"\(id)\", which is disputed")
        }
      }
      for device in (rule.scope.devices ?? []).sorted() {
        expect(
          resolver.device(device) != nil || isTakenAway(.device, device, from: rule.layer),
          rule.id, "no device \"\(device)\"")
      }
    }
    for metric in knowledge.metrics {
      for see in metric.see {
        expect(resolver.metric(see) != nil, metric.id, "no metric \"\(see)\"")
      }
    }
    for observation in knowledge.observations {
      expect(
        resolver.metric(observation.metric) != nil, observation.id,
        "no metric \"\(observation.metric)\"")
      expect(
        resolver.source(observation.source) != nil
          || isTakenAway(.source, observation.source, from: observation.layer), observation.id,
        "no source \"\(observation.source)\"")
      for device in (observation.scope.devices ?? []).sorted() {
        expect(
          resolver.device(device) != nil || isTakenAway(.device, device, from: observation.layer),
          observation.id, "no device \"\(device)\"")
      }
    }
    for device in knowledge.devices {
      for source in device.sources {
        expect(
          resolver.source(source) != nil || isTakenAway(.source, source, from: device.layer),
          device.id, "no source \"\(source)\"")
      }
      if let like = device.like {
        expect(
          resolver.device(like) != nil || isTakenAway(.device, like, from: device.layer),
          device.id, "no device \"\(like)\"")
      }
    }
    for technique in knowledge.techniques {
      for source in technique.sources {
        expect(
          resolver.source(source) != nil || isTakenAway(.source, source, from: technique.layer),
          technique.id, "no source \"\(source)\"")
      }
      for constant in technique.constants {
        guard case .formula(let formula) = constant.value else { continue }
        for term in formula.terms {
          expect(
            resolver.metric(term.metric) != nil, technique.id, "no metric \"\(term.metric)\"")
        }
      }
    }
    for source in knowledge.sources {
      if let original = source.copyOf {
        expect(resolver.source(original) != nil, source.id, "no source \"\(original)\"")
      }
    }
    return findings
  }
}
