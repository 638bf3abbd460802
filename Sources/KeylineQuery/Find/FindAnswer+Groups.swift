import KeylineModel

extension FindAnswer {
  /// The matches with those devices together that have the same values wherever both ran.
  ///
  /// Where a device's own support ends, it does not stand apart for it: the versions of a group
  /// are those of all its devices together.
  public var groups: [AnswerTable.Group] {
    var order: [[Stage]] = []
    var members: [[Stage]: [[Match]]] = [:]
    for matches in matchesByDevice {
      let stages = matches.map { Stage($0, versions) }
      if members[stages] == nil { order.append(stages) }
      members[stages, default: []].append(matches)
    }
    return order.flatMap { stages in
      stages.indices.map { index in
        let same = (members[stages] ?? []).map { $0[index] }
        return AnswerTable.Group(
          devices: same.map(\.device), ranges: .hull(same.map(\.ranges)),
          cells: same[0].cells)
      }
    }
  }

  private var matchesByDevice: [[Match]] {
    var grouped: [[Match]] = []
    for match in matches {
      if grouped.last?.first?.device.id == match.device.id {
        grouped[grouped.count - 1].append(match)
      } else {
        grouped.append([match])
      }
    }
    return grouped
  }

  /// What a match shows, and its ends as far as the values made them and not the device's support.
  private struct Stage: Hashable {
    let contents: [Cell.Content]
    let from: OSVersion?
    let until: OSVersion?

    init(_ match: Match, _ versions: VersionSet) {
      contents = match.cells.map(\.content)
      let asked = versions.parts(on: match.device).compactMap { part in
        VersionRange(from: part.from, until: part.until).clipped(to: match.device)
      }
      let (from, until) = (match.ranges[0].from, match.ranges[match.ranges.count - 1].until)
      self.from = from == asked.first?.from ? nil : from
      self.until = until == asked.last?.until ? nil : until
    }
  }
}
