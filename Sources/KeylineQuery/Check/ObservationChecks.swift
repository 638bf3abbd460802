import KeylineModel

extension Check {
  /// The resolver gives the value of every undisputed observation.
  package static let replay = Check(.replay) { resolver in
    resolver.replays(of: resolver.knowledge.observations).filter { $0.verdict == .disagrees }.map {
      replay in
      let value = replay.observation.value
      let place = replay.places.first { $0.result.value != value }
      return Finding(
        replay.observation.id, .disagrees(replay.observation.metric, value, rules: place))
    }
  }
}

extension Check {
  /// A source's single number is not used for versions between which the value changed.
  ///
  /// Popular tables give one number per device and miss that the iPhone XR went from 44 to 48.
  package static let knownChange = Check(.knownChange) { resolver in
    var questions = QuestionMemory(resolver)
    return resolver.knowledge.observations.compactMap { observation in
      guard observation.disputed == nil, observation.os.namesVersions else { return nil }
      for device in resolver.knowledge.devices where observation.covers(device) {
        guard let question = questions.question(observation.metric, device) else { continue }
        let answers = question.versions(of: observation).compactMap { version in
          observation.situations(at: version).first.map {
            question.answer(at: version, in: $0).value
          }
        }
        let values = Set(answers.compactMap(\.self))
        guard values.count > 1, values.contains(observation.value) else { continue }
        return Finding(
          observation.id,
          .spansChange(observation.value, device: device.name, values: values.sorted()))
      }
      return nil
    }
  }
}

extension Check {
  /// One address is one source, and so is one project.
  ///
  /// A dump that several notes copied was once counted as if each had read it, and one project's
  /// probes as if others had confirmed them.
  package static let copies = Check(.copies) { resolver in
    let originals = resolver.knowledge.sources.filter { $0.copyOf == nil }.sorted { $0.id < $1.id }
    let places = originals.compactMap { source in source.place.map { (place: $0, id: source.id) } }
    return Dictionary(grouping: places, by: \.place).values.flatMap { places in
      places.dropFirst().map { place in
        Finding(place.id, .unmarkedCopy(of: places[0].id, at: place.place))
      }
    }.sorted { $0.subject < $1.subject }
  }
}

extension Source {
  /// The repository of the source, or its address; nil without one.
  ///
  /// People who write in the threads of a repository are not one source.
  fileprivate var place: String? {
    guard let address else { return nil }
    let parts = address.split(separator: "/", omittingEmptySubsequences: false)
    guard kind != .issue, parts.count >= 5, parts[2] == "github.com" else { return address }
    return parts[2...4].joined(separator: "/")
  }
}
