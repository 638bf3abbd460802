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
          + group.readings.map { $0.values.map(\.description).joined(separator: ", ") }
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

extension [ExpressionValue] {
  /// The values that something may have: `20 or 16`.
  var text: String { map(\.description).joined(separator: " or ") }
}
