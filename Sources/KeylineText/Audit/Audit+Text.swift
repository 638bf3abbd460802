import KeylineModel
public import KeylineQuery

extension Audit {
  /// The table for people: what is wrong first; a column for each name that the expression reads
  /// and the other columns do not imply.
  public func folded(_ labels: VersionLabels, isGrouped: Bool = true) -> TextTable {
    let groups = isGrouped ? groups : devices
    let names = groups.first?.readings.map(\.name) ?? []
    return TextTable(
      columns: [.init("Device"), .init("iOS")] + names.map { .init($0, isNumeric: true) }
        + [.init("Verdict"), .init("Says", isNumeric: true), .init("Is", isNumeric: true)],
      rows: groups.map { group in
        [Names.joined(group.devices.map(\.name)), labels.label(group.versions)]
          + group.readings.map { $0.values.map(\.text).joined(separator: ", ") }
          + [group.cell.verdict.rawValue, group.cell.says.text, group.cell.actual.content.text]
      }, legend: labels.legend(groups.map(\.versions)))
  }

  /// The verdicts counted in one line, for example `disagrees on 20 devices, agrees on 41`.
  public var summary: String {
    let order: [Replay.Verdict] = [.disagrees, .uncertain, .notCovered, .agrees]
    let counts = order.compactMap { verdict -> (Replay.Verdict, Int)? in
      let devices = Set(cells.filter { $0.verdict == verdict }.map(\.device.id))
      return devices.isEmpty ? nil : (verdict, devices.count)
    }
    return counts.enumerated().map { index, count in
      let noun = count.1 == 1 ? " device" : " devices"
      return "\(count.0.rawValue) on \(count.1)" + (index == 0 ? noun : "")
    }.joined(separator: ", ")
  }
}

extension Audit.Cell {
  /// Why there is no verdict, or no value; nil where both sides are known.
  public var reason: String? {
    for value in says {
      if case .failed(let failure) = value { return failure.text }
    }
    if let reason = actual.reasonText(on: device) { return reason }
    for value in says {
      if case .unknown(let unknown) = value {
        return "\(unknown.variable): \(unknown.reason.text(on: device))"
      }
    }
    return nil
  }
}

extension ExpressionValue.Reason {
  /// Why it is unknown, as the end of a sentence.
  fileprivate func text(on device: Device) -> String {
    switch self {
    case .notRecorded: "not recorded for this device"
    case .metric(let absence):
      absence.reason?.text(device, candidates: absence.candidates) ?? absence.status.text
    case .notGiven: Status.unknown.text
    }
  }
}

extension ExpressionValue {
  /// The value in a table: `20`, `true`, `unknown`, `division by zero`.
  var text: String {
    switch self {
    case .number(let number): number.description
    case .truth(let truth): truth ? "true" : "false"
    case .version(let version): version.description
    case .word(let word): word
    case .unknown: Status.unknown.text
    case .failed(let failure): failure.text
    }
  }
}

extension [ExpressionValue] {
  /// The values that something may have: `20 or 16`.
  var text: String { map(\.text).joined(separator: " or ") }
}
