extension Situation {
  /// The situation with the elements on screen that asking a metric puts there.
  ///
  /// Items that are already there keep their kind.
  package func showing(_ elements: [Dimension]) -> Situation {
    var shown = self
    for element in elements where element != .barButtonItems || content.barButtonItems == .none {
      shown.set(element, to: 1)
    }
    return shown
  }

  /// The situation in which everything that lives in a navigation bar has brought its bar along, and
  /// a search its search bar.
  package var completed: Situation {
    var completed = self
    if search != .atRest { completed.content.searchBar = true }
    if content.largeTitle || content.prompt || completed.content.searchBar || content.titleView
      || content.barButtonItems != .none
    {
      completed.content.navigationBar = true
    }
    return completed
  }
}

extension Situation {
  /// The situation without something, and without all that would bring it along.
  package func without(_ dimension: Dimension) -> Situation {
    var without = self
    without.set(dimension, to: 0)
    for other in without.departures {
      var alone = Situation()
      alone.set(other, to: code(other, defaultSDK: 0))
      if alone.completed.code(dimension, defaultSDK: 0) != 0 { without.set(other, to: 0) }
    }
    return without
  }

  /// The conditions that are not at their default and that no other one brought along; the orientation and
  /// the linked SDK are not among them.
  package var departures: [Dimension] { differing.filter { !isImplied($0) } }

  /// The conditions that are not at their default and that another one brought along.
  package var implied: [Dimension] { differing.filter(isImplied) }

  private var differing: [Dimension] {
    if self == Situation() { return [] }
    return Self.conditions.filter { code($0, defaultSDK: 0) != 0 }
  }

  private static let conditions = Dimension.allCases.filter {
    !$0.isDeviceAttribute && $0 != .orientation && $0 != .sdk
  }

  private func isImplied(_ dimension: Dimension) -> Bool {
    var without = self
    without.set(dimension, to: 0)
    return without.completed == self
  }
}

extension CaseIterable where AllCases.Index == Int {
  /// The case at a position; the first one for a position that does not exist.
  init(code: Int) {
    self = Self.allCases[Self.allCases.indices.contains(code) ? code : 0]
  }
}
