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
      let step = next(absence, for: device, over: row.ranges, labels)
      return ["\(place): \(text).", step].compactMap(\.self).joined(separator: " ")
    }
  }

  /// The step that leads to a value; nil where nothing does.
  ///
  /// - Parameters:
  ///   - ranges: The versions that the values which nobody knows are for; empty for several values.
  ///   - labels: The names of these versions.
  static func next(
    _ absence: Cell.Absence, for device: Device, over ranges: [VersionRange] = [],
    _ labels: VersionLabels? = nil
  ) -> String? {
    switch absence.unanswered.next {
    case .measure:
      ProbePart.measures(absence.unanswered)
        ? "Measure it: keyline probe"
        : labels.flatMap { recording(absence, for: device, over: ranges, $0) }
          ?? "Know it? keyline set -h"
    case .describe(let attribute):
      "\(request(for: attribute)):\nkeyline device edit \(device.id) \(example(of: attribute))"
    case .readNote: "Read its note: keyline device show \(device.id)"
    case .versions(let versions):
      "Try " + versions.map { "--os \($0)" }.joined(separator: " or ") + "."
    case .compareRules(let metric): "Compare: keyline rule list \(metric)"
    case .designCompatibility(let value): "With --design-compat: \(value)"
    case .setting(let setting): "Try \(setting.dimension.flag(for: setting.there))."
    case nil: nil
    }
  }

  /// The step that records a value that no probe measures, with the command on a line of its own.
  private static func recording(
    _ absence: Cell.Absence, for device: Device, over ranges: [VersionRange],
    _ labels: VersionLabels
  ) -> String? {
    absence.unanswered.record(over: ranges).map { metric, ranges, situation in
      "Know it? Record it:\nkeyline "
        + SetCommand.line(
          ["\(metric)=N"], on: [device.id], labels.argument(ranges, of: device),
          ConditionOptions.arguments(for: situation, of: metric))
    }
  }

  /// The command that tells why the first unknown value of a table has none, or why what is measured does not
  /// exist; nil where neither is to be told.
  static func why(_ rows: [AnswerTable.Row]) -> String? {
    guard let (place, device) = rows.firstUnknown else { return rows.lacksText }
    let words =
      ["explain", place.metric, "-d", device.id, "--os", place.version.short]
      + place.situation.flags
      + (device.support?.contains(place.version) == false ? ["--hypothetical"] : [])
    return "Why unknown: keyline \(words.joined(separator: " "))"
  }

  /// What to say of a device, in front of the command that says it.
  private static func request(for attribute: DeviceAttribute) -> String {
    switch attribute {
    case .homeButton: "Say whether it has a home button (--home-button) or not"
    case .sensorHousing: "Say what houses its front sensors"
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
