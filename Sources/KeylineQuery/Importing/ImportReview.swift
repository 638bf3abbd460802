public import KeylineModel

/// An import set against what is known: every row replayed before anything is stored.
public struct ImportReview: Sendable {
  /// One for each change, in order.
  public let items: [ImportItem]
  /// The changes that are worth storing: those that bring something new.
  public let changes: [Change]

  /// The most devices, of all rows together, on which rows are replayed.
  public static let maximumCount = 15_000

  /// New rows that speak of more devices than they can be replayed on in reasonable time.
  public struct Excess: Error, CustomStringConvertible {
    public var description: String {
      "the new rows speak of more than \(ImportReview.maximumCount) devices, each row and device "
        + "counted; import them in several files"
    }
  }

  /// Sets changes against what is known.
  ///
  /// Observations are replayed where the devices and sources of the import are known and its rules
  /// are not, so that nothing confirms itself.
  ///
  /// - Parameters:
  ///   - knowledge: What is stored.
  ///   - others: What the rows are replayed against; without it, what is stored.
  ///   - progress: Called with the number of changes that are done and of all.
  ///   - isSame: Whether two rows say the same, whatever their layers.
  /// - Throws: ``Excess`` for rows that would be replayed on more than ``maximumCount`` devices.
  public init(
    _ changes: [Change], in knowledge: Knowledge, against others: Knowledge? = nil,
    progress: (Int, Int) -> Void = { _, _ in },
    isSame: (KnowledgeRow, KnowledgeRow) -> Bool
  ) throws(Excess) {
    let named = changes.filter { $0.key.kind == .device || $0.key.kind == .source }
    let before = Resolver((others ?? knowledge).applying(named))
    var replayer = Replayer(before)
    let stored = RowIndex(knowledge)
    let masked = Set(knowledge.masks.filter { $0.layer == .local }.map(\.key))
    var devices = 0
    var items: [ImportItem] = []
    var new: [Change] = []
    for (position, change) in changes.enumerated() {
      defer { progress(position + 1, changes.count) }
      switch change {
      case .put(let row):
        let old = stored.row(row.key)
        let isThere = old.map { isSame($0, row) } ?? false
        let statement = isThere ? nil : Self.statement(row)
        let named = statement.map(before.devices) ?? []
        devices += named.count
        guard devices <= Self.maximumCount else { throw Excess() }
        let replay = statement.map { replayer.replay($0, on: named) }
        items.append(Self.item(row, replacing: old, isThere: isThere, replay, before))
        if !isThere { new.append(change) }
      case .mask(let key):
        let isThere = masked.contains(key)
        items.append(
          ImportItem(
            key: key, status: isThere ? .same : .changed,
            detail: isThere ? nil : "takes the row away"))
        if !isThere { new.append(change) }
      case .drop(let key):
        items.append(
          ImportItem(key: key, status: .changed, detail: "nothing gives it any longer"))
        new.append(change)
      }
    }
    self.items = items
    self.changes = new
  }

  private static func statement(_ row: KnowledgeRow) -> Observation? {
    switch row {
    case .observation(let observation): observation
    case .rule(let rule): LocalReview.statement(of: rule)
    case .device, .source, .technique: nil
    }
  }

  private static func item(
    _ row: KnowledgeRow, replacing old: KnowledgeRow?, isThere: Bool, _ replay: Replay?,
    _ resolver: Resolver
  ) -> ImportItem {
    let isConflicting = replay?.verdict == .disagrees
    let status: ImportItem.Status =
      isThere ? .same : isConflicting ? .conflicting : old == nil ? .added : .changed
    let detail: String? =
      switch replay?.verdict {
      case .disagrees, .uncertain: replay.flatMap(words)
      default: nil
      }
    switch row {
    case .device(let device):
      return ImportItem(key: row.key, devices: [device.id], status: status)
    case .rule(let rule):
      let value =
        switch rule.value {
        case .length(let length): length.description
        case .formula(let formula): formula.description
        }
      return ImportItem(
        key: row.key, devices: (rule.scope.devices ?? []).sorted(), metric: rule.metric,
        value: value, status: status, detail: detail)
    case .observation(let observation):
      return ImportItem(
        key: row.key, devices: (observation.scope.devices ?? []).sorted(),
        source: observation.source, metric: observation.metric,
        value: observation.value.description, status: status, detail: detail)
    case .source(let source):
      return ImportItem(key: row.key, source: source.id, status: status)
    case .technique: return ImportItem(key: row.key, status: status)
    }
  }

  private static func words(_ replay: Replay) -> String? {
    replay.places.first { $0.outcome.status != .unknown }.map { place in
      let known =
        switch (place.outcome.value, place.outcome.status) {
        case (let value?, _): "\(value) is known"
        case (nil, .notApplicable): "it is not applicable"
        case (nil, .conflict): "rules conflict"
        case (nil, let status): "it is \(status.rawValue)"
        }
      return "\(known) on \(place.device) with iOS \(place.version)"
    }
  }
}
