package import KeylineModel

/// The evidence behind an answer, as weak as its weakest part.
package struct Support: Hashable, Sendable {
  /// How well sources support it; nil without a value.
  package internal(set) var confidence: Confidence?
  /// The end of the last version on which measurements support all of it.
  package internal(set) var measuredUntil: OSVersion?
  /// The end of the last version that any source states, if nothing was measured.
  package internal(set) var statedUntil: OSVersion?
  /// The rules that gave it, those of formulas before those of their terms.
  package internal(set) var rules: [Rule.ID] = []
  /// The sources behind it, sorted.
  package internal(set) var sources: [Source.ID] = []
  /// True if the missing linked SDK made a difference, so that the OS's own was assumed.
  package internal(set) var readsDefaultSDK = false
  /// The answers for apps built with another SDK, each once; nil if the SDK makes no difference.
  package internal(set) var otherSDKs: [OtherSDK?] = []
  /// The origin of an inferred value.
  package internal(set) var inference: Inference?
  /// True for a value to check: disputed, copied, or inferred without an observation, in this
  /// situation, of a device of the same size and housing or of the device's class.
  package internal(set) var needsChecking = false
  /// True if the value is known on a part of the versions.
  package internal(set) var isKnownInPart = false
  /// True if rows that are not shipped decide it.
  package internal(set) var isOwn = false

  /// The answer for apps built with another SDK.
  package struct OtherSDK: Hashable, Sendable {
    /// The major version of the SDK.
    package let major: Int
    /// The value with that SDK; nil if there is none.
    package let value: Length?

    /// Creates an answer for an SDK.
    package init(major: Int, value: Length?) {
      self.major = major
      self.value = value
    }
  }

  init() {}

  /// The confidence and the sources alone, to find equal supports.
  package var evidence: Support {
    var evidence = Support()
    (evidence.confidence, evidence.sources, evidence.isOwn) = (confidence, sources, isOwn)
    return evidence
  }

  /// The doubts alone, which take little memory.
  package var doubts: Support {
    var doubts = Support()
    (doubts.needsChecking, doubts.measuredUntil) = (needsChecking, measuredUntil)
    return doubts
  }

  /// The support of the same content on successive versions.
  ///
  /// - Parameter standing: The supports that decide the status, the earlier versions first.
  init(joining first: Support, _ second: Support, standing: [Support]) {
    let both = [first, second]
    confidence = both.compactMap(\.confidence).max()
    measuredUntil = both.compactMap(\.measuredUntil).max()
    statedUntil = both.compactMap(\.statedUntil).max()
    rules = first.rules.merged(with: second.rules)
    sources =
      first.sources == second.sources
      ? first.sources : Set(first.sources + second.sources).sorted()
    readsDefaultSDK = both.contains(where: \.readsDefaultSDK)
    otherSDKs = standing.reduce(into: []) { $0 = $0.merged(with: $1.otherSDKs) }
    inference = standing.lazy.compactMap(\.inference).first
    needsChecking = standing.contains(where: \.needsChecking)
    isKnownInPart = standing.contains(where: \.isKnownInPart)
    isOwn = both.contains(where: \.isOwn)
  }
}
