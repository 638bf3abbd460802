package import KeylineModel

/// The evidence behind an answer, as weak as its weakest part.
package struct Support: Hashable, Sendable {
  /// How well sources support it; nil without a value.
  package internal(set) var confidence: Confidence?
  /// The end of the last version on which measurements support all of it.
  package internal(set) var measuredUntil: OSVersion?
  /// The end of the last version that any source speaks of, where nothing was measured.
  package internal(set) var statedUntil: OSVersion?
  /// The rules that gave it, those of formulas before those of their terms.
  package internal(set) var rules: [Rule.ID] = []
  /// The sources behind it, sorted.
  package internal(set) var sources: [Source.ID] = []
  /// True if it mattered that no linked SDK was given, so that the OS's own was taken.
  package internal(set) var readsDefaultSDK = false
  /// The answers for apps built with another SDK, each once; nil where that decides nothing.
  package internal(set) var otherSDKs: [OtherSDK?] = []
  /// What an inferred value is inferred from.
  package internal(set) var inference: Inference?
  /// True for a value to check: disputed, copied, or inferred from no observation, in this situation, of a device
  /// of the same size and housing or of the device's class.
  package internal(set) var needsChecking = false
  /// True if a part of the versions has a value that is known.
  package internal(set) var isKnownInPart = false
  /// True if rows decide it that do not come with Keyline.
  package internal(set) var isOwn = false

  /// The answer for apps built with another SDK.
  package struct OtherSDK: Hashable, Sendable {
    /// The major version of the SDK.
    package let major: Int
    /// The value with it; nil where there is none.
    package let value: Length?

    /// Creates an answer for an SDK.
    package init(major: Int, value: Length?) {
      self.major = major
      self.value = value
    }
  }

  init() {}

  /// The confidence and the sources alone, by which equal supports are found.
  package var evidence: Support {
    var evidence = Support()
    (evidence.confidence, evidence.sources, evidence.isOwn) = (confidence, sources, isOwn)
    return evidence
  }

  /// How much a value is to be doubted alone, which takes little room.
  package var doubts: Support {
    var doubts = Support()
    (doubts.needsChecking, doubts.measuredUntil) = (needsChecking, measuredUntil)
    return doubts
  }

  /// The support of the same content on versions one after the other.
  ///
  /// - Parameter standing: The supports that tell how the value stands, the earlier versions first.
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
