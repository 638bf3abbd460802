import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@Suite("Labels of versions")
struct VersionLabelTests {
  private static let labels = Sample.labels

  @Test(arguments: [
    ("11", "12", "11"), ("11", "14", "11–13"), ("10", "12", "10–11"), ("11", "11.0.1", "11.0"),
  ])
  func `whole versions are named by their first number`(from: String, until: String, label: String)
    throws
  {
    let range = VersionRange(
      from: try #require(OSVersion(from)), until: try #require(OSVersion(until)))
    #expect(Self.labels.label(range) == label)
  }

  @Test func `a single version has its second number, so that it is not taken for all of them`() {
    let version = OSVersion(11)
    #expect(Self.labels.label(VersionRange(from: version, until: version.successor)) == "11.0")
  }

  @Test func `ranges are joined with commas`() {
    let ranges = [(10, 11), (12, 14)].map {
      VersionRange(from: OSVersion($0.0), until: OSVersion($0.1))
    }
    #expect(Self.labels.label(ranges) == "10, 12–13")
    #expect(Self.labels.label(ranges, dash: "-") == "10, 12-13")
  }

  @Test func `what is open ends with the last release, everything is all`() {
    #expect(Self.labels.label(VersionRange(from: OSVersion(12), until: .highest)) == "12–13")
    #expect(Self.labels.label(VersionRange(from: .lowest, until: .highest)) == "all")
    #expect(Self.labels.label(VersionRange(from: OSVersion(20), until: .highest)) == "20+")
    #expect(Self.labels.label(VersionRange(from: .lowest, until: OSVersion(13))) == "..12")
  }

  @Test func `what begins after the last release has no end`() {
    let range = VersionRange(from: OSVersion(13, 9), until: OSVersion(14))
    #expect(Self.labels.label(range) == "13.9+")
  }
}
