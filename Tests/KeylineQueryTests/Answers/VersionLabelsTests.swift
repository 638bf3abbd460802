import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

struct VersionLabelsTests {
  private static let releases = [
    "11", "11.0.1", "11.1", "11.2", "11.4", "11.4.1", "12", "12.1", "12.4", "12.5.7", "13", "13.1",
    "13.4.1", "13.7", "14", "14.0.1", "14.8", "15", "16", "16.7", "17", "17.2", "18", "26", "26.1",
  ].map { OSVersion.of($0) }
  private let labels = VersionLabels(
    releases.shuffled().map { Release(version: $0, ios: "2020-01-01", ipados: nil) })

  private func range(_ from: String, _ until: String) -> VersionRange {
    VersionRange(
      from: from.isEmpty ? .lowest : .of(from), until: until.isEmpty ? .highest : .of(until))
  }

  @Test(arguments: [
    ("11", "12", "11"), ("12", "14", "12–13"), ("11", "11.0.1", "11.0"),
    ("11.4.1", "11.4.2", "11.4.1"), ("13.4", "14", "13.4–13.7"), ("14", "14.5", "14.0–14.4"),
    ("", "14", "..13"), ("", "", "all"), ("27", "", "27+"), ("26", "", "26"), ("16", "", "16–26"),
    ("12.1.1", "13.2", "12.1.1–13.1"),
    // Nothing of 12 came after 12.5.7, and nothing of 16 after 16.7.
    ("12", "12.5.8", "12"), ("11", "16.7.1", "11–16"), ("12.1", "16.7.1", "12.1–16"),
  ])
  func `a range is written as people write it`(from: String, until: String, label: String) {
    #expect(labels.label(range(from, until)) == label)
  }

  /// A range that is open is named up to the latest release, and a range that ends is not written as open.
  @Test(arguments: [
    ("26.0", "26", "", "26"), ("26.0", "18", "", "18–26"), ("26.0", "26", "27", "26"),
    ("26.1", "26.1", "27", "26.1"), ("26.1", "26", "", "26"), ("26.1", "26.2", "27", "26.2+"),
    ("18.0", "26", "", "26+"),
  ])
  func `a range from the latest release on ends with it`(
    latest: String, from: String, until: String, label: String
  ) {
    let labels = VersionLabels(
      Self.releases.filter { $0 <= .of(latest) }.map {
        Release(version: $0, ios: "2020-01-01", ipados: nil)
      })
    #expect(labels.label(range(from, until)) == label)
  }

  @Test func `several ranges are joined by commas, with the dash that is wanted`() {
    #expect(labels.label([range("11", "13"), range("14", "15")]) == "11–12, 14")
    #expect(labels.label([range("11", "13"), range("14", "15")], dash: "-") == "11-12, 14")
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `what is written is read as the same versions, as far as they exist`(seed: UInt64) throws {
    var random = XorShift(seed: seed)
    for _ in 0..<60 {
      let ends = [random.pick(Self.releases), random.pick(Self.releases)].sorted()
      let range = VersionRange(
        from: ends[0], until: random.pick([ends[1].successor, OSVersion(ends[1].major + 1)]))
      let last = try #require(Self.releases.last { $0 < range.until })
      let isInOneMinor = last.major == range.from.major && last.minor == range.from.minor
      guard !isInOneMinor || range.until == range.from.successor else { continue }
      let parts = try VersionSet(labels.label(range)).parts.map(\.range)
      for version in Self.releases {
        let isRead = parts.contains { $0.from <= version && version < $0.until }
        #expect(
          isRead == (range.from <= version && version < range.until),
          "seed \(seed): \(range.from)..<\(range.until) is \(labels.label(range)), \(version)")
      }
    }
  }
}
