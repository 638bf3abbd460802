import KeylineModel
import KeylineQuery
import KeylineText

extension DevicePage {
  /// How most values of a state stand, in one line.
  func usual(_ stretch: DeviceStates.Stretch, _ state: DeviceState) -> String {
    let cells = states.rows.compactMap { row -> AnswerRecord? in
      row.isShown(with: state.bars) ? states.cell(row, in: state, on: stretch) : nil
    }.filter { $0.value != nil }
    let counts = cells.reduce(into: [Status: Int]()) { $0[$1.status, default: 0] += 1 }
    let most = Status.allCases.filter { counts[$0] != nil }.max {
      counts[$0, default: 0] < counts[$1, default: 0]
    }
    guard let most else { return "Nothing is known on iOS \(stretch.label)." }
    let own = cells.filter { $0.status == most }
    let start = own.count == cells.count ? "" : "Most values: "
    func sentence(_ words: String) -> String { (start + words).capitalizedStart + "." }
    switch most {
    case .assumed:
      let ends = own.compactMap(\.answer.measuredUntil)
      let end = Set(ends).max { one, other in
        let (left, right) = (ends.count { $0 == one }, ends.count { $0 == other })
        return left == right ? one < other : left < right
      }
      let measured = end.map { StatedVersion(before: $0) }
      let begin = stretch.releases.first ?? stretch.ranges[0].from
      let isEarlier = measured.map { $0.first.major < begin.major } ?? true
      return sentence(
        "measured \(measured.map { "on iOS \($0)" } ?? "before"); nothing known to have changed "
          + (isEarlier ? "on iOS \(stretch.label)" : "since"))
    case .inferred: return sentence("inferred from other models on iOS \(stretch.label)")
    default: return sentence("measured on iOS \(stretch.label)")
    }
  }
}

extension DeviceStates {
  /// The last known value of a line that is unknown, else the first one after it, with its version: `335 on iOS 26`;
  /// nil where it is known or never was.
  func nearby(_ row: StateRow, in state: DeviceState, at place: Int) -> String? {
    let own = stretches[place]
    guard cell(row, in: state, on: own)?.status == .unknown else { return nil }
    func text(_ stretch: Stretch, _ version: OSVersion?) -> String? {
      guard let version, let value = cell(row, in: state, on: stretch)?.value else { return nil }
      let isSame = own.releases.contains { $0.major == version.major }
      return "\(value) on iOS \(isSame ? version.description : "\(version.major)")"
    }
    let before = stretches.dropFirst(place + 1).lazy.compactMap { text($0, $0.releases.last) }.first
    return before
      ?? stretches.prefix(place).reversed().lazy.compactMap { text($0, $0.releases.first) }.first
  }
}
