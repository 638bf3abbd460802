import KeylineModel

extension Resolver {
  /// The places of the slots of a bar, for each device and stretch of versions.
  package func navbar(_ setup: NavbarSetup, on target: AnswerTable.Request) -> [NavbarAnswer] {
    values(
      setup.metrics, in: setup.situation, on: target, cuts: [NavbarAnswer.firstStackView]
    ).map { answer(setup, $0) }
  }

  private func answer(_ setup: NavbarSetup, _ figures: MetricValues) -> NavbarAnswer {
    let layout = NavbarLayout(setup, figures)
    let hasStack = figures.version >= NavbarAnswer.firstStackView
    let title = setup.titleView.map { [layout.title($0)] } ?? []
    let slots = layout.items(.left) + title + layout.items(.right)
    let corrections = setup.wanted.map { wanted in
      [.left, .right].compactMap { layout.correction($0, wanted, hasStack: hasStack) }
    }
    let misfit =
      layout.misfit(slots)
      ?? layout.misfit((corrections ?? []).flatMap(\.items).map(\.slot))
    let used = setup.metrics.filter { $0 != .screenWidth }
    let parts = used.compactMap { metric in
      question(metric, device: figures.device.id)?.explanation(
        at: figures.version, in: setup.situation
      ).readings.first
    }
    return NavbarAnswer(
      device: figures.device, ranges: figures.ranges, isImpossible: figures.isImpossible,
      setup: setup, width: layout.width,
      slots: misfit == nil ? slots : [], misfit: misfit,
      corrections: misfit == nil ? corrections ?? [] : [],
      verdicts: verdicts(on: figures.device, at: figures.version), anchorHeight: anchorHeight,
      remarks: parts.flatMap(\.winners).reduce(into: []) { remarks, rule in
        guard let note = rule.note,
          !remarks.contains(where: { $0 == (rule.metric, note) })
        else { return }
        remarks.append((rule.metric, note))
      },
      otherwise: parts.flatMap(\.against),
      elsewhere: parts.flatMap { elsewhere($0, at: figures.version, on: figures.device) })
  }

  private func verdicts(
    on device: Device, at version: OSVersion
  ) -> [Technique.ID: Technique.Support.Verdict] {
    var verdicts: [Technique.ID: Technique.Support.Verdict] = [:]
    for method in NavbarAnswer.Method.allCases {
      verdicts[method.rawValue] = verdict(method.rawValue, on: device, at: version)
    }
    return verdicts
  }

  private var anchorHeight: Length? {
    let constants = technique(NavbarAnswer.Method.alignmentRect.rawValue)?.constants ?? []
    guard case .length(let height)? = constants.first(where: { $0.name == "height anchor" })?.value
    else { return nil }
    return height
  }

  /// The other values stated beside a value with a single source: of the same metric, without a
  /// rule that rests on them, and of related metrics.
  private func elsewhere(
    _ part: Explanation.Part, at version: OSVersion, on device: Device
  ) -> [Observation] {
    guard part.confidence == .singleSource, let value = part.value else { return [] }
    let own = Set(part.covering.map(\.source))
    let relied = Set(knowledge.rules.flatMap(\.restsOn))
    let against = Set(part.against.map(\.id))
    let others = statements(about: part.metric.id).filter {
      $0.disputed == nil && !relied.contains($0.id) && !against.contains($0.id)
    }
    let beside = part.metric.see.flatMap { statements(about: $0) }.filter {
      $0.disputed == nil && $0.covers(device)
    }
    return (others + beside).filter {
      $0.value != value && !own.contains($0.source)
        && isOfSameDesign($0, as: version, on: device)
    }
  }

  /// True if the subject of an observation had the same design as at a version.
  private func isOfSameDesign(
    _ observation: Observation, as version: OSVersion, on device: Device
  ) -> Bool {
    redesigns.filter { $0.concerns(observation.metric) && $0.concerns(device) }.allSatisfy {
      (observation.os.statedUntil > $0.version) == (version >= $0.version)
    }
  }
}
