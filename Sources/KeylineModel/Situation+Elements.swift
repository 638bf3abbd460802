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
  /// The conditions that are not at their default and that no other one brought along; the orientation and
  /// the linked SDK are not among them.
  package var departures: [Dimension] {
    if self == Situation() { return [] }
    return Dimension.allCases.filter { dimension in
      guard !dimension.isDeviceAttribute, dimension != .orientation, dimension != .sdk,
        code(dimension, defaultSDK: 0) != 0
      else { return false }
      var without = self
      without.set(dimension, to: 0)
      return without.completed != self
    }
  }
}

extension CaseIterable where AllCases.Index == Int {
  /// The case at a position; the first one for a position that does not exist.
  init(code: Int) {
    self = Self.allCases[Self.allCases.indices.contains(code) ? code : 0]
  }
}
