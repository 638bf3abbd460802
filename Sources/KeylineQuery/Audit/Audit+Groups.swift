public import KeylineModel

extension Audit.Cell {
  /// What a table shows of a cell besides device and versions; equal contents are folded.
  struct Content: Hashable {
    let verdict: Replay.Verdict
    let says: [String]
    let actual: KeylineQuery.Cell.Content
  }

  var content: Content {
    Content(verdict: verdict, says: says.map(\.description), actual: actual.content)
  }
}

extension Audit {
  /// Devices with the same verdict for the same reason, over the versions of all of them.
  public struct Group: Sendable {
    /// The devices that fare alike.
    public let devices: [Device]
    /// The versions in which they fare alike.
    public let ranges: [VersionRange]
    /// The first of the cells; the others show the same.
    public let cell: Cell
    /// What the expression read on any of them, by name, each value once.
    public let readings: [Reading]
  }

  /// The cells folded: what is wrong first, what is right last.
  public func groups(_ labels: VersionLabels) -> [Group] {
    let stages = cells.map {
      DeviceFolding.Stage(device: $0.device, ranges: $0.ranges, content: $0.content)
    }
    // Devices that part ways elsewhere stand together all the same where they show the same.
    var order: [Key] = []
    var members: [Key: [Int]] = [:]
    var ranges: [Key: [VersionRange]] = [:]
    for group in DeviceFolding.groups(stages) {
      let key = Key(
        content: cells[group.members[0]].content, versions: labels.label(group.ranges))
      if members[key] == nil { order.append(key) }
      members[key, default: []] += group.members
      ranges[key] = ranges[key] ?? group.ranges
    }
    let groups = order.map { group(members[$0] ?? [], over: ranges[$0] ?? []) }
    let verdicts: [Replay.Verdict] = [.disagrees, .uncertain, .notCovered, .agrees]
    return verdicts.flatMap { verdict in groups.filter { $0.cell.verdict == verdict } }
  }

  private struct Key: Hashable {
    let content: Cell.Content
    /// The versions as they are written: there is no iOS 19 to tell 14–18 from 14–25.
    let versions: String
  }

  private func group(_ positions: [Int], over ranges: [VersionRange]) -> Group {
    let members = positions.sorted {
      (cells[$0].device.family.code, $0) < (cells[$1].device.family.code, $1)
    }.map { cells[$0] }
    return Group(
      devices: members.map(\.device), ranges: ranges, cell: members[0],
      readings: Self.joined(members.map(\.readings)))
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
  /// Numbers by size, then the rest by what is shown.
  fileprivate var rank: (Int, Rational, String) {
    if case .number(let number) = self { return (0, number, "") }
    return (1, Rational(0), description)
  }
}
