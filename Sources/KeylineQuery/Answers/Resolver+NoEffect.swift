package import KeylineModel

extension Resolver {
  /// The conditions that were asked for and decide no value of a device, each once with the devices that it
  /// leaves alone.
  ///
  /// - Parameters:
  ///   - named: The conditions that were named, be it with their default.
  ///   - given: The conditions that the command brings along.
  package func noEffects(
    on answers: some Sequence<(device: Device, cells: [Cell], ranges: [VersionRange])>,
    naming named: [Dimension] = [], besides given: Set<Dimension> = []
  ) -> [Note] {
    var order: [Device] = []
    var cellsOf: [Device.ID: [Cell]] = [:]
    var rangesOf: [Device.ID: [VersionRange]] = [:]
    for (device, cells, ranges) in answers {
      rangesOf[device.id, default: []] += ranges
      if cellsOf[device.id] == nil { order.append(device) }
      cellsOf[device.id, default: []] += cells.filter { $0.status != .impossible && !$0.isLacking }
    }
    let situations = Set(cellsOf.values.joined().map(\.column.situation))
    let asked = Dimension.allCases.filter { dimension in
      !given.contains(dimension)
        && (named.contains(dimension) || situations.contains { $0.departures.contains(dimension) })
    }
    if asked.isEmpty { return [] }
    var notes: [Note] = []
    for device in order {
      for caveat in noEffects(
        of: asked, on: device, cellsOf[device.id] ?? [], over: rangesOf[device.id] ?? [])
      {
        if let index = notes.firstIndex(where: { $0.caveat == caveat }) {
          notes[index].devices.append(device)
        } else {
          notes.append(Note(caveat: caveat, devices: [device]))
        }
      }
    }
    return notes
  }

  private func noEffects(
    of asked: [Dimension], on device: Device, _ cells: [Cell], over ranges: [VersionRange]
  ) -> [Caveat] {
    func metrics(_ cells: [Cell]) -> [Metric.ID] { [].merged(with: cells.map(\.column.metric.id)) }
    let answered = metrics(cells.filter { $0.value != nil || $0.status == .uncertain })
    // What has no value may lack it because of a condition, which makes a difference then.
    let questions = metrics(cells).compactMap { question($0, device: device.id) }
    if questions.isEmpty { return [] }
    let brought = Set(cells.flatMap(\.column.situation.brought))
    return asked.compactMap { dimension in
      // What comes along with a condition may make the difference.
      let companions = dimension.companions.filter(brought.contains)
      guard
        !ranges.contains(where: dimension.lifetime.overlaps)
          || questions.allSatisfy({ question in
            question.nodes.allSatisfy { node in
              node.ignores(dimension)
                && companions.allSatisfy { node.shows($0) || node.ignores($0) }
            }
          })
      else { return nil }
      if isForeign(dimension, to: device) { return .noEffect(dimension, on: []) }
      return answered.isEmpty ? nil : .noEffect(dimension, on: answered)
    }
  }
}

extension Cell {
  /// True if the device does not have what is measured, whatever is asked.
  fileprivate var isLacking: Bool {
    switch reason {
    case .lacks, .term(_, .lacks): true
    default: false
    }
  }
}

extension Dimension {
  /// The conditions that a value of this one brings along: a large title its navigation bar.
  fileprivate var companions: [Dimension] {
    var situation = Situation()
    situation.set(self, to: 1)
    return situation.completed.brought
  }
}
