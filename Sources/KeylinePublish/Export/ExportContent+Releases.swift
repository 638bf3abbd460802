import KeylineModel
import KeylineQuery

extension ExportContent {
  /// The versions asked about for a device.
  struct Versions {
    let ranges: [VersionRange]
    /// The releases among them; nil for ranges.
    let releases: [VersionRange]?
  }

  /// Successive versions with the same answer.
  struct Run {
    /// The position of the answer among the stretches.
    let stretch: Int
    /// The positions of the releases, or the position of the stretch itself.
    let pieces: Range<Int>
  }

  /// The versions of a device.
  func versions(of device: Device) -> Versions {
    let ranges = matrix.ranges(of: device)
    return Versions(
      ranges: ranges, releases: eachRelease ? matrix.releases(of: device, in: ranges) : nil)
  }
}

extension ExportContent.Versions {
  /// The releases in each stretch, or the stretches themselves for ranges.
  func runs(of stretches: [Timeline<Answer>.Stretch]) -> [ExportContent.Run] {
    guard let releases else {
      return stretches.indices.map { .init(stretch: $0, pieces: $0..<$0 + 1) }
    }
    var runs: [ExportContent.Run] = []
    var next = 0
    for (index, stretch) in stretches.enumerated() {
      let range = stretch.hull
      while next < releases.count, releases[next].from < range.from { next += 1 }
      let start = next
      while next < releases.count, releases[next].from < range.until { next += 1 }
      if start < next { runs.append(.init(stretch: index, pieces: start..<next)) }
    }
    return runs
  }
}
