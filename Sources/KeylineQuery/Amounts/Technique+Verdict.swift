public import KeylineModel

extension Technique {
  /// How well it works at a version; nil where nothing is recorded.
  func support(at version: OSVersion) -> Support? {
    support.first { $0.os.range(.latest).contains(version) }
  }
}

extension Resolver {
  /// The technique with an identifier.
  public func technique(_ id: Technique.ID) -> Technique? {
    knowledge.techniques.first { $0.id == id }
  }

  /// How well a technique works at a version; nil where the data does not have the technique.
  func verdict(_ id: Technique.ID, at version: OSVersion) -> Technique.Support.Verdict? {
    technique(id).map { $0.support(at: version)?.verdict ?? .unknown }
  }
}
