public import KeylineModel
public import KeylineQuery

/// Observations of a table set against what is known, before anything is stored.
public struct ExternalReview: Sendable {
  /// One for each observation, in the order of the file.
  public let items: ImportItems
  /// Those that take the place of other rows.
  public let changes: [Change]
  /// The positions of those whose identifiers nothing has, in the order in which they are stored
  /// fast.
  public let additions: [Int]
  /// All positions, those of one metric and scope together.
  public let positions: [Int]
  /// The identifiers that stored rows have, too, or had before they were taken away.
  public let restated: Set<Observation.ID>

  /// Sets observations against what is known.
  ///
  /// - Parameters:
  ///   - observations: What is to be stored.
  ///   - knowledge: What is stored.
  ///   - rules: What the observations are replayed against.
  ///   - progress: Called with the number of observations that are done and of all.
  ///   - isSame: Whether two rows say the same, whatever their layers.
  public init(
    _ observations: ExternalObservations, in knowledge: Knowledge, against rules: Resolver,
    progress: (Int, Int) -> Void = { _, _ in },
    isSame: (KnowledgeRow, KnowledgeRow) -> Bool
  ) {
    let positions = observations.sortedPositions
    var replayer = Replayer(rules)
    let stored = RowIndex(knowledge)
    let taken = observations.idsOfSource(in: knowledge)
    var restated: Set<Observation.ID> = []
    var statuses = Array(repeating: ImportItem.Status.added, count: observations.count)
    var remarks: [Replay.Place?] = Array(repeating: nil, count: observations.count)
    var changes: [Change] = []
    var additions: [Int] = []
    for (count, position) in positions.enumerated() {
      defer { progress(count + 1, positions.count) }
      let observation = observations[position]
      let isTaken = taken.contains(observation.id)
      let row = KnowledgeRow.observation(observation)
      let old = isTaken ? stored.row(row.key) : nil
      let isThere = old.map { isSame($0, row) } ?? false
      let replay = isThere ? nil : replayer.replay(observation)
      statuses[position] = ImportItem.Status(isThere: isThere, isNew: old == nil, replay)
      remarks[position] = replay?.remark
      if isTaken { restated.insert(observation.id) }
      if isThere { continue }
      if isTaken { changes.append(.put(row)) } else { additions.append(position) }
    }
    self.positions = positions
    self.changes = changes
    self.additions = additions
    self.restated = restated
    let groups = observations.groups
    let outlines = observations.indices.map { position in
      ImportItems.Outline(
        statuses[position], hasDetail: remarks[position] != nil, group: groups[position])
    }
    // What is made later, anywhere, cannot look at a variable.
    let said = remarks
    items = ImportItems(outlines) { position in
      ImportItem(
        .observation(observations[position]), outlines[position].status, because: said[position])
    }
  }
}

extension ExternalObservations {
  /// The identifiers of their source that stored rows have, or had before they were taken away.
  fileprivate func idsOfSource(in knowledge: Knowledge) -> Set<Observation.ID> {
    let start = terms.source + "/"
    let ids =
      knowledge.observations.lazy.map(\.id)
      + knowledge.masks.lazy.filter { $0.key.kind == .observation }.map(\.key.id)
    return Set(ids.filter { $0.hasPrefix(start) })
  }

  /// A number for each observation; two with the same are of the same device.
  fileprivate var groups: [UInt32] {
    var numbers = Numbering<Set<Device.ID>>()
    let ofTopics = topics.map { UInt32(numbers.number(of: $0.scope.devices ?? [])) }
    return rows.map { ofTopics[Int($0.topic)] }
  }
}
