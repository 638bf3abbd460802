package import KeylineModel

extension Resolver {
  /// The conditions that were asked for and decide no value of a device, each once with the devices that it
  /// leaves alone.
  ///
  /// - Parameters:
  ///   - named: The conditions that were named, be it with their default.
  ///   - given: The conditions that the command brings along.
  package func noEffects(
    on rows: [AnswerTable.Row], naming named: [Dimension] = [], besides given: [Dimension] = []
  ) -> [Note] {
    // Of many cells few differ in their situation.
    let situations = rows.reduce(into: [Situation]()) { situations, row in
      for cell in row.cells where cell.isAnswerable && !situations.contains(cell.column.situation) {
        situations.append(cell.column.situation)
      }
    }
    let departures = situations.flatMap(\.departures)
    let asked = Dimension.allCases.filter {
      !given.contains($0) && (named.contains($0) || departures.contains($0))
    }
    if asked.isEmpty { return [] }
    var notes: [Note] = []
    for device in rows.map(\.device).eachOnce {
      let own = rows.filter { $0.device.id == device.id }
      for caveat in noEffects(
        of: asked, on: device, own.flatMap { $0.cells.filter(\.isAnswerable) },
        over: own.flatMap(\.ranges))
      {
        if let index = notes.firstIndex(where: { $0.caveat == caveat }) {
          notes[index].devices.append(device)
        } else {
          notes.append(Note(caveat: caveat, devices: [device]))
        }
      }
    }
    // An SDK that matters to one value is not said to matter nowhere.
    if asked.contains(.sdk), rows.contains(where: { $0.cells.contains { $0.value != nil } }),
      !rows.contains(where: readsSDK)
    {
      notes.append(Note(caveat: .noEffect(.sdk, on: []), devices: rows.map(\.device).eachOnce))
    }
    return notes
  }

  private func noEffects(
    of asked: [Dimension], on device: Device, _ cells: [Cell], over ranges: [VersionRange]
  ) -> [Caveat] {
    func keys(_ cells: [Cell]) -> [Metric.ID] { [].merged(with: cells.map(\.column.metric.id)) }
    let answered = keys(cells.filter { $0.value != nil || $0.status == .uncertain })
    // What has no value may lack it because of a condition, which makes a difference then.
    let questions = keys(cells).compactMap { question($0, device: device.id) }
    if questions.isEmpty { return [] }
    let brought = cells.flatMap(\.column.situation.brought)
    return asked.filter { $0 != .sdk }.compactMap { dimension in
      guard
        !ranges.contains(where: dimension.lifetime.overlaps)
          || questions.allSatisfy({ $0.ignores(dimension, bringing: brought) })
      else { return nil }
      if isForeign(dimension, to: device) { return .noEffect(dimension, on: []) }
      if answered.isEmpty { return nil }
      return .noEffect(
        dimension, on: answered,
        butOn: related(to: cells, decidedBy: dimension, on: device, over: ranges))
    }
  }

  /// The metric worth a look beside that of cells which a condition changes; nil for several metrics, as nobody can tell
  /// which one was meant.
  private func related(
    to cells: [Cell], decidedBy dimension: Dimension, on device: Device, over ranges: [VersionRange]
  ) -> Metric.ID? {
    guard let column = cells.first?.column, let version = ranges.last?.from,
      cells.allSatisfy({ $0.column.metric.id == column.metric.id })
    else { return nil }
    return column.metric.see.first { key in
      guard let question = question(key, device: device.id) else { return false }
      let values = [column.situation, column.situation.without(dimension)].map {
        question.answer(at: version, in: $0).value
      }
      return values[0] != values[1] && !values.contains(nil)
    }
  }
}

extension Resolver {
  /// True if the linked SDK is the usual one of its versions, or decides a cell.
  private func readsSDK(_ row: AnswerTable.Row) -> Bool {
    row.cells.filter(\.isAnswerable).contains { cell in
      var situation = cell.column.situation
      guard let sdk = situation.sdk, row.ranges.contains(where: { !$0.isOf(sdk) }),
        let question = question(cell.column.metric.id, device: row.device.id)
      else { return true }
      // What has no value may lack it because of the SDK.
      if cell.value == nil { return true }
      situation.sdk = nil
      return question.timeline(over: row.ranges, in: situation, hypothetical: true).stretches
        .contains { $0.value.readsDefaultSDK || $0.value.content != cell.content }
    }
  }
}

extension Question {
  /// Tells whether no value of a condition leads to another answer, nor what comes along with it.
  ///
  /// - Parameter brought: What conditions of the situation brought along.
  func ignores(_ dimension: Dimension, bringing brought: [Dimension]) -> Bool {
    !nodes.contains { $0.shows(dimension) } && isSettled(dimension, bringing: brought)
  }

  /// Like `ignores`, but bars that the metric itself puts on screen may decide.
  func isSettled(_ dimension: Dimension, bringing brought: [Dimension]) -> Bool {
    let all = [dimension] + dimension.companions.filter(brought.contains)
    return nodes.allSatisfy { node in
      all.allSatisfy { node.ignores($0) || $0.isBar && node.shows($0) }
    }
  }
}

extension Cell {
  /// True if it may have a value: the device ran the version, and has what is measured.
  fileprivate var isAnswerable: Bool {
    switch reason {
    case .lacks, .term(_, .lacks): false
    default: status != .impossible
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
