package import KeylineModel

extension Technique.Goal {
  /// The goal with a name.
  ///
  /// - Throws: `SetError` with the nearest names for one that does not exist.
  package init(named name: String) throws(SetError) {
    guard let goal = Self(rawValue: name) else {
      let nearest = NearestNames.of(name, among: Self.allCases.map(\.rawValue))
      throw .unknown(.goal, name: name, nearest: nearest)
    }
    self = goal
  }
}

extension Resolver {
  /// The techniques for a goal, for each device.
  ///
  /// Goals about bar button items assume custom items unless the situation has others, because the
  /// techniques move custom views.
  package func adapt(
    _ goal: Technique.Goal, in situation: Situation, on target: AnswerTable.Request
  ) -> [AdaptAnswer] {
    var withItems = situation
    if goal.isAboutItems, situation.content.barButtonItems == .none {
      withItems.content.barButtonItems = .custom
    }
    let techniques = knowledge.techniques.filter { $0.goals.contains(goal) }
    // The size of the screen exists on every version, so it finds the devices even without a
    // constant.
    let metrics = techniques.flatMap(\.constants).flatMap(\.terms).map(\.metric)
      .reduce(into: MetricValues.windowMetrics(in: situation)) { $0 = $0.merged(with: [$1]) }
      .compactMap(metric)
    // A title view, too, has a margin of its own without items beside it.
    let asked = metrics.map { metric in
      Column(metric, metric.elements.contains(.barButtonItems) ? withItems : situation)
    }
    let cuts =
      techniques.flatMap(\.support).flatMap { support in
        let range = support.os.range(.latest)
        return [range.from, range.until]
      } + redesigns.filter(\.metrics.isEmpty).map(\.version)
    let figures = target.versions.members.flatMap { versions in
      self.values(
        asked,
        on: AnswerTable.Request(devices: target.devices, versions: versions), cuts: cuts)
    }
    return target.devices.devices.compactMap { device in
      let columns = figures.filter { $0.device.id == device.id }
        .sorted { $0.version < $1.version }
      return columns.isEmpty
        ? nil : answer(goal, techniques, columns, in: withItems)
    }
  }

  private func answer(
    _ goal: Technique.Goal, _ techniques: [Technique], _ columns: [MetricValues],
    in situation: Situation
  ) -> AdaptAnswer {
    let device = columns[0].device
    let entries = techniques.map { technique in
      AdaptAnswer.Entry(
        technique: technique, support: columns.map { technique.support(at: $0.version) },
        untried: columns.map { untried(technique, on: device, at: $0.version) },
        ended: columns.map { technique.ended(at: $0.version) },
        constants: technique.constants.map { constant in
          AdaptAnswer.Constant(
            constant: constant, values: columns.map { constant.value(from: $0) })
        })
    }
    let ran = columns.map { device.support?.contains($0.version) ?? true }
    return AdaptAnswer(
      goal: goal, device: device, situation: situation,
      width: (zip(columns, ran).first(where: \.1)?.0 ?? columns[0]).windowWidth(in: situation),
      columns: zip(columns, ran).map { AdaptAnswer.Column(ranges: $0.ranges, isRun: $1) },
      techniques: entries.filter { $0.technique.isChoice }
        .sorted { first, second in
          (second.merit, first.technique.hazards.count, first.technique.id)
            < (first.merit, second.technique.hazards.count, second.technique.id)
        },
      behaviours: entries.filter { !$0.technique.isChoice })
  }
}

extension Technique {
  /// True if an app applies it, rather than UIKit doing it.
  fileprivate var isChoice: Bool { kind == .technique || kind == .deprecation }
}

extension Technique.Goal {
  /// True if the goal is about the places of bar button items.
  fileprivate var isAboutItems: Bool { self == .zeroEdgeMargin || self == .itemSpacing }
}

extension Technique.Constant {
  fileprivate var terms: [Formula.Term] {
    guard case .formula(let formula) = value else { return [] }
    return formula.terms
  }

  fileprivate func value(from figures: MetricValues) -> AdaptAnswer.Value {
    switch value {
    case .number(let digits): return .number(digits)
    case .length(let length): return .amount(DerivedLength(length), terms: [])
    case .formula(let formula):
      let terms = formula.terms.map { figures[$0.metric] }
      let sum = zip(formula.terms, terms).reduce(DerivedLength.zero) { sum, term in
        term.0.isSubtracted ? sum - term.1 : sum + term.1
      }
      return .amount(sum, terms: terms)
    }
  }
}
