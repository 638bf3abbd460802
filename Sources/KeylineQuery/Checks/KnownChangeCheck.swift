import KeylineModel

extension Check {
  /// No source's number is taken as one for versions between which the value changed.
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
