import KeylineModel
import KeylineQuery
import KeylineTestSupport
import KeylineText
import Testing

@testable import KeylineExport

@Suite("Lanes and axes of a site's timelines")
struct SiteLaneTests {
  private func lanes(_ rules: [Rule], _ observations: [Observation] = [], devices: [Device])
    -> [SiteLane]
  {
    let resolver = Resolver(.of(rules, observations, devices: devices))
    let column = resolver.metric("m").map { Column($0, Situation()) }
    return SiteLane.all(
      resolver.table(
        AnswerTable.Request(
          columns: [column].compactMap(\.self), devices: DeviceSet(all: resolver.knowledge.devices),
          versions: .all)))
  }

  private func words(_ lane: SiteLane) -> [String] {
    lane.stretches.map { stretch in
      let until = stretch.until == .highest ? "" : stretch.until.short
      return
        "\(stretch.from.short)..<\(until) \(stretch.cell.content.text) \(stretch.status.rawValue)"
    }
  }

  @Test func `devices that are alike share a lane, over the versions of both`() {
    let lanes = lanes([.of("m/1", "44")], devices: [.iPhoneX, .iPhoneXR])
    #expect(lanes.map { $0.devices.map(\.id) } == [["iphone-x", "iphone-xr"]])
    #expect(lanes.map(words) == [["11..<19 44 known"]])
  }

  @Test func `devices that differ have a lane each`() {
    let lanes = lanes(
      [
        .of("m/1", "20", where: "home-button true"),
        .of("m/2", "44", where: "sensor-housing notch"),
      ],
      devices: [.iPhone8, .iPhoneX])
    #expect(lanes.map { $0.devices.map(\.id) } == [["iphone-8"], ["iphone-x"]])
  }

  @Test func `devices of which nothing is known have none`() {
    #expect(
      lanes([.of("m/1", "20", where: "home-button true")], devices: [.iPhone8, .iPhoneX]).count == 1
    )
    #expect(lanes([], devices: [.iPhone8]).isEmpty)
  }

  @Test func `a stretch stands as on the device where it is least sure`() {
    let measured = Observation.of("s/1", "44", where: "devices iphone-x", os: "11..<19")
    let lanes = lanes(
      [.of("m/1", "44", restsOn: ["s/1"])], [measured], devices: [.iPhoneX, .iPhoneXR])
    #expect(lanes.count == 1)
    #expect(lanes[0].stretches.contains { $0.status == .inferred })
  }

  @Test func `a gap is a stretch of its own`() {
    let lanes = lanes(
      [.of("m/1", "44", os: "..<12"), .of("m/2", "44", os: "14..<")], devices: [.iPhoneX])
    #expect(
      lanes.map(words) == [["11..<12 44 known", "12..<14 unknown unknown", "14..<17 44 known"]])
  }

  private static let axis = SiteAxis(
    ["11.0", "11.4", "12.0", "18.0", "18.7", "26.0", "26.1"].map {
      Release(version: .of($0), ios: nil, ipados: nil)
    })

  @Test(arguments: [
    ("10", 0), ("11", 0), ("11.1", 1), ("11.4", 3), ("11.9", 4), ("12", 4), ("13", 8), ("18", 8),
    ("18.1", 9), ("18.4", 10), ("18.7", 11), ("19", 12), ("25", 12), ("26", 12), ("26.1", 14),
    ("27", 16),
  ])
  func `a version stands in its part of its major version`(version: String, position: Int) {
    #expect(Self.axis.position(.of(version)) == position)
  }

  @Test func `the axis over some versions has their major versions alone`() {
    let part = Self.axis.over([VersionRange(from: .of("12"), until: .of("19"))])
    #expect(part.majors == [12, 18])
    #expect(part.length == 8)
    #expect(part.position(.of("18")) == 4)
    #expect(Self.axis.newestFirst == [26, 18, 12, 11])
    #expect(Self.axis.over([]).length == 0)
  }

  @Test(arguments: [
    ("11", "11.0.1", [11]), ("11.4", "12", [11]), ("11", "12.0.1", [11, 12]), ("13", "18", []),
    ("18.7", "26.0", [18]), ("27", "28", []),
  ])
  func `versions belong to the major versions that they touch`(
    from: String, until: String, majors: [Int]
  ) {
    let range = VersionRange(from: .of(from), until: .of(until))
    #expect(Self.axis.majors(in: [range]) == majors)
  }

  @Test func `the members of a group have their own rows over its versions`() throws {
    let resolver = Resolver(
      .of(
        [.of("m/1", "44", os: "..<14"), .of("m/2", "48", os: "14..<")],
        devices: [.iPhoneX, .iPhoneXR]))
    let table = resolver.table(
      AnswerTable.Request(
        columns: [Column(try #require(resolver.metric("m")), Situation())],
        devices: DeviceSet(all: resolver.knowledge.devices), versions: .all))
    #expect(table.groups.count == 2)
    for (group, value) in zip(table.groups, ["44", "48"]) {
      #expect(group.rows.map(\.device.id) == ["iphone-x", "iphone-xr"])
      #expect(group.rows.flatMap(\.cells).map(\.content.text) == [value, value])
    }
  }
}
