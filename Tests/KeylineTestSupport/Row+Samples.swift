package import KeylineModel

extension Metric {
  /// A metric of which only what matters for the test is given.
  package static func of(
    _ id: ID, since: String = "2", showing elements: [Dimension] = [],
    needs: Feature.Part? = nil, see: [ID] = []
  ) -> Metric {
    Metric(
      id: id, title: id, definition: "What a test measures.", since: .of(since),
      elements: elements, needs: needs, see: see)
  }

  /// A metric that is an attribute of the device, in portrait and in landscape.
  package static func of(
    _ id: ID, _ portrait: DeviceAttribute, _ landscape: DeviceAttribute
  ) -> Metric {
    Metric(
      id: id, title: id, definition: "What a test measures.", since: .of("2"),
      attribute: Metric.Attribute(portrait: portrait, landscape: landscape))
  }
}

extension Redesign {
  /// A redesign of everything.
  package static let newDesign = Redesign(
    id: "new-design", name: "the interface", version: .of("26"), sources: [])
}

extension Rule {
  /// A rule as a test writes it; the value is a length or a formula.
  ///
  /// A rule that rests on nothing is given a measurement of its own by ``Knowledge/of(_:_:)``.
  package static func of(
    _ id: ID, _ value: String, where scope: String = "", os: String = "..<",
    metric: Metric.ID = "m", restsOn: [Observation.ID] = [], continues: [Observation.ID] = [],
    layer: Layer = .shipped
  ) -> Rule {
    of(
      id, value, where: .of(scope), os: .of(os), metric: metric, restsOn: restsOn,
      continues: continues, layer: layer)
  }

  /// A rule from conditions and bounds that were made, not written.
  package static func of(
    _ id: ID, _ text: String, where scope: Scope, os: OSBounds, metric: Metric.ID = "m",
    restsOn: [Observation.ID] = [], continues: [Observation.ID] = [], layer: Layer = .shipped
  ) -> Rule {
    let value: Value
    if let length = Length(text) {
      value = .length(length)
    } else if let formula = Formula(text) {
      value = .formula(formula)
    } else {
      fatalError("a test writes the value \"\(text)\"")
    }
    return Rule(
      id: id, metric: metric, scope: scope, os: os, value: value, restsOn: restsOn,
      continues: continues, layer: layer)
  }
}

extension Observation {
  /// What a source states, as a test writes it; the source is what stands before the slash.
  package static func of(
    _ id: ID, _ value: String, where scope: String = "", os: String, metric: Metric.ID = "m",
    _ obtained: Obtained = .measured, unclear: String? = nil, disputed: String? = nil,
    layer: Layer = .shipped
  ) -> Observation {
    guard let length = Length(value) else { fatalError("a test writes the length \"\(value)\"") }
    return Observation(
      id: id, metric: metric, source: String(id.prefix { $0 != "/" }), scope: .of(scope),
      os: .of(os), value: length, obtained: obtained, unclear: unclear, disputed: disputed,
      layer: layer)
  }
}

extension Source {
  /// A source, perhaps a copy of another.
  package static func of(_ id: ID, copyOf: ID? = nil) -> Source {
    Source(id: id, title: id, kind: .notes, copyOf: copyOf)
  }
}
