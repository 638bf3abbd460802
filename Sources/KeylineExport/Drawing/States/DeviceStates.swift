import KeylineModel
import KeylineQuery
import KeylineText

/// Every state of a device over the versions that it ran: what its page can show.
struct DeviceStates {
  let device: Device
  let rows: [StateRow]
  let states: [DeviceState]
  /// The versions over which nothing of any state changes, the newest first.
  let stretches: [Stretch]
  private let columns: [Question: Int]
  /// The same cut wherever a status changes, too, the oldest first.
  private let parts: [AnswerTable.Row]

  /// Versions over which nothing of any state changes.
  struct Stretch {
    /// A short name, for addresses.
    let key: String
    /// The versions as people write them.
    let label: String
    let ranges: [VersionRange]
    let releases: [OSVersion]
    fileprivate let cells: [Cell]
  }

  private struct Question: Hashable {
    let metric: Metric.ID
    let situation: Situation
  }

  /// Answers all states.
  ///
  /// - Parameters:
  ///   - metrics: The metrics that pages may speak of.
  ///   - table: Answers columns about the device, cut by content or by reasons, the oldest first.
  init(
    _ device: Device, _ rows: [StateRow], _ figures: [Metric], _ states: [DeviceState],
    from base: Situation, _ matrix: AnswerMatrix, _ dimensions: DecidingDimensions,
    table: ([Column], AnswerTable.Folding) -> [AnswerTable.Row]
  ) {
    self.device = device
    self.states = states
    self.base = base
    self.dimensions = dimensions
    var asked: [Column] = []
    var columns: [Question: Int] = [:]
    func add(_ metric: Metric, _ situation: Situation) {
      let question = Question(
        metric: metric.id, situation: dimensions.plain(situation, for: metric.id))
      guard columns[question] == nil else { return }
      columns[question] = asked.count
      asked.append(Column(metric, question.situation))
    }
    for state in states {
      for row in rows { add(row.metric, row.situation(state, from: base)) }
      for figure in figures { add(figure, state.situation(from: base)) }
    }
    self.columns = columns
    parts = table(asked, .reasons)
    let labels = VersionLabels(matrix.resolver.knowledge.releases)
    let stretches = table(asked, .content).reversed().map { row in
      Stretch(
        row, matrix.releases(of: device, in: row.ranges).map(\.from), labels)
    }
    self.stretches = stretches
    // What an app without multitasking gets is worth a line only where it gets something else.
    self.rows = rows.filter { row in
      guard row.isWithoutMultitasking else { return true }
      return states.contains { state in
        let other = Question(
          metric: row.metric.id,
          situation: dimensions.plain(state.situation(from: base), for: row.metric.id))
        let own = Question(
          metric: row.metric.id,
          situation: dimensions.plain(row.situation(state, from: base), for: row.metric.id))
        guard let left = columns[own], let right = columns[other] else { return false }
        return stretches.contains { $0.cells[left].content != $0.cells[right].content }
      }
    }
  }

  private let base: Situation
  private let dimensions: DecidingDimensions

  private func column(_ metric: Metric.ID, _ situation: Situation) -> Int? {
    columns[Question(metric: metric, situation: dimensions.plain(situation, for: metric))]
  }

  /// The answer of a line of the list.
  func cell(_ row: StateRow, in state: DeviceState, on stretch: Stretch) -> Cell? {
    column(row.metric.id, row.situation(state, from: base)).map { stretch.cells[$0] }
  }

  /// The answer of a metric that is part of the picture.
  func cell(_ metric: Metric.ID, in state: DeviceState, on stretch: Stretch) -> Cell? {
    column(metric, state.situation(from: base)).map { stretch.cells[$0] }
  }

  /// The situation in which a line was answered.
  func situation(_ row: StateRow, in state: DeviceState) -> Situation {
    row.situation(state, from: base)
  }

  /// The answers of a line within a stretch, one for each status and each reason, the oldest first.
  func parts(
    _ row: StateRow, in state: DeviceState, on stretch: Stretch
  ) -> [(ranges: [VersionRange], cell: Cell)] {
    guard let column = column(row.metric.id, row.situation(state, from: base)) else { return [] }
    return parts.compactMap { part in
      let ranges = part.ranges.flatMap { range in stretch.ranges.compactMap(range.clipped) }
      return ranges.isEmpty ? nil : (ranges, part.cells[column])
    }
  }
}

extension DeviceStates.Stretch {
  fileprivate init(
    _ row: AnswerTable.Row, _ releases: [OSVersion], _ labels: VersionLabels
  ) {
    ranges = row.ranges
    cells = row.cells
    self.releases = releases
    let first = releases.first ?? row.ranges[0].from
    let minors = Set(releases.map { OSVersion($0.major, $0.minor) })
    let isWhole =
      first.minor == 0 && first.patch == 0
      && row.ranges.contains {
        $0.contains(first) && $0.until >= OSVersion(first.major + 1)
      }
    key = isWhole ? "\(first.major)" : "\(first.major).\(first.minor)" + Self.patch(first)
    // `26.0` alone means 26.0.1 as well to those who read it.
    label = minors.count == 1 && !isWhole ? key : labels.label(row.ranges)
  }

  private static func patch(_ version: OSVersion) -> String {
    version.patch == 0 ? "" : ".\(version.patch)"
  }
}
