import KeylineModel
import KeylineQuery
import Testing

@testable import KeylinePublish

@Suite("The axis of versions")
struct VersionAxisTests {
  private static let releases = ["17.0", "17.1", "18.0", "18.1", "18.2", "18.3", "26.0"].map {
    Release(version: StatedVersion($0)?.first ?? .lowest, ios: "2024-01-01", ipados: nil)
  }

  private static let axis = VersionAxis(
    releases, over: [VersionRange(from: OSVersion(17), until: .highest)], x: 100, width: 120)

  @Test func `shows the major versions that were released, each as wide`() {
    #expect(Self.axis.majors == [17, 18, 26])
    #expect(Self.axis.step == 40)
    #expect(Self.axis.end == 220)
  }

  @Test(arguments: [
    (OSVersion(17), 100), (OSVersion(17, 1), 120), (OSVersion(18), 140), (OSVersion(18, 2), 160),
    (OSVersion(19), 180), (OSVersion(25), 180), (OSVersion(26), 180), (.highest, 220),
    (.lowest, 100), (OSVersion(18, 0, 1), 150),
  ])
  func `puts a version among the releases of its major version`(version: OSVersion, x: Int) {
    #expect(Self.axis[version] == Hundredths(x))
  }

  @Test func `gives a place to what begins after the last recorded release`() {
    let range = VersionRange(from: OSVersion(26, 1), until: OSVersion(27))
    let axis = VersionAxis(Self.releases, over: [range], x: 0, width: 40)
    #expect(axis.majors == [26])
    #expect(axis[OSVersion(26, 1)] == 20)
    #expect(axis[OSVersion(27)] == 40)
  }
}
