public import KeylineModel

/// The answers that differ between two versions of the data in one situation, apart from the
/// orientation.
public struct AnswerChanges: Sendable {
  /// The situation, in portrait.
  public let situation: Situation
  /// The differences, the older data at the left.
  public let differences: [Difference]
}

extension Resolver {
  /// Lists the answers that differ from those of older data, on the devices and metrics of both.
  ///
  /// Every metric is looked at without bars but its own, in both orientations; besides, where a rule
  /// was added, removed or changed, in the situation that it speaks of. What is the same difference
  /// there as without the situation is not said twice.
  public func changes(since old: Resolver) -> [AnswerChanges] {
    let comparison = DataComparison(old: old, new: self)
    let usual = comparison.differences(in: Situation(), comparison.metrics)
    var changes = [AnswerChanges(situation: Situation(), differences: usual.folded)]
    let seen = Set(usual.map(DataComparison.Shown.init))
    for (situation, metrics) in comparison.situations {
      let special = comparison.differences(in: situation, metrics)
        .filter { !seen.contains(DataComparison.Shown($0)) }
      changes.append(AnswerChanges(situation: situation, differences: special.folded))
    }
    return changes.filter { !$0.differences.isEmpty }
  }
}
