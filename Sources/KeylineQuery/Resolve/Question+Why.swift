package import KeylineModel

extension Question {
  /// The reason why a trace has no value.
  func why(_ trace: Trace, at version: OSVersion, in situation: Situation) -> Why {
    let node = nodes[trace.node]
    if let term = trace.terms.first(where: { $0.result.kind == trace.result.kind }) {
      return .part(nodes[term.node].metric.id, why(term, at: version, in: situation))
    }
    switch trace.result.kind {
    case .notApplicable:
      let bits = node.showingElements(SituationBits(situation), at: version)
      // A lack comes before the first version of the metric, because it tells more; but a flag is
      // useless before that version.
      let lack = node.lack(in: bits, at: version)?.why
      if case .only = lack, version < node.metric.since { return .before(node.metric.since, nil) }
      return lack ?? .before(node.metric.since, nil)
    case .conflict: return .contradicted(trace.selected.map { claim(node.candidates[$0]) })
    case .unknown, .value:
      if let attribute = missingAttribute(node, at: version, in: situation) {
        return .undescribed(attribute)
      }
      return .unmeasured(redesign(of: node, at: version, in: situation))
    }
  }

  private func claim(_ candidate: CandidateRule) -> Why.Claim {
    let source = candidate.evidence.supports.first?.source
    var value: Length?
    if case .length(let length) = candidate.value { value = length }
    return Why.Claim(
      rule: candidate.rule.id, source: source, title: source.flatMap { resolver.source($0)?.title },
      value: value)
  }

  /// The last redesign that ended a rule which would otherwise hold.
  private func redesign(
    of node: Node, at version: OSVersion, in situation: Situation
  ) -> Redesign? {
    let shown = node.showingElements(SituationBits(situation), at: version)
    let sdk = situation.sdk ?? version.major
    return node.candidates.compactMap { $0.redesign(at: version, on: device, in: shown, sdk: sdk) }
      .max { ($0.version, $0.id) < ($1.version, $1.id) }
  }

  /// The missing attribute of a user's own device that gives the metric, or is the only obstacle to
  /// a rule.
  private func missingAttribute(
    _ node: Node, at version: OSVersion, in situation: Situation
  ) -> DeviceAttribute? {
    if device.layer == .shipped { return nil }
    if let attribute = node.metric.attribute {
      let asked = situation.orientation == .landscape ? attribute.landscape : attribute.portrait
      return device.length(asked) == nil ? asked : nil
    }
    for passed in passedOver(node, at: version, in: situation) {
      if let attribute = missingAttribute(passed.miss.unmet) { return attribute }
    }
    return nil
  }

  /// The first of the unmet conditions, if all of them are about missing attributes.
  private func missingAttribute(_ unmet: Unmet) -> DeviceAttribute? {
    guard unmet == Unmet(dimensions: unmet.dimensions),
      unmet.dimensions.allSatisfy({ device.code($0) == nil && Device.attribute($0) != nil })
    else { return nil }
    return Array(unmet.dimensions).first.flatMap(Device.attribute)
  }

  /// The newest shipped device of the same size that ran the first version of a user's own device,
  /// if it has a value where that has none.
  package func template(at version: OSVersion, in situation: Situation) -> Device? {
    // The user's own version of a shipped device has sources.
    guard device.layer != .shipped, device.sources.isEmpty, device.like == nil,
      device.width != nil, device.height != nil, let first = device.firstOS?.first
    else { return nil }
    let template = resolver.knowledge.devices.last {
      $0.layer == .shipped && $0.family == device.family && device.mayCopy(from: $0)
        && $0.support?.contains(first) == true
    }
    guard let template,
      resolver.question(metric.id, device: template.id)?.value(at: version, in: situation) != nil
    else { return nil }
    return template
  }
}
