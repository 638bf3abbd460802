import KeylineModel
import KeylineQuery
import KeylineText

extension Failure {
  /// Why a question has no single value, what is known nearby, and what to do next.
  static func sentence(
    _ cell: Cell, of row: AnswerTable.Row, _ labels: VersionLabels
  ) -> String {
    let (line, below) = lines(cell, of: row, labels)
    return below.map { "\(line)\n\($0.text)" } ?? line
  }

  /// The first line of that sentence, and the part of the step printed below it: the commands, and the request if it does
  /// not fit on the first line.
  static func lines(
    _ cell: Cell, of row: AnswerTable.Row, _ labels: VersionLabels
  ) -> (first: String, below: Step?) {
    if case .ranOnly = cell.reason {
      return (DeviceText.neverRan(row.device, labels.label(row.ranges)), nil)
    }
    let absence = cell.absence.lookedUp()
    let reason = text(absence, on: row.device)
    let text =
      switch absence.reason {
      case .lacks, .firstOSUnknown: reason
      default: place(cell.column.metric.id, on: [row.device], row.ranges, labels) + ": " + reason
      }
    guard let step = steps(to: [absence]).first, let request = step.request, !isTold(absence) else {
      return (text + ".", nil)
    }
    // A request in front of a command has a line of its own if it is longer than a few words, and so has what makes the
    // reason too long for one.
    let isLong =
      step.hasCommands && request.count > 27 || reason.displayWidth + 2 + request.count > 120
    if isLong { return ("\(text).", step) }
    return ("\(text). \(request)", step.hasCommands ? step.withoutRequest : nil)
  }

  /// The place of a value: `tabBar.height on iPhone 17, iOS 26`.
  static func place(
    _ subject: String, on devices: [Device], _ ranges: [VersionRange], _ labels: VersionLabels
  ) -> String {
    "\(subject) on \(Names.sentence(devices)), \(devices.system(of: ranges, labels))"
  }

  /// Why there is no value and what is known nearby, without a full stop.
  static func text(_ absence: Cell.Absence, on device: Device) -> String {
    let text = absence.text(on: device)
    // What a flag leads to is one more value beside those that are told.
    guard case .designCompatibility(let value)? = absence.unanswered.next else { return text }
    let isSecond = text.contains(". ")
    let joint = isSecond ? ". It is " : text.contains("; ") ? ", " : "; "
    return "\(text)\(joint)\(value) with --design-compat"
  }

  /// True if the step is told as one more value beside those nearby.
  static func isTold(_ absence: Cell.Absence) -> Bool {
    if case .designCompatibility? = absence.unanswered.next { true } else { false }
  }
}
