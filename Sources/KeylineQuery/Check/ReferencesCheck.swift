import KeylineModel

extension Check {
  /// Everything that a row refers to exists.
  package static let references = Check(.references) { resolver in
    let knowledge = resolver.knowledge
    var findings: [Finding] = []
    func expect(_ exists: Bool, _ subject: String, _ fault: @autoclosure () -> Finding.Fault) {
      if !exists { findings.append(Finding(subject, fault())) }
    }
    /// True if a higher layer removed a row on purpose, so that rows below may refer to it.
    func isTakenAway(_ kind: RowKind, _ id: String, from layer: Layer) -> Bool {
      knowledge.masks.contains { $0.key == RowKey(kind, id) && layer < $0.layer }
    }
    for rule in knowledge.rules {
      expect(resolver.metric(rule.metric) != nil, rule.id, .noMetric(rule.metric))
      for id in rule.restsOn + rule.continues {
        let observation = resolver.observation(id)
        expect(
          observation != nil || isTakenAway(.observation, id, from: rule.layer), rule.id,
          .restsOnMissing(id))
        if let observation {
          expect(
            observation.disputed == nil, rule.id, .restsOnDisputed(id))
        }
      }
      for device in (rule.scope.devices ?? []).sorted() {
        expect(
          resolver.device(device) != nil || isTakenAway(.device, device, from: rule.layer),
          rule.id, .noDevice(device))
      }
    }
    for metric in knowledge.metrics {
      for see in metric.see {
        expect(resolver.metric(see) != nil, metric.id, .noMetric(see))
      }
    }
    // Rows without a seed know nothing of the program's conditions.
    for dimension in Dimension.allCases where knowledge.data > 0 {
      for source in dimension.sources {
        expect(resolver.source(source) != nil, dimension.key, .noSource(source))
      }
    }
    for redesign in knowledge.redesigns {
      for metric in redesign.metrics {
        expect(resolver.metric(metric) != nil, redesign.id, .noMetric(metric))
      }
      for source in redesign.sources {
        expect(resolver.source(source) != nil, redesign.id, .noSource(source))
      }
    }
    for observation in knowledge.observations {
      expect(
        resolver.metric(observation.metric) != nil, observation.id,
        .noMetric(observation.metric))
      expect(
        resolver.source(observation.source) != nil
          || isTakenAway(.source, observation.source, from: observation.layer), observation.id,
        .noSource(observation.source))
      for device in (observation.scope.devices ?? []).sorted() {
        expect(
          resolver.device(device) != nil || isTakenAway(.device, device, from: observation.layer),
          observation.id, .noDevice(device))
      }
    }
    for device in knowledge.devices {
      for source in device.sources {
        expect(
          resolver.source(source) != nil || isTakenAway(.source, source, from: device.layer),
          device.id, .noSource(source))
      }
      if let like = device.like {
        expect(
          resolver.device(like) != nil || isTakenAway(.device, like, from: device.layer),
          device.id, .noDevice(like))
      }
    }
    for technique in knowledge.techniques {
      for source in technique.sources {
        expect(
          resolver.source(source) != nil || isTakenAway(.source, source, from: technique.layer),
          technique.id, .noSource(source))
      }
      for constant in technique.constants {
        guard case .formula(let formula) = constant.value else { continue }
        for term in formula.terms {
          expect(
            resolver.metric(term.metric) != nil, technique.id, .noMetric(term.metric))
        }
      }
    }
    for source in knowledge.sources {
      if let original = source.copyOf {
        expect(resolver.source(original) != nil, source.id, .noSource(original))
      }
    }
    return findings
  }
}
