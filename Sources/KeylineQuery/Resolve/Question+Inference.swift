import KeylineModel

extension Question {
  /// The basis of an inferred value; for a sum, its first inferred part with the basis of that part.
  func inference(of trace: Trace, at version: OSVersion, in situation: Situation) -> Inference? {
    guard trace.result.isInferred else { return nil }
    let node = nodes[trace.node]
    let chosen = trace.selected.map { node.candidates[$0] }
    if chosen.allSatisfy(\.isCopied) { return template.map { .template($0) } }
    for term in trace.parts {
      guard let inference = inference(of: term, at: version, in: situation) else { continue }
      if case .term = inference { return inference }
      return .term(nodes[term.node].metric.id, inference)
    }
    let shown = node.shown(situation, at: version)
    var here = chosen.flatMap { rule in
      rule.evidence.read(in: shown, at: version).map { rule.evidence.supports[$0] }
    }
    if here.isEmpty {
      // Without a given SDK, readings of apps built with another one count, too.
      here = chosen.flatMap(\.evidence.supports).filter {
        $0.scope.failing(in: shown, defaultSDK: version.major).allSatisfy { $0 == .sdk }
      }
    }
    if here.isEmpty {
      return chosen.allSatisfy(\.evidence.supports.isEmpty) ? .nothing : .otherSituations
    }
    let named = here.reduce(into: Set<Device.ID>()) { $0.formUnion($1.scope.devices ?? []) }
    let alike = resolver.devices(named.filter { resolver.isSameBuild($0, of: device) })
    if !alike.isEmpty { return .devices(alike, areAlike: true, last: last(here, on: alike)) }
    if let statement = here.first(where: { $0.scope.isAboutClass(of: device) }) {
      return statedInference(statement)
    }
    let others = resolver.devices(named)
    if !others.isEmpty { return .devices(others, areAlike: false, last: last(here, on: others)) }
    return statedInference(here[0])
  }

  private func statedInference(_ statement: Observation) -> Inference {
    .statement(statement.scope, statement.os, outsider(to: statement))
  }

  /// The device, if it ran none of the versions of a statement.
  private func outsider(to statement: Observation) -> UnsupportedDevice? {
    if statement.speaks(ofVersionsOf: device) { return nil }
    guard let support = device.support else { return .newer(device.name) }
    return statement.os.ranges.allSatisfy { $0.until <= support.from }
      ? .newer(device.name) : .older(device.name)
  }

  private var template: Device? {
    ([device.like].compactMap(\.self) + device.templates).lazy.compactMap(resolver.device).first
  }

  private func last(_ statements: [Observation], on devices: [Device]) -> LastReading {
    let named = Set(devices.map(\.id))
    let measured = statements.filter {
      $0.obtained == .measured && !named.isDisjoint(with: $0.scope.devices ?? [])
    }
    return measured.filter(\.os.namesVersions).map(\.os.statedUntil).max().map {
      .measured(StatedVersion(before: resolver.calendar.end(before: $0)))
    } ?? (measured.isEmpty ? .unmeasured : .unversioned)
  }
}
