import KeylineModel

/// Puts devices together that show the same over the versions that both ran.
///
/// A device that came later or was dropped earlier does not stand apart for it: only changes of
/// what is shown tell devices apart, not the ends of their support.
enum DeviceFolding {
  /// What one device shows over some versions.
  struct Stage<Content: Hashable> {
    let device: Device
    let ranges: [VersionRange]
    let content: Content
  }

  /// Stages of several devices that are shown as one.
  struct Group {
    /// The positions of the stages, one per device.
    let members: [Int]
    /// The versions of all of them.
    let ranges: [VersionRange]
  }

  /// What a stage shows and where it begins and ends; where the device itself begins and ends
  /// among the versions that are asked is left open.
  private struct Key<Content: Hashable>: Hashable {
    let content: Content
    let from: OSVersion?
    let until: OSVersion?
  }

  /// Groups stages; those of one device stand together, in the order of versions.
  static func groups<Content>(_ stages: [Stage<Content>]) -> [Group] {
    var order: [[Key<Content>]] = []
    var members: [[Key<Content>]: [Range<Int>]] = [:]
    for run in runs(stages) {
      let keys = run.map { index in
        Key(
          content: stages[index].content,
          from: index == run.lowerBound ? nil : stages[index].ranges.first?.from,
          until: index == run.upperBound - 1 ? nil : stages[index].ranges.last?.until)
      }
      if members[keys] == nil { order.append(keys) }
      members[keys, default: []].append(run)
    }
    return order.flatMap { keys in
      let runs = (members[keys] ?? []).sorted { rank($0, stages) < rank($1, stages) }
      return keys.indices.map { offset in
        let positions = runs.map { $0.lowerBound + offset }
        return Group(members: positions, ranges: .hull(positions.map { stages[$0].ranges }))
      }
    }
  }

  /// Families apart, devices in their order.
  private static func rank<Content>(_ run: Range<Int>, _ stages: [Stage<Content>]) -> (Int, Int) {
    (stages[run.lowerBound].device.family.code, run.lowerBound)
  }

  /// The stages of one device each.
  private static func runs<Content>(_ stages: [Stage<Content>]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for (index, stage) in stages.enumerated() {
      if let last = runs.last, stages[last.lowerBound].device.id == stage.device.id {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }
}
