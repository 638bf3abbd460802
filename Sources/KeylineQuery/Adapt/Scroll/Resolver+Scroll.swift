import KeylineModel

extension Resolver {
  /// The place of a scroll view's content, for each device and stretch of versions.
  package func scroll(_ setup: ScrollSetup, on target: AnswerTable.Request) -> [ScrollAnswer] {
    let first = ScrollAnswer.firstSafeArea
    let before = values(
      setup.coveredBefore.all.compactMap(\.self), in: setup.situation, on: target, cuts: [first]
    ).filter { $0.version < first }
    let from = values(
      Self.insets.all + MetricValues.windowMetrics(in: setup.situation), in: setup.situation,
      on: target, cuts: [first]
    ).filter { $0.version >= first }
    let answers =
      before.map { answerBeforeSafeAreas(setup, $0) }
      + from.map { answer(setup, $0) }
    return target.devices.devices.flatMap { device in
      answers.filter { $0.device.id == device.id }
    }
  }

  private static let insets = Edges<Metric.ID>(
    top: .safeAreaInsetsTop, left: .safeAreaInsetsLeft, bottom: .safeAreaInsetsBottom,
    right: .safeAreaInsetsRight)

  private func answer(_ setup: ScrollSetup, _ figures: MetricValues) -> ScrollAnswer {
    let window = (
      width: figures.windowWidth(in: setup.situation),
      height: figures.windowHeight(in: setup.situation)
    )
    let layout = ScrollLayout(
      system: Self.insets.map { figures[$0] }, window: window,
      adjustedEdges: setup.adjustedEdges,
      contentInset: setup.contentInset.map { DerivedLength($0) },
      additional: setup.additionalSafeArea.map { DerivedLength($0) },
      frame: setup.frame?.map { DerivedLength($0) })
    let parts =
      leaves(Self.insets.top, setup, figures)
      + [setup.additionalSafeArea.top]
      + leaves(Self.insets.bottom, setup, figures)
      + [setup.additionalSafeArea.bottom]
    return ScrollAnswer(
      device: figures.device, ranges: figures.ranges, isImpossible: figures.isImpossible,
      setup: setup,
      safeArea: ScrollAnswer.SafeArea(
        root: layout.rootSafeArea, insets: layout.safeAreaInsets, frame: layout.safeFrame,
        screenHeight: window.height, parts: parts.filter { $0 != .zero }),
      adjusted: layout.adjustedContentInset, contentTop: layout.contentTop,
      remedies: figures.isImpossible
        ? [] : layout.remedies { verdict($0, on: figures.device, at: figures.version) })
  }

  /// The answer before iOS 11, when the controller adds the height of its bars to contentInset
  /// unless that is turned off, wherever the scroll view is.
  private func answerBeforeSafeAreas(
    _ setup: ScrollSetup, _ figures: MetricValues
  ) -> ScrollAnswer {
    var added = setup.coveredBefore.map { metric -> DerivedLength in
      guard setup.automaticallyAdjusts, let metric else { return .zero }
      return figures[metric]
    }
    if setup.automaticallyAdjusts, setup.situation.content.hasTwoBottomBars {
      added.bottom = DerivedLength(gap: .twoBottomBars)
    }
    let own = setup.contentInset.map { DerivedLength($0) }
    let adjusted = own.combined(with: added, +)
    let top = DerivedLength(setup.frame?.y ?? .zero)
    // The controller makes room even for a view that lies clear of its bars.
    let isDoubled = added.combined(with: own) { $0.isPositive && $1.isPositive }
    let isTwice = isDoubled.all.contains(true) || (added.top.isPositive && top.isPositive)
    return ScrollAnswer(
      device: figures.device, ranges: figures.ranges, isImpossible: figures.isImpossible,
      setup: setup, safeArea: nil,
      adjusted: adjusted, contentTop: top + adjusted.top,
      remedies: isTwice && !figures.isImpossible
        ? [
          ScrollRemedy(
            technique: Self.switchBefore,
            verdict: verdict(Self.switchBefore, on: figures.device, at: figures.version)
              .flatMap { $0.holding(top + own.top, below: added.top) },
            setting: .automaticAdjustmentOff, adjusted: own, contentTop: top + own.top)
        ] : [])
  }

  private static let switchBefore: Technique.ID = "automatically-adjusts-scroll-view-insets"

  /// The metrics without a formula of which a metric is the sum.
  private func leaves(
    _ metric: Metric.ID, _ setup: ScrollSetup, _ figures: MetricValues
  ) -> [Length] {
    let explanation = question(metric, device: figures.device.id)?.explanation(
      at: figures.version, in: setup.situation)
    return explanation?.readings.first?.leaves ?? []
  }
}

extension ScrollSetup {
  /// The metric for which the controller makes room at each edge before iOS 11.
  fileprivate var coveredBefore: Edges<Metric.ID?> {
    let content = situation.content
    return Edges(
      top: content.navigationBar ? .navigationBarMaxY : .statusBarHeight, left: nil,
      bottom: content.toolbar
        ? .toolbarFrameHeight : content.tabBar ? .tabBarFrameHeight : nil,
      right: nil)
  }
}

extension Situation.Content {
  fileprivate var hasTwoBottomBars: Bool { tabBar && toolbar }
}

extension Explanation.Part {
  /// The lengths of the leaves, with their signs.
  fileprivate var leaves: [Length] {
    guard !terms.isEmpty else { return value.map { [$0] } ?? [] }
    return terms.flatMap { term in
      term.isSubtracted ? term.leaves.map { .zero - $0 } : term.leaves
    }
  }
}
