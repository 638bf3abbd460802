import KeylineModel

extension Check {
  /// Observations about a device are about versions that the device ran.
  ///
  /// A table of constants that names no version was once recorded as from iOS 11 on, for phones
  /// that came with iOS 16.
  package static let age = Check(.age) { resolver in
    resolver.knowledge.observations.compactMap { observation in
      let devices = (observation.scope.devices ?? []).sorted().compactMap(resolver.device)
      let spans = devices.compactMap(\.support)
      guard observation.os.namesVersions, !spans.isEmpty, spans.count == devices.count,
        let first = spans.map(\.from).min()
      else { return nil }
      if let begins = observation.os.beginnings.first(where: { $0.end <= first }) {
        return Finding(observation.id, .beforeDevices(begins, oldest: first))
      }
      return devices.first { !observation.speaks(ofVersionsOf: $0) }.map {
        Finding(observation.id, .namesIdleDevice($0.id))
      }
    }
  }

  /// A source that states a number for a stretch of versions was opened a second time.
  ///
  /// More than a hundred and fifty rows once had a stretch that their sources do not name: from the
  /// first version of a device up to a redesign. Only opening the source tells such a row from a
  /// sound one, so the row has to state that it was opened again.
  package static let stretches = Check(.stretches) { resolver in
    resolver.knowledge.observations.compactMap { observation in
      guard observation.layer == .shipped, case .stretch = observation.os,
        observation.os.namesVersions
      else { return nil }
      if observation.obtained == .measured {
        return Finding(observation.id, .measuredStretch)
      }
      guard observation.readAgain == nil else { return nil }
      return Finding(observation.id, .stretchNotReadAgain(observation.source))
    }
  }
}

extension Observation.StatedOS {
  /// The versions with which its stretches begin; none for an open beginning.
  fileprivate var beginnings: [StatedVersion] {
    switch self {
    case .on(let versions): versions
    case .stretch(let from, _): from.map { [StatedVersion($0, precision: .major)] } ?? []
    }
  }
}
