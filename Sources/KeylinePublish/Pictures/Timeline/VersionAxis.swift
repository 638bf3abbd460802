import KeylineModel
import KeylineQuery

/// Puts versions side by side: each major version as wide as every other, its releases evenly in it.
struct VersionAxis {
  let x: Hundredths
  /// The width of a major version.
  let step: Hundredths
  /// The major versions that are shown, ascending.
  let majors: [Int]
  /// The versions that have a place, ascending, by major version.
  private let releases: [Int: [OSVersion]]

  init(_ releases: [Release], over ranges: [VersionRange], x: Hundredths, width: Hundredths) {
    self.x = x
    // What a range begins with has a place of its own, recorded or not.
    let versions = Set(releases.map(\.version) + ranges.map(\.from).filter { $0 > .lowest })
    self.releases = Dictionary(grouping: versions.sorted(), by: \.major)
    majors = Set(
      versions.filter { version in ranges.contains { $0.contains(version) } }.map(\.major)
    ).sorted()
    step = max(24, min(64, width / max(1, majors.count)))
  }

  /// Where the axis ends.
  var end: Hundredths { x + step * majors.count }

  /// Where a version lies; one between two major versions that are shown lies where the later begins.
  subscript(version: OSVersion) -> Hundredths {
    let index = majors.firstIndex { $0 >= version.major } ?? majors.count
    guard index < majors.count, majors[index] == version.major else { return x + step * index }
    let known = releases[version.major] ?? []
    let before = known.count { $0 < version }
    return x + step * index + step * before / max(1, known.count)
  }
}
