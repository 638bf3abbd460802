import KeylineModel

extension Answer {
  /// The property that answers of neighbouring versions must have in common to share a row.
  package enum Folding: Hashable, Sendable {
    /// The value, or what a table shows instead.
    case content
    /// The status as well.
    case status
    /// The status and the rules.
    case rules
    /// The status, whether it needs checking, and the last version on which it was measured.
    case doubts
    /// The status, the need for checking, the last measured version, the confidence and the
    /// sources.
    case support
  }

  /// True if the answer of later versions may share a row with this one.
  ///
  /// Released versions decide the status.
  package func agrees(with next: Answer, in folding: Folding) -> Bool {
    guard content == next.content else { return false }
    if folding == .content || value != nil && !next.isReleased { return true }
    guard status == next.status else { return false }
    switch folding {
    case .content, .status: return true
    case .rules: return rules == next.rules
    case .doubts: return isDoubted(as: next)
    case .support:
      return isDoubted(as: next) && confidence == next.confidence && sources == next.sources
        && support?.isOwn == next.support?.isOwn
    }
  }

  private func isDoubted(as other: Answer) -> Bool {
    value == nil || needsChecking == other.needsChecking && measuredUntil == other.measuredUntil
  }

  /// Joins the answer of later versions if the two may share a row; false otherwise.
  package mutating func takesIn(_ next: Answer, in folding: Folding = .content) -> Bool {
    guard agrees(with: next, in: folding) else { return false }
    join(next)
    return true
  }

  /// Joins the answer of later versions with the same content into this one.
  ///
  /// The status and the reason come from the released versions, the newest of them first; the
  /// evidence comes from all versions.
  package mutating func join(_ next: Answer) {
    let isReleased = isReleased || next.isReleased
    let standing = [self, next].filter { $0.isReleased == isReleased }
    let supports = standing.compactMap(\.support)
    var result = standing.last?.result ?? result
    if case .value(let value, let certainty) = result,
      case .value(_, let first)? = standing.first?.result
    {
      result = .value(value, max(first, certainty))
    }
    if let support, let other = next.support {
      self.support = Support(joining: support, other, standing: supports)
    }
    self = Answer(result: result, support: support, isReleased: isReleased)
  }
}

extension [Timeline<Answer>.Stretch] {
  /// The elements with neighbours joined that may share a row.
  package func folded(by folding: Answer.Folding) -> Self {
    var timeline = Timeline<Answer>()
    for stretch in self {
      timeline.append(stretch.ranges, stretch.value) { $0.takesIn($1, in: folding) }
    }
    return timeline.stretches
  }

  /// True if both have the same versions, contents and statuses.
  package func shows(_ other: Self) -> Bool {
    elementsEqual(other) {
      $0.ranges == $1.ranges && $0.value.content == $1.value.content
        && $0.value.status == $1.value.status
    }
  }
}
