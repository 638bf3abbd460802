import KeylineModel
import KeylineQuery
import KeylineText

/// Why cells of a table have no value: each reason once, or how many there are and one of them.
struct MissingLines {
  private let rows: [AnswerTable.Row]
  private let resolver: Resolver
  /// The cells that are printed, and could have a value.
  private let printed: [Cell]

  /// The lines for the rows of one table or several.
  ///
  /// - Parameter groups: The rows as they are printed, where devices share some.
  init(_ rows: [AnswerTable.Row], in groups: [AnswerTable.Group]? = nil, _ resolver: Resolver) {
    self.rows = rows
    self.resolver = resolver
    printed = (groups.map { $0.flatMap(\.cells) } ?? rows.flatMap(\.cells))
      .filter { ![.notApplicable, .impossible].contains($0.status) }
  }

  /// Writes them to standard error, with the steps that lead to values.
  func write(_ detail: NoteDetail, to context: CommandContext) {
    if detail == .silent { return }
    let reasons = reasons(most: detail == .all ? .max : Names.few)
    if detail == .counted, reasons.count > Names.few {
      let example = reasons.first(where: \.namesStep) ?? reasons[0]
      context.say("\(counts) (--notes), for example \(example.line(labels))")
    } else {
      for reason in reasons { context.say("note: " + reason.line(labels)) }
      let others = reasons.filter { !$0.namesStep }.flatMap(\.absences)
      for step in Failure.steps(others) { context.say(step) }
    }
    if let lack = rows.lacksText { context.say(lack) }
  }

  /// How many of the cells have no value: `3 of 32 unknown`.
  private var counts: String {
    let missing = printed.filter(\.isMissing)
    let isUnknown = missing.allSatisfy { $0.status == .unknown }
    return "\(missing.count) of \(printed.count) \(isUnknown ? "unknown" : "without a value")"
  }

  private var labels: VersionLabels { VersionLabels(resolver.knowledge.releases) }

  /// The reasons in the order of the cells, up to the first after some.
  private func reasons(most: Int) -> [Reason] {
    let areOriented =
      Set(rows.flatMap(\.cells).map(\.column.situation.orientation)).count > 1
    let devices = AskedDevices(resolver)
    var reasons: [Reason] = []
    for row in rows {
      for cell in row.cells where cell.isMissing {
        let new = Reason(
          cell.column.subject(isOriented: areOriented), row,
          cell.absence.lookedUp(among: devices))
        if let index = reasons.firstIndex(where: { $0.isSaid(with: new) }) {
          reasons[index].add(new)
        } else {
          reasons.append(new)
          if reasons.count > most { return reasons }
        }
      }
    }
    return reasons
  }

  /// A reason with the cells that have it.
  private struct Reason {
    let subject: String
    let ranges: [VersionRange]
    private(set) var devices: [Device]
    /// What is missing on each device, looked up.
    private(set) var absences: [Cell.Absence]
    private let text: String

    init(_ subject: String, _ row: AnswerTable.Row, _ absence: Cell.Absence) {
      // What is said of a device alone is said once.
      self.subject = absence.reason == .firstOSUnknown ? "" : subject
      ranges = row.ranges
      devices = [row.device]
      absences = [absence]
      text = absence.text(on: row.device)
    }

    /// True for the same of another device.
    func isSaid(with other: Reason) -> Bool {
      (subject, ranges, text) == (other.subject, other.ranges, other.text)
    }

    mutating func add(_ other: Reason) {
      devices = devices.merged(with: other.devices)
      absences += other.absences
    }

    /// True if the step belongs into the line, as it says how to ask for a value of this metric.
    var namesStep: Bool {
      switch absences[0].unanswered.next {
      case .setting, .versions, .compareRules, .designCompatibility: true
      default: false
      }
    }

    func line(_ labels: VersionLabels) -> String {
      let told = Failure.told(absences[0], of: subject, on: devices, ranges, labels)
      guard namesStep, !Failure.isTold(absences[0]), let step = Failure.steps([absences[0]]).first
      else { return told }
      return "\(told). \(step)"
    }
  }
}

extension Cell {
  /// True if nobody knows its value, or sources contradict each other.
  fileprivate var isMissing: Bool { [.unknown, .conflict].contains(status) }
}
