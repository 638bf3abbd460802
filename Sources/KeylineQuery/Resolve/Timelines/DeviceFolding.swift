package import KeylineModel

/// Groups devices that show the same at every version that both ran.
///
/// Devices differ by changes in the shown content, not by the ends of their support; such ends stay
/// open in the versions of a group.
package enum DeviceFolding {
  /// The content that one device shows over some versions.
  package struct Stage<Content: Hashable> {
    /// The device.
    package let device: Device
    /// Its versions, in the order of the question.
    package let ranges: [VersionRange]
    /// The content, equal on all of them.
    package let content: Content

    /// Creates a stage; the ranges are not empty.
    package init(device: Device, ranges: [VersionRange], content: Content) {
      self.device = device
      self.ranges = ranges
      self.content = content
    }
  }

  /// Stages of several devices that are shown as one.
  package struct Group {
    /// The positions of the stages, one per device.
    package let members: [Int]
    /// The versions of all of them.
    package let versions: SharedVersions
  }

  /// The content of a stage with its start and end; nil for an end where the device's own versions
  /// end, among those asked about.
  private struct Key<Content: Hashable>: Hashable {
    let content: Content
    let from: OSVersion?
    let until: OSVersion?

    init(_ stage: Stage<Content>, asked: VersionRange?) {
      content = stage.content
      let hull = VersionRange(hullOf: stage.ranges)
      let (from, until) = (hull.from, hull.until)
      // A reader who asked about single versions sees which they are.
      let isSingle = until == from.successor
      self.from = from == asked?.from && !isSingle ? nil : from
      self.until = until == asked?.until && !isSingle ? nil : until
    }
  }

  /// Groups stages, with those of one device together, in the order of versions.
  ///
  /// - Parameters:
  ///   - stages: The stages of all devices.
  ///   - asked: The hull of the versions asked about for each device.
  package static func groups<Content>(
    _ stages: [Stage<Content>], asked: [Device.ID: VersionRange]
  ) -> [Group] {
    var order: [[Key<Content>]] = []
    var members: [[Key<Content>]: [Range<Int>]] = [:]
    for run in runs(stages) {
      let keys = run.map { Key(stages[$0], asked: asked[stages[$0].device.id]) }
      if members[keys] == nil { order.append(keys) }
      members[keys, default: []].append(run)
    }
    return order.flatMap { keys in
      let runs = (members[keys] ?? []).sorted { rank($0, stages) < rank($1, stages) }
      return keys.enumerated().map { offset, key in
        let positions = runs.map { $0.lowerBound + offset }
        let ranges = Set(positions.map { stages[$0].ranges })
        return Group(
          members: positions,
          versions: ranges.count == 1
            ? .exact(stages[positions[0]].ranges) : .open(from: key.from, until: key.until))
      }
    }
  }

  /// A rank by family, then by the order of the devices.
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

/// The versions of a row that devices share: a claim that must hold for each of them.
package enum SharedVersions: Hashable, Sendable {
  /// Every device of the row has exactly these versions.
  case exact([VersionRange])
  /// The devices have different versions. A nil end is where each device's versions end, among
  /// those asked about; the other is where the value changes on all of them.
  case open(from: OSVersion?, until: OSVersion?)

  /// True if an end is that of each device's own versions.
  package var isOpen: Bool {
    if case .open = self { true } else { false }
  }
}
