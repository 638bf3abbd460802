package import KeylineModel

extension Technique {
  /// How well it works at a version; nil if nothing is recorded.
  func support(at version: OSVersion) -> Support? {
    version < .firstWithData
      ? nil : support.first { $0.os.range(.latest).contains(version) }
  }
}

extension Technique {
  /// The end of the last support that works, if nothing is recorded at a later version.
  func ended(at version: OSVersion) -> OSBoundary? {
    guard support(at: version) == nil else { return nil }
    return support.filter { $0.verdict == .works || $0.verdict == .partly }.compactMap(\.os.until)
      .filter { $0.latest <= version }.max { $0.latest < $1.latest }
  }
}

extension Resolver {
  /// The technique with an identifier.
  package func technique(_ id: Technique.ID) -> Technique? {
    knowledge.techniques.first { $0.id == id }
  }

  /// How well a technique works on a device at a version; nil if the data does not have the
  /// technique.
  func verdict(
    _ id: Technique.ID, on device: Device, at version: OSVersion
  ) -> Technique.Support.Verdict? {
    technique(id).map { technique in
      untried(technique, on: device, at: version) == nil
        ? technique.support(at: version)?.verdict ?? .unknown : .unknown
    }
  }

  /// The first redesign of everything since which a technique that worked was never tried: its
  /// support begins earlier and has no end.
  ///
  /// A technique that failed before is not expected to work.
  func untried(
    _ technique: Technique, on device: Device, at version: OSVersion
  ) -> Redesign? {
    guard let support = technique.support(at: version), support.os.until == nil,
      [.works, .partly].contains(support.verdict)
    else { return nil }
    let from = support.os.range(.latest).from
    return redesigns.first {
      $0.metrics.isEmpty && $0.concerns(device) && from < $0.version && $0.version <= version
    }
  }
}
