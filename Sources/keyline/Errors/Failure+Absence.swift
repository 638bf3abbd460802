import KeylineExport
import KeylineModel
import KeylineQuery
import KeylineText

extension Failure {
  /// Why a question has no single value, what is known nearby, and what to do next.
  static func sentence(
    _ cell: Cell, of row: AnswerTable.Row, _ labels: VersionLabels
  ) -> String {
    if case .ranOnly = cell.reason {
      return DeviceText.neverRan(row.device, labels.label(row.ranges))
    }
    let absence = cell.absence.lookedUp()
    let text = told(absence, of: cell.column.metric.id, on: [row.device], row.ranges, labels)
    guard let step = steps([absence]).first, !isTold(absence) else { return text + "." }
    let start = step.prefix { $0 != "\n" }
    // A request in front of a command has a line of its own if it is longer than a few words.
    let isLong =
      start.count < step.count && start.count > 27
      || absence.text(on: row.device).displayWidth + 2 + start.count > 120
    return "\(text).\(isLong ? "\n" : " ")\(step)"
  }

  /// Which value there is not, why, and what is known nearby, without a full stop.
  ///
  /// - Parameters:
  ///   - metric: The name of the metric.
  ///   - devices: Devices without it for the same reason.
  static func told(
    _ absence: Cell.Absence, of metric: String, on devices: [Device], _ ranges: [VersionRange],
    _ labels: VersionLabels
  ) -> String {
    let text = absence.text(on: devices[0])
    switch absence.reason {
    case .lacks, .firstOSUnknown: return text
    default: break
    }
    let place = "\(metric) on \(Names.sentence(devices)), \(devices.system(of: ranges, labels))"
    guard case .designCompatibility(let value)? = absence.unanswered.next else {
      return "\(place): \(text)"
    }
    let isSecond = text.contains(". ")
    let joint = isSecond ? ". It is " : text.contains("; ") ? ", " : "; "
    return "\(place): \(text)\(joint)\(value) with --design-compat"
  }

  /// True if the step is told as one more value beside those nearby.
  static func isTold(_ absence: Cell.Absence) -> Bool {
    if case .designCompatibility? = absence.unanswered.next { true } else { false }
  }

  /// The steps that lead to values, each once.
  static func steps(_ absences: [Cell.Absence]) -> [String] {
    var steps: [String] = []
    var recordings: [Recording] = []
    for absence in absences {
      let next = absence.unanswered.next
      if next == .measure, !ProbePart.measures(absence.unanswered) {
        for new in Recording.all(absence.unanswered) {
          if let index = recordings.firstIndex(where: { $0.isAlike(new) }) {
            recordings[index].metrics = recordings[index].metrics.merged(with: new.metrics)
          } else {
            recordings.append(new)
          }
        }
      } else if let next, let place = absence.unanswered.place {
        steps.append(text(next, for: place.device.id))
      }
    }
    if !recordings.isEmpty {
      let lines = recordings.map { "\nkeyline " + $0.line }
      steps.append(
        lines.count <= mostCommands
          ? "Know it? Record it:" + lines.joined()
          : "Know it? Record it, for example:" + lines[0])
    }
    return [].merged(with: steps)
  }

  /// How many commands are told one after the other: more are no next step.
  private static let mostCommands = 3

  /// The step that leads to a value of a device besides recording it.
  private static func text(_ next: Outcome.Next, for device: Device.ID) -> String {
    switch next {
    case .measure: "Measure it: keyline probe"
    case .describe(let attribute):
      "\(request(for: attribute)):\nkeyline device edit \(device) \(example(of: attribute))"
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
