package import KeylineModel

/// A way to remove the added room where the app made room itself.
package struct ScrollRemedy: Sendable {
  /// The technique behind it.
  package let technique: Technique.ID
  /// How well the technique works on these versions; `fails` if the content would begin under the
  /// bars, nil if the data does not have the technique or the end of the bars is unknown.
  package let verdict: Technique.Support.Verdict?
  /// The setting to change.
  package let setting: Setting
  /// The resulting distance from the scroll view's edges to its content.
  package let adjusted: Edges<DerivedLength>
  /// The resulting start of the content, from the top of the window.
  package let contentTop: DerivedLength

  /// A property and the value to give it.
  package enum Setting: Hashable, Sendable {
    case contentInset(Edges<DerivedLength>)
    case never
    case additionalSafeArea(Edges<DerivedLength>)
    /// The frame in the window, without a contentInset.
    case frame(Frame<DerivedLength>)
    /// `automaticallyAdjustsScrollViewInsets` is set to false.
    case automaticAdjustmentOff
  }
}

extension ScrollLayout {
  /// The remedies with their results; none unless an edge has room twice.
  ///
  /// A remedy that needs an unknown number cannot be applied, so it is left out.
  func remedies(_ verdict: (Technique.ID) -> Technique.Support.Verdict?) -> [ScrollRemedy] {
    let isDoubled = adjustment.combined(with: contentInset) { $0.isPositive && $1.isPositive }
    guard isDoubled.all.contains(true) else { return [] }
    var reset = self
    reset.contentInset = contentInset.combined(
      with: adjustment.combined(with: isDoubled) { $1 ? $0 : nil }
    ) { own, added in added.map { (own - $0).atLeastZero } ?? own }
    var never = self
    never.adjustedEdges = adjustedEdges.map { _ in false }
    var negative = self
    negative.additional = isDoubled.combined(with: system) { $0 ? -$1 : nil }
      .combined(with: additional) { $0 ?? $1 }
    var inside = self
    inside.frame = safeFrame
    inside.contentInset = Edges<Length>.zero.map { DerivedLength($0) }
    let all: [(Technique.ID, ScrollRemedy.Setting, ScrollLayout)] = [
      ("reset-content-inset", .contentInset(reset.contentInset), reset),
      ("never-adjust", .never, never),
      ("negative-additional-safe-area", .additionalSafeArea(negative.additional), negative),
      ("frame-inside-safe-area", .frame(safeFrame), inside),
    ]
    return all.filter(\.1.isKnown).map { technique, setting, layout in
      ScrollRemedy(
        technique: technique,
        verdict: verdict(technique).flatMap { $0.holding(layout.contentTop, below: system.top) },
        setting: setting,
        adjusted: layout.adjustedContentInset, contentTop: layout.contentTop)
    }
  }
}

extension Technique.Support.Verdict {
  /// The verdict on a remedy, given the resulting start of the content and the end of the bars.
  func holding(_ contentTop: DerivedLength, below bars: DerivedLength) -> Self? {
    guard self == .works || self == .partly, let top = contentTop.value else { return self }
    return bars.value.map { top < $0 ? .fails : self }
  }
}

extension DerivedLength {
  /// True if the length is known to be positive.
  var isPositive: Bool { value.map { $0 > .zero } ?? false }
}

extension ScrollRemedy.Setting {
  /// True if every number of the setting is known.
  fileprivate var isKnown: Bool {
    switch self {
    case .contentInset(let insets), .additionalSafeArea(let insets):
      insets.all.allSatisfy { $0.value != nil }
    case .frame(let frame): frame.all.allSatisfy { $0.value != nil }
    case .never, .automaticAdjustmentOff: true
    }
  }
}
