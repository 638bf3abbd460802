import KeylineExport
import KeylineModel
import KeylineQuery
import KeylineText

extension Failure {
  /// Why a question has no single value, what is known nearby, and what to do next.
  static func sentence(
    _ cell: Cell, of row: AnswerTable.Row, _ labels: VersionLabels
  ) -> String {
    let (line, step) = lines(cell, of: row, labels)
    return step.map { "\(line)\n\($0)" } ?? line
  }

  /// The first line of the same, and what stands below it: commands, and a request too long for the first.
  static func lines(
    _ cell: Cell, of row: AnswerTable.Row, _ labels: VersionLabels
  ) -> (first: String, below: String?) {
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
    guard let step = steps([absence]).first, !isTold(absence) else { return (text + ".", nil) }
    let start = Substring(step.utf8.prefix { $0 != UInt8(ascii: "\n") })
    let commands = step.utf8.count - start.utf8.count
    // A request in front of a command has a line of its own if it is longer than a few words, and so has what makes the
    // reason too long for one.
    let isLong =
      commands > 0 && start.count > 27 || reason.displayWidth + 2 + start.count > 120
    if isLong { return ("\(text).", step) }
    return ("\(text). \(start)", commands > 0 ? String(step.utf8.suffix(commands - 1)) : nil)
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

  /// The steps that lead to values, each once.
  static func steps(_ absences: [Cell.Absence]) -> [String] {
    var steps: [String] = []
    var recordings: [Recording] = []
    var isMeasured = false
    for absence in absences {
      guard let next = absence.unanswered.next, let place = absence.unanswered.place else {
        continue
      }
      if let text = text(next, for: place.device.id) {
        steps.append(text)
      } else if ProbePart.measures(absence.unanswered) {
        isMeasured = true
      } else {
        for new in Recording.all(absence.unanswered) {
          if let index = recordings.firstIndex(where: { $0.isAlike(new) }) {
            recordings[index].metrics = recordings[index].metrics.merged(with: new.metrics)
          } else {
            recordings.append(new)
          }
        }
      }
    }
    if !recordings.isEmpty {
      let areFew =
        recordings.count <= mostCommands
        && recordings.allSatisfy { $0.metrics.count <= mostMetrics }
      if !areFew { recordings = [recordings[0].first] }
      steps.append(
        "Know it? Record it\(areFew ? "" : ", for example"):"
          + recordings.map { "\nkeyline " + $0.line }.joined())
    }
    if isMeasured {
      steps.append("Measure \(recordings.isEmpty ? "it" : "the others"): keyline probe")
    }
    return [].merged(with: steps)
  }

  /// How many commands are told one after the other: more are no next step.
  private static let mostCommands = 3

  /// How many metrics one command names: a longer one cannot be read at a glance.
  private static let mostMetrics = 6

  /// The step that leads to a value of a device; nil where somebody has to measure it.
  private static func text(_ next: Outcome.Next, for device: Device.ID) -> String? {
    switch next {
    case .measure: nil
    case .describe(let attribute):
      "\(request(for: attribute)):\nkeyline device edit \(device) \(example(of: attribute))"
    case .infer(let donor):
      "Infer missing values from a device of the same size, such as \(donor.name):\n"
        + "keyline device edit \(device) --like \(donor.id)"
    case .readNote: "Read the device's note: keyline device show \(device)"
    case .versions(let versions):
      "Try " + versions.map { "--os \($0)" }.joined(separator: " or ") + "."
    case .compareRules(let metric): "Compare: keyline rule list \(metric)"
    case .designCompatibility(let value): "With --design-compat: \(value)"
    case .setting(let setting): "Try \(setting.dimension.flag(for: setting.there))."
    }
  }

  /// A command that records values which no probe measures.
  private struct Recording {
    var metrics: [Metric.ID]
    let device: Device.ID
    let versions: String
    let conditions: [String]

    static func all(_ unanswered: Unanswered) -> [Recording] {
      guard let place = unanswered.place else { return [] }
      return unanswered.records.map { versions, situation in
        Recording(
          metrics: [place.metric], device: place.device.id, versions: versions,
          conditions: ConditionOptions.arguments(for: situation, of: place.metric))
      }
    }

    func isAlike(_ other: Recording) -> Bool {
      (device, versions, conditions) == (other.device, other.versions, other.conditions)
    }

    /// The command for its first metric alone.
    var first: Recording {
      var first = self
      first.metrics = Array(metrics.prefix(1))
      return first
    }

    var line: String {
      SetCommand.line(metrics.map { "\($0)=N" }, on: [device], versions, conditions)
    }
  }

  /// What to say of a device, in front of the command that says it.
  private static func request(for attribute: DeviceAttribute) -> String {
    switch attribute {
    case .homeButton: "Say whether it has a home button (--home-button) or not"
    case .sensorHousing: "Say what houses its front sensors (none, notch or dynamic-island)"
    case .width, .height: "Add the size of its screen"
    case .firstOS: "Add it"
    default: "Add its \(attribute.rawValue.split(separator: "-").joined(separator: " "))"
    }
  }

  /// The flag of an attribute with a value that it may have.
  private static func example(of attribute: DeviceAttribute) -> String {
    switch attribute {
    case .homeButton: "--no-home-button"
    case .sensorHousing: "--sensor-housing notch"
    case .width, .height: "--screen 393x852"
    case .sizeClassInLandscape: "--size-class-in-landscape compact"
    case .scale: "--scale 3"
    case .firstOS: "--first-os 15"
    default: "--\(attribute.rawValue) 55"
    }
  }
}
