import KeylineExport
import KeylineModel
import KeylineQuery
import KeylineText

extension Failure {
  /// Why a question has no single value, what is known nearby, and what to do next.
  static func sentence(
    _ cell: Cell, of row: AnswerTable.Row, _ labels: VersionLabels
  ) -> String {
    let (device, versions) = (row.device, labels.label(row.ranges))
    let absence = cell.absence.lookedUp()
    let text = absence.text(on: device)
    switch cell.reason {
    case .lacks: return text + "."
    case .ranOnly: return DeviceText.neverRan(device, versions)
    case .firstOSUnknown:
      return "\(text). Add it:\nkeyline device edit \(device.id) --first-os 15"
    default:
      let place =
        "\(cell.column.metric.id) on \(device.name), "
        + device.system(row.ranges.first?.from ?? .lowest, versions)
      // What a flag leads to is one more value beside those that are told.
      if case .designCompatibility(let value)? = absence.unanswered.next {
        let isSecond = text.contains(". ")
        let joint = isSecond ? ". It is " : text.contains("; ") ? ", " : "; "
        return "\(place): \(text)\(joint)\(value) with --design-compat."
      }
      guard let step = steps([absence]).first else { return "\(place): \(text)." }
      // A request in front of a command has a line of its own if it is longer than a few words.
      let isLong = step.firstIndex(of: "\n").map { step[..<$0].count > 27 } ?? false
      return "\(place): \(text).\(isLong ? "\n" : " ")\(step)"
    }
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
          ? "Know it? Record it:" + lines.joined() : "Know it? keyline set -h")
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

  /// The command that tells why the first unknown value of a table has none, or why what is measured does not
  /// exist; nil where neither is to be told.
  static func why(_ rows: [AnswerTable.Row]) -> String? {
    guard let place = rows.firstUnknown else { return rows.lacksText }
    let words =
      ["explain", place.metric, "-d", place.device.id, "--os", place.version.short]
      + place.situation.flags
      + (place.device.support?.contains(place.version) == false ? ["--hypothetical"] : [])
    return "Why unknown: keyline \(words.joined(separator: " "))"
  }

  /// What to say of a device, in front of the command that says it.
  private static func request(for attribute: DeviceAttribute) -> String {
    switch attribute {
    case .homeButton: "Say whether it has a home button (--home-button) or not"
    case .sensorHousing: "Say what houses its front sensors (none, notch or dynamic-island)"
    case .width, .height: "Add the size of its screen"
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
    default: "--\(attribute.rawValue) 55"
    }
  }
}
