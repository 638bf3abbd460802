package import KeylineModel

extension Audit.Cell {
  /// The part of a cell that a table shows besides device and versions; equal contents are folded.
  struct Content: Hashable {
    let verdict: Replay.Verdict
    let says: [ExpressionValue.Shown]
    let actual: KeylineQuery.Cell.Content
  }

  var content: Content {
    Content(verdict: verdict, says: says.map(\.shown), actual: actual.content)
  }
}

extension Audit {
  /// Devices that fare alike, which a table may show in one row.
  package struct Group: Sendable {
    /// The cells of the devices, one each; they show the same.
    package let cells: [Cell]
    /// The versions in which they fare alike.
    package let versions: SharedVersions
    /// The readings of the expression on any of them, by name, each value once.
    package let readings: [Reading]

    /// The devices that fare alike.
    package var devices: [Device] { cells.map(\.device) }
    /// The first of the cells.
    package var cell: Cell { cells[0] }
  }

  /// The cells folded: what is wrong first, what is right last.
  package var groups: [Group] {
    let stages = cells.map {
      DeviceFolding.Stage(device: $0.device, ranges: $0.ranges, content: $0.content)
    }
    let groups = DeviceFolding.groups(stages, asked: table.asked).map { group in
      let members = group.members.map { cells[$0] }
      return Group(
        cells: members, versions: group.versions,
        readings: Self.joined(members.map(\.readings)))
    }
    let verdicts: [Replay.Verdict] = [.disagrees, .uncertain, .notCovered, .agrees]
    return verdicts.flatMap { verdict in groups.filter { $0.cell.verdict == verdict } }
  }

  /// The cells as groups of one device each, in the same order.
  package var devices: [Group] {
    cells.map { Group(cells: [$0], versions: .exact($0.ranges), readings: $0.readings) }
  }

  private static func joined(_ lists: [[Reading]]) -> [Reading] {
    guard let first = lists.first else { return [] }
    return first.indices.map { index in
      let values = Set(lists.flatMap { $0[index].values })
      return Reading(name: first[index].name, values: values.sorted { $0.rank < $1.rank })
    }
  }
}

extension ExpressionValue {
  /// A value as a table shows it: rounded, and without the reason where it is unknown.
  enum Shown: Hashable {
    case number(String)
    case other(ExpressionValue)
    case unknown
  }

  fileprivate var shown: Shown {
    switch self {
    case .number(let number): .number(number.description)
    case .unknown: .unknown
    case .truth, .version, .word, .failed: .other(self)
    }
  }

  /// Numbers by size, then the rest by what is shown, then what is unknown.
  fileprivate var rank: (Int, Rational, String) {
    switch self {
    case .number(let number): (0, number, "")
    case .truth(let truth): (1, Rational(truth ? 1 : 0), "")
    case .version(let version): (1, Rational(0), version.description)
    case .word(let word): (1, Rational(0), word)
    case .unknown, .failed: (2, Rational(0), "")
    }
  }
}
