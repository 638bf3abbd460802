import KeylineModel
import KeylineQuery
import KeylineText

/// Why cells of a table have no value: each reason once, or how many there are and one of them.
struct MissingLines {
  /// The cells that could have a value.
  private let cells: [(cell: Cell, row: AnswerTable.Row)]
  private let rows: [AnswerTable.Row]
  private let resolver: Resolver

  /// The lines for the rows of one table or several.
  init(_ rows: [AnswerTable.Row], _ resolver: Resolver) {
    self.rows = rows
    self.resolver = resolver
    cells = rows.flatMap { row in row.cells.map { (cell: $0, row: row) } }
      .filter { ![.notApplicable, .impossible].contains($0.cell.status) }
  }

  /// Writes them to standard error, with the steps that lead to values.
  ///
  /// - Parameter hint: The flag that shows each reason where they are counted; nil without one.
  func write(_ detail: NoteDetail, hint: String? = "--notes", to context: CommandContext) {
    if detail == .silent { return }
    let missing = cells.filter { [.unknown, .conflict].contains($0.cell.status) }
    if missing.isEmpty {
      if let lack = rows.lacksText { context.say(lack) }
      return
    }
    let reasons = reasons(of: missing, most: detail == .all ? .max : Names.few)
    if detail == .counted, reasons.count > Names.few {
      let example = reasons.first(where: \.namesStep) ?? reasons[0]
      let status = missing.allSatisfy { $0.cell.status == .unknown } ? "unknown" : "without a value"
      context.say(
        "\(missing.count) of \(cells.count) \(status)\(hint.map { " (\($0))" } ?? ""), such as "
          + example.line(labels))
      return
    }
    for reason in reasons { context.say("missing: " + reason.line(labels)) }
    let others = reasons.filter { !$0.namesStep }.flatMap(\.absences)
    for step in Failure.steps(others) { context.say(step) }
  }

  private var labels: VersionLabels { VersionLabels(resolver.knowledge.releases) }

  /// The reasons in the order of the cells, up to the first after some.
  private func reasons(
    of missing: [(cell: Cell, row: AnswerTable.Row)], most: Int
  ) -> [Reason] {
    // Columns that differ in the orientation alone need it in their names.
    let areOriented = Set(cells.map(\.cell.column.situation.orientation)).count > 1
    let devices = AskedDevices(resolver)
    var reasons: [Reason] = []
    for (cell, row) in missing {
      let column = cell.column
      let new = Reason(
        metric: column.key
          + (areOriented ? " in \(column.situation.orientation.rawValue)" : ""),
        ranges: row.ranges, devices: [row.device],
        absences: [cell.absence.lookedUp(among: devices)])
      if let index = reasons.firstIndex(where: { $0.isSaid(with: new) }) {
        reasons[index].devices = reasons[index].devices.merged(with: new.devices)
        reasons[index].absences += new.absences
      } else {
        reasons.append(new)
        if reasons.count > most { return reasons }
      }
    }
    return reasons
  }

  /// A reason with the cells that have it.
  private struct Reason {
    let metric: String
    let ranges: [VersionRange]
    var devices: [Device]
    /// What is missing on each device, looked up.
    var absences: [Cell.Absence]
    private let text: String

    init(
      metric: String, ranges: [VersionRange], devices: [Device], absences: [Cell.Absence]
    ) {
      self.metric = metric
      self.ranges = ranges
      self.devices = devices
      self.absences = absences
      text = absences[0].text(on: devices[0])
    }

    func isSaid(with other: Reason) -> Bool {
      (metric, ranges, text) == (other.metric, other.ranges, other.text)
    }

    /// True if the step belongs into the line, as it says how to ask for a value of this metric.
    var namesStep: Bool {
      switch absences[0].unanswered.next {
      case .setting, .versions, .compareRules, .designCompatibility: true
      default: false
      }
    }

    func line(_ labels: VersionLabels) -> String {
      let told = Failure.told(absences[0], of: metric, on: devices, ranges, labels)
      guard namesStep, !Failure.isTold(absences[0]), let step = Failure.steps([absences[0]]).first
      else { return told }
      return "\(told). \(step)"
    }
  }
}
