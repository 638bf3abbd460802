package import KeylineModel

extension Resolver {
  /// The given conditions that no rule of an answered metric mentions, each once with the devices
  /// on which it has no effect.
  ///
  /// - Parameters:
  ///   - named: The given conditions, defaults included.
  ///   - given: The conditions that the command brings along.
  package func noEffects(
    on records: [AnswerRecord], naming named: [Dimension] = [], besides given: [Dimension] = []
  ) -> [Note] {
    // Among many answers, few situations differ.
    let records = records.filter(\.isAnswerable)
    let departures = records.reduce(into: [Situation]()) { situations, record in
      if !situations.contains(record.situation) { situations.append(record.situation) }
    }.flatMap(\.departures)
    let asked = Dimension.allCases.filter {
      !given.contains($0) && (named.contains($0) || departures.contains($0))
    }
    if asked.isEmpty { return [] }
    return records.grouped(by: \.device.id).map(\.members).reduce(into: []) { notes, records in
      let device = records[0].device
      for caveat in noEffects(of: asked, on: device, records) {
        if let index = notes.firstIndex(where: { $0.caveat == caveat }) {
          notes[index].devices.append(device)
        } else {
          notes.append(Note(caveat: caveat, devices: [device]))
        }
      }
    }
  }

  private func noEffects(
    of asked: [Dimension], on device: Device, _ records: [AnswerRecord]
  ) -> [Caveat] {
    func keys(_ records: [AnswerRecord]) -> [Metric.ID] {
      [].merged(with: records.map(\.metric.id))
    }
    let answered = keys(records.filter { $0.value != nil || $0.status == .uncertain })
    // A question without a value may lack it because of a condition, which then makes a difference.
    let questions = keys(records).compactMap { question($0, device: device.id) }
    if questions.isEmpty { return [] }
    let implied = records.flatMap(\.situation.implied)
    let ranges = records.flatMap(\.ranges)
    return asked.compactMap { dimension in
      guard
        !ranges.contains(where: dimension.lifetime.overlaps)
          || questions.allSatisfy({ $0.ignores(dimension, bringing: implied) })
      else { return nil }
      if isInapplicable(dimension, to: device) { return .noEffect(dimension, on: []) }
      return answered.isEmpty ? nil : .noEffect(dimension, on: answered)
    }
  }
}

extension Question {
  /// True if no value of a condition or of its implied conditions changes the answer.
  ///
  /// - Parameter implied: The conditions that conditions of the situation implied.
  func ignores(_ dimension: Dimension, bringing implied: [Dimension]) -> Bool {
    !nodes.contains { $0.shows(dimension) } && isSettled(dimension, bringing: implied)
  }

  /// True for `ignores`, or if only bars that the metric itself puts on screen decide.
  func isSettled(_ dimension: Dimension, bringing implied: [Dimension]) -> Bool {
    let all = [dimension] + dimension.companions.filter(implied.contains)
    return nodes.allSatisfy { node in
      all.allSatisfy { node.ignores($0) || $0.isBar && node.shows($0) }
    }
  }
}

extension AnswerRecord {
  /// True if a value is possible: the device ran the version and has the measured feature.
  fileprivate var isAnswerable: Bool {
    if case .lacks? = answer.why?.cause { false } else { status != .impossible }
  }
}

extension Dimension {
  /// The conditions that this one implies: a navigation bar for a large title.
  fileprivate var companions: [Dimension] {
    var situation = Situation()
    situation.set(self, to: 1)
    return situation.completed.implied
  }
}
