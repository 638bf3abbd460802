package import KeylineModel

/// A rule that does not apply, with the reasons.
package struct Miss: Hashable, Sendable {
  let indexed: IndexedRule
  let unmet: Unmet

  init(_ indexed: IndexedRule, _ unmet: Unmet) {
    self.indexed = indexed
    self.unmet = unmet
  }

  /// The rule.
  package var rule: Rule { indexed.rule }

  /// The conditions that fail, those on the device first.
  package var failures: [Failure] { unmet.failures + (redesign.map { [.redesign($0)] } ?? []) }

  /// The redesign that ended the rule; nil if none did.
  package var redesign: Redesign? { unmet.ending.map { indexed.unread[$0] } }

  /// The versions of the rule, named after releases.
  package var os: OSBounds { indexed.named }

  package static func == (one: Miss, other: Miss) -> Bool {
    one.indexed === other.indexed
      ? one.unmet == other.unmet
      : one.rule == other.rule && one.os == other.os && one.failures == other.failures
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(indexed.rule.id)
    hasher.combine(unmet.dimensions)
  }

  /// A failed condition.
  package enum Failure: Hashable, Sendable {
    /// The device is not in the list.
    case devices
    /// An attribute of the device or a part of the situation differs or is unknown.
    case condition(Dimension)
    /// The version is outside the bounds.
    case os
    /// A redesign of the rule's subject came after all readings under the rule.
    case redesign(Redesign)
  }
}

/// The conditions of a rule or statement that a question does not meet.
struct Unmet: Hashable, Sendable {
  /// True if it is not about this device: the device is not in its list, or a statement does not
  /// cover it.
  var isOfOtherDevices = false
  /// The attributes of the device and the parts of the situation that differ or are unknown.
  var dimensions = DimensionSet()
  /// True if it is about other versions.
  var isOfOtherVersions = false
  /// The index in ``IndexedRule/unread`` of the redesign that ended the rule; nil if none did, and
  /// for a statement.
  var ending: Int?

  var isEmpty: Bool { self == Unmet() }

  /// The distance from the question: a redesign since is nearer than another version, that nearer
  /// than another situation, that nearer than another device.
  var distance: Int {
    let attributes = dimensions.intersection(.ofDevice).count
    return (ending == nil ? 0 : 1) + (isOfOtherVersions ? 2 : 0)
      + 3 * (dimensions.count - attributes) + (isOfOtherDevices ? 4 : 0) + 5 * attributes
  }

  /// The conditions one by one, those on the device first, without the redesign.
  var failures: [Miss.Failure] {
    var failures: [Miss.Failure] = isOfOtherDevices ? [.devices] : []
    failures += dimensions.lazy.map(Miss.Failure.condition)
    if isOfOtherVersions { failures.append(.os) }
    return failures
  }
}
