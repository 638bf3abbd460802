import KeylineJSON
import KeylineModel
import KeylineQuery
import KeylineTestSupport
import KeylineText
import Testing

@Suite("Differences as tables and records")
struct DifferenceTextTests {
  private static let comparison = DifferenceRequest(
    [Sample.metric], in: DifferenceRequest.orientations(of: Situation()))

  private func between(_ left: Int, _ right: Int) -> [Difference] {
    let ranges = [left, right].map {
      VersionRange(from: OSVersion($0), until: OSVersion($0 + 1))
    }
    return Sample.resolver.knowledge.devices.flatMap {
      Sample.resolver.differences(
        on: $0, between: ranges[0], and: ranges[1], Self.comparison)
    }.folded
  }

  @Test func `a row has the sides and the kind`() {
    let table = between(11, 12).table(
      left: "iOS 11", right: "iOS 12", first: .devices, showsOrientation: true, Sample.labels)
    #expect(
      table.columns.map(\.title) == [
        "Device", "Metric", "Orientation", "iOS 11", "iOS 12", "What",
      ])
    #expect(
      table.rows == [
        ["Phone A, B", "bar.height", "both", "20.333", "24", "changed"]
      ])
  }

  @Test func `without devices and orientations there are no columns for them`() {
    let table = between(11, 12).table(
      left: "l", right: "r", first: nil, showsOrientation: false, Sample.labels)
    #expect(table.columns.map(\.title) == ["Metric", "l", "r", "What"])
    #expect(table.rows.map(\.count) == [4])
  }

  @Test func `a change names the version and all devices that come into question`() {
    let range = VersionRange(from: OSVersion(12), until: OSVersion(13))
    let devices = Sample.resolver.knowledge.devices
    let changes = devices.flatMap {
      Sample.resolver.changes(in: range, on: $0, Self.comparison)
    }.folded
    let table = changes.changesTable(among: devices, Sample.labels)
    #expect(
      table.rows == [
        ["12.0", "bar.height", "both", "20.333", "24", "changed", "Phone A, B"]
      ])
  }

  @Test func `a record has both sides with their rules`() throws {
    let difference = try #require(between(11, 12).first)
    let json = DifferenceRecord(difference, Sample.labels).json.inline
    #expect(json.contains(#""devices": ["phone-a", "phone-b"]"#))
    #expect(json.contains(#""rules": ["bar-height/low"]"#))
    #expect(json.contains(#""value": 20.333"#))
    #expect(!json.contains("when"))
  }

  @Test func `boundaries are written as they are known`() {
    let labels = VersionLabels(
      ["17.2", "17.2.1", "18.7", "26.0", "26.1"].compactMap { OSVersion($0) }.map {
        Release(version: $0, ios: nil, ipados: nil)
      })
    #expect(labels.label(.exact(OSVersion(14, 5))) == "14.5")
    let end = OSVersion(packed: OSVersion(17, 3).packed - 1)
    #expect(labels.label(.between(after: end, by: OSVersion(26, 1))) == "between 17.2 and 26.1")
    let none = OSVersion(packed: OSVersion(26).packed - 1)
    #expect(labels.label(.between(after: none, by: OSVersion(27))) == "between 18.7 and 27.0")
  }
}
