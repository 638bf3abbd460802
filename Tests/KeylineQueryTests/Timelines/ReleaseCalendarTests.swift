import KeylineModel
import KeylineTestSupport
import Testing

@testable import KeylineQuery

/// There is no iOS 19 to 25.
struct ReleaseCalendarTests {
  private static func calendar(_ versions: String) -> ReleaseCalendar {
    ReleaseCalendar(
      versions.split(separator: " ").map {
        Release(version: .of(String($0)), ios: "2020-01-01", ipados: nil)
      })
  }

  private let calendar = calendar("15.0 15.7 16.1 16.7 18.0 18.7 26.0 26.1 27.0")

  @Test(
    arguments: [
      ("18", "27", ["26"], ["18..<26", "26..<27"]),
      ("18", "27", ["19", "22", "26"], ["18..<26", "26..<27"]),
      ("16", "18.1", ["16.2", "16.8", "17"], ["16..<16.2", "16.2..<17", "17..<18.1"]),
      ("16", "16.5", ["16.2", "16.3"], ["16..<16.5"]),
      ("19", "26.1", ["26"], ["26..<26.1"]), ("19", "26", [], []),
    ] as [(String, String, [String], [String])])
  func `versions that were never released belong to the part before them`(
    from: String, until: String, cuts: [String], parts: [String]
  ) {
    let found = calendar.parts(
      of: VersionRange(from: .of(from), until: .of(until)), cutAt: cuts.map(OSVersion.of))
    #expect(found.map { "\($0.from.short)..<\($0.until.short)" } == parts)
  }

  @Test(arguments: [
    ("26", "19"), ("18", "17"), ("27", "27"), ("16", "16"), ("26.1", "26.1"), ("26.0.1", "26.0.1"),
    ("18.3", "18.3"), ("11", "11"),
  ])
  func `before the first of a major version the releases end with the major version that was last`(
    version: String, end: String
  ) {
    #expect(calendar.end(before: .of(version)) == .of(end))
  }

  /// Somebody may know the first of a new major version before its releases are all recorded.
  @Test func `an end within a major version is no gap, even without its first release`() {
    let calendar = Self.calendar("18.7 26.1")
    #expect(calendar.end(before: .of("26")) == .of("19"))
    #expect(calendar.end(before: .of("26.1")) == .of("26.1"))
  }

  @Test(
    arguments: [
      ("17", "18.0"), ("19", "26.0"), ("25.9.9", "26.0"), ("16", nil), ("18", nil), ("26", nil),
      ("27", nil), ("15.0.1", nil), ("15.8", nil), ("18.8", nil), ("26.2", nil), ("28", nil),
      ("14", nil),
    ] as [(String, String?)])
  func `in a gap between major versions the next release is after it, and nowhere else`(
    version: String, next: String?
  ) {
    #expect(calendar.afterGap(.of(version))?.description == next)
  }
}
