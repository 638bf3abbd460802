package import KeylineModel

/// A way to take back the room that is added where the app made room itself.
package struct ScrollRemedy: Sendable {
  /// The technique behind it.
  package let technique: Technique.ID
  /// How well the technique works on these versions; `fails` where the content then begins under the
  /// bars, nil where the data does not have the technique or nobody knows where the bars end.
  package let verdict: Technique.Support.Verdict?
  /// The setting that brings it about.
  package let setting: Setting
  /// The distance from the scroll view's edges to its content then.
  package let adjusted: Edges<DerivedLength>
  /// Where the content begins then, from the top of the window.
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
  /// The remedies with what each of them comes to; none where no edge has room twice.
  ///
  /// A remedy that needs an unknown number cannot be carried out, so it is left out.
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
  /// The verdict on a remedy after which the content begins at a length, where the bars end at another.
  func holding(_ contentTop: DerivedLength, below bars: DerivedLength) -> Self? {
    guard self == .works || self == .partly, let top = contentTop.value else { return self }
    return bars.value.map { top < $0 ? .fails : self }
  }
}

extension DerivedLength {
  /// Tells if it is known to be more than zero.
  var isPositive: Bool { value.map { $0 > .zero } ?? false }
}

extension ScrollRemedy.Setting {
  /// Tells if every number of it is known.
  fileprivate var isKnown: Bool {
    switch self {
    case .contentInset(let insets), .additionalSafeArea(let insets):
      insets.all.allSatisfy { $0.value != nil }
    case .frame(let frame): frame.all.allSatisfy { $0.value != nil }
    case .never, .automaticAdjustmentOff: true
    }
  }
}
