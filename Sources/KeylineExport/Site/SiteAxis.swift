import KeylineModel
import KeylineQuery

/// Where versions stand on a timeline: every major version has the same length.
struct SiteAxis {
  /// The major versions, ascending.
  let majors: [Int]
  /// The highest minor version that was released, for each major version.
  private let last: [Int: Int]

  /// How many steps a major version has.
  static let steps = 4

  init(_ releases: [Release]) {
    let versions = releases.map(\.version)
    majors = Set(versions.map(\.major)).sorted()
    last = Dictionary(versions.map { ($0.major, $0.minor) }, uniquingKeysWith: max)
  }

  /// The part of the axis in which some ranges lie.
  func over(_ ranges: [VersionRange]) -> SiteAxis {
    SiteAxis(majors: majors(in: ranges), last: last)
  }

  private init(majors: [Int], last: [Int: Int]) {
    self.majors = majors
    self.last = last
  }

  /// The steps from the beginning to the end of everything that was released.
  var length: Int { majors.count * Self.steps }

  /// The steps before a version.
  func position(_ version: OSVersion) -> Int {
    guard let index = majors.firstIndex(where: { $0 >= version.major }) else { return length }
    guard majors[index] == version.major, version.minor > 0 else { return index * Self.steps }
    let part = version.minor * Self.steps / ((last[version.major] ?? version.minor) + 1)
    return index * Self.steps + min(Self.steps, max(1, part))
  }

  /// The major versions of some ranges.
  func majors(in ranges: [VersionRange]) -> [Int] {
    majors.filter { major in
      ranges.contains { $0.from < OSVersion(major + 1) && OSVersion(major) < $0.until }
    }
  }

  /// All major versions, the newest first.
  var newestFirst: [Int] { majors.reversed() }
}
