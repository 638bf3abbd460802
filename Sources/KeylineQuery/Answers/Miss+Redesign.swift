package import KeylineModel

extension Miss {
  /// The redesign that alone keeps the rule from applying.
  package var soleRedesign: Redesign? {
    unmet == Unmet(ending: unmet.ending) ? redesign : nil
  }

  /// Tells whether the rule would hold here from a version after a redesign.
  fileprivate func holdsAfter(_ redesign: Redesign) -> Bool {
    rule.os.range(.earliest).from >= redesign.version
      && failures.allSatisfy { $0 == .os || $0 == .condition(.sdk) }
  }
}

extension Explanation.Part {
  /// The rules before and after a redesign that left the part without a value; none where it has
  /// one, or where something else keeps the closest rule from applying.
  package var sidesOfRedesign: [Miss] {
    guard value == nil, let redesign = misses.first?.soleRedesign else { return [] }
    return misses.filter { $0.soleRedesign != nil || $0.holdsAfter(redesign) }
  }
}
