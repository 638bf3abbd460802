package import KeylineModel

/// The content that one device shows over some versions.
package protocol DeviceStage: Sendable {
  associatedtype Content: Hashable

  /// The device.
  var device: Device { get }
  /// Its versions, in the order of the question; not empty.
  var ranges: [VersionRange] { get }
  /// The content, equal on all of them.
  var content: Content { get }
}

/// Devices that show the same at every version that both ran, in one stage of each.
///
/// Devices differ by changes in the shown content, not by the ends of their support; such ends stay
/// open in the versions.
package struct FoldedDevices<Stage: DeviceStage>: Sendable {
  /// The stages, one per device.
  package let stages: [Stage]
  /// The versions of all of them.
  package let versions: SharedVersions

  /// The devices.
  package var devices: [Device] { stages.map(\.device) }

  /// The stages as rows of one device each.
  package static func apart(_ stages: [Stage]) -> [FoldedDevices] {
    stages.map { FoldedDevices(stages: [$0], versions: .exact($0.ranges)) }
  }

  /// Folds stages, with those of one device together, in the order of versions.
  ///
  /// - Parameters:
  ///   - stages: The stages of all devices.
  ///   - asked: The hull of the versions asked about for each device.
  package static func all(
    _ stages: [Stage], asked: [Device.ID: VersionRange]
  ) -> [FoldedDevices] {
    runs(stages).grouped { $0.map { Key($0, asked: asked[$0.device.id]) } }
      .flatMap { keys, runs in
        let runs = runs.sorted { rank($0) < rank($1) }
        return keys.enumerated().map { offset, key in
          let stages = runs.map { $0[$0.startIndex + offset] }
          return FoldedDevices(
            stages: stages,
            versions: Set(stages.map(\.ranges)).count == 1
              ? .exact(stages[0].ranges) : .open(from: key.from, until: key.until))
        }
      }
  }

  /// The content of a stage with its start and end; nil for an end where the device's own versions
  /// end, among those asked about.
  private struct Key: Hashable {
    let content: Stage.Content
    let from: OSVersion?
    let until: OSVersion?

    init(_ stage: Stage, asked: VersionRange?) {
      content = stage.content
      let hull = VersionRange(hullOf: stage.ranges)
      let (from, until) = (hull.from, hull.until)
      // A reader who asked about single versions sees which they are.
      let isSingle = until == from.successor
      self.from = from == asked?.from && !isSingle ? nil : from
      self.until = until == asked?.until && !isSingle ? nil : until
    }
  }

  /// A rank by family, then by the order of the devices.
  private static func rank(_ run: ArraySlice<Stage>) -> (Int, Int) {
    (run.first?.device.family.code ?? 0, run.startIndex)
  }

  /// The stages of one device each.
  private static func runs(_ stages: [Stage]) -> [ArraySlice<Stage>] {
    var runs: [ArraySlice<Stage>] = []
    for (index, stage) in stages.enumerated() {
      if let last = runs.last, last.first?.device.id == stage.device.id {
        runs[runs.count - 1] = stages[last.startIndex...index]
      } else {
        runs.append(stages[index...index])
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
