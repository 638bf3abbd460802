import KeylineModel
import KeylineQuery
import KeylineText

extension Failure {
  /// Why a question has no single value, what is known nearby, and what to do next.
  static func sentence(
    _ cell: Cell, of row: AnswerTable.Row, _ labels: VersionLabels
  ) -> String {
    let (device, versions) = (row.device, labels.label(row.ranges))
    let text = cell.absence.text(on: device)
    switch cell.reason {
    case .lacks: return text + "."
    case .ranOnly: return DeviceText.neverRan(device, versions)
    case .firstOSUnknown:
      return "\(text). Add it:\nkeyline device edit \(device.id) --first-os 15"
    default:
      let place =
        "\(cell.column.metric.id) on \(device.name), "
        + device.system(row.ranges.first?.from ?? .lowest, versions)
      return ["\(place): \(text).", next(cell.absence)].compactMap(\.self).joined(separator: " ")
    }
  }

  /// The step that leads to a value; nil where nothing does.
  private static func next(_ absence: Cell.Absence) -> String? {
    switch absence.unanswered.next {
    case .measure: "Measure it: keyline probe"
    case .versions(let versions):
      "Try " + versions.map { "--os \($0.short)" }.joined(separator: " or ") + "."
    case .compareRules(let metric): "Compare: keyline rule list \(metric)"
    case .designCompatibility(let value): "\(value) with --design-compat."
    case nil: nil
    }
  }
}
