import KeylineModel
import KeylineQuery
import KeylineText

/// Why cells of a table have no value, or one of two: each reason once, or how many there are and one of them.
struct MissingLines {
  private let rows: [AnswerTable.Row]
  /// The rows of each device.
  private let rowsOfDevices: [[AnswerTable.Row]]
  private let resolver: Resolver
  /// The devices among which all lacks are looked up.
  private let asked: AskedDevices
  /// The cells that are printed, and could have a value.
  private let printed: [Cell]

  /// The lines for the rows of one table or several.
  ///
  /// - Parameter groups: The rows as they are printed, where devices share some.
  init(_ rows: [AnswerTable.Row], in groups: [AnswerTable.Group]? = nil, _ resolver: Resolver) {
    self.rows = rows
    let ofDevices = Dictionary(grouping: rows, by: \.device.id)
    rowsOfDevices = rows.map(\.device).eachOnce.compactMap { ofDevices[$0.id] }
    self.resolver = resolver
    asked = AskedDevices(resolver)
    printed = (groups.map { $0.flatMap(\.cells) } ?? rows.flatMap(\.cells))
      .filter { ![.notApplicable, .impossible].contains($0.status) }
  }

  /// Writes them to standard error, with the steps that lead to values.
  func write(_ detail: NoteDetail, to context: CommandContext) {
    if detail == .silent { return }
    // The values whose steps are not told yet.
    var others: [Cell.Absence] = []
    for lack in Lack.allCases {
      let reasons = reasons(for: lack, most: detail == .all ? .max - 1 : Names.few)
      if detail == .counted, reasons.count > Names.few {
        for step in Failure.steps(others) { context.say(step) }
        others = []
        let example = reasons.first(where: \.namesStep) ?? reasons[0]
        context.say("\(count(lack)) (--notes), for example \(example.line(labels, most: 1))")
        others += reasons.flatMap(\.absences).filter {
          $0.unanswered.next?.isAboutDevice ?? false
        }
      } else {
        for reason in reasons { context.say("note: " + reason.line(labels)) }
        others += reasons.filter { !$0.namesStep }.flatMap(\.absences)
      }
    }
    if let lack = rows.lacksText {
      context.say(lack)
      // What exists in another state alone has a flag that leads there.
      others += rows.flatMap(\.cells).filter { $0.status == .notApplicable }.map(\.absence)
    }
    for step in Failure.steps(others) { context.say(step) }
  }

  /// The thing that a cell lacks.
  private enum Lack: CaseIterable {
    /// It has one of several values, as nobody knows when it changed.
    case version
    /// Nobody knows its value, or sources contradict each other.
    case value

    func concerns(_ cell: Cell) -> Bool {
      switch self {
      case .value: [.unknown, .conflict].contains(cell.status)
      case .version: cell.status == .uncertain
      }
    }
  }

  /// How many of the cells lack something: `3 of 32 unknown`, `all unknown`.
  private func count(_ lack: Lack) -> String {
    let cells = printed.filter(lack.concerns)
    let areAlike = Set(cells.map(\.status)).count == 1
    return (cells.count == printed.count ? "all " : "\(cells.count) of \(printed.count) ")
      + (areAlike ? cells[0].status.text : "without a value")
  }

  private var labels: VersionLabels { VersionLabels(resolver.knowledge.releases) }

  /// The reasons in the order of the devices, up to the device with which there are more than some.
  private func reasons(for lack: Lack, most: Int) -> [Reason] {
    let areOriented =
      Set(rows.flatMap(\.cells).map(\.column.situation.orientation)).count > 1
    var reasons: [Reason] = []
    for rows in rowsOfDevices where reasons.count <= most {
      var own: [Reason] = []
      for row in rows {
        for cell in row.cells where lack.concerns(cell) && own.count <= most {
          let new = Reason(
            cell.column.subject(isOriented: areOriented), row,
            cell.absence.lookedUp(among: asked))
          if let index = own.firstIndex(where: { $0.isOnOtherVersions(new) }) {
            own[index].addVersions(of: new, resolver.calendar)
          } else {
            own.append(new)
          }
        }
      }
      for new in own {
        if let index = reasons.firstIndex(where: { $0.isOfOtherDevice(new) }) {
          reasons[index].addDevice(of: new)
        } else {
          reasons.append(new)
        }
      }
    }
    return reasons
  }

  /// A reason with the cells that have it.
  private struct Reason {
    let subject: String
    private(set) var ranges: [VersionRange]
    private(set) var devices: [Device]
    /// The missing values, one for each device.
    private(set) var absences: [Cell.Absence]
    private let text: String
    /// The step that belongs behind the reason, as it says how to ask for a value of this metric.
    private let step: String?
    /// True if the step is told in the reason.
    private let isTold: Bool

    init(_ subject: String, _ row: AnswerTable.Row, _ absence: Cell.Absence) {
      // What is said of a device alone is said once.
      let isOfDevice = absence.reason == .firstOSUnknown
      self.subject = isOfDevice ? "" : subject
      ranges = isOfDevice ? [] : row.ranges
      devices = [row.device]
      absences = [absence]
      text = Failure.text(absence, on: row.device)
      isTold = Failure.isTold(absence)
      switch absence.unanswered.next {
      case .setting, .versions, .compareRules: step = Failure.steps([absence]).first
      default: step = nil
      }
    }

    /// True for the same on other versions of the device.
    func isOnOtherVersions(_ other: Reason) -> Bool {
      (subject, text, step, devices) == (other.subject, other.text, other.step, other.devices)
    }

    mutating func addVersions(of other: Reason, _ calendar: ReleaseCalendar) {
      for range in other.ranges {
        // Between two releases in a row there is no version.
        if let last = ranges.last, calendar.first(from: last.until) == range.from {
          ranges[ranges.count - 1] = VersionRange(from: last.from, until: range.until)
        } else {
          ranges.append(range)
        }
      }
      absences[0].unanswered.ranges = ranges
    }

    /// True for the same of another device on these versions.
    func isOfOtherDevice(_ other: Reason) -> Bool {
      (subject, text, step, ranges) == (other.subject, other.text, other.step, other.ranges)
    }

    mutating func addDevice(of other: Reason) {
      devices += other.devices
      absences += other.absences
    }

    /// True if the step that leads to a value is in the line.
    var namesStep: Bool { step != nil || isTold }

    /// The reason with its place.
    ///
    /// - Parameter most: How many devices are named at most.
    func line(_ labels: VersionLabels, most: Int = .max) -> String {
      let place =
        subject.isEmpty
        ? "" : Failure.place(subject, on: Array(devices.prefix(most)), ranges, labels) + ": "
      return place + text + (step.map { ". " + $0 } ?? "")
    }
  }
}
