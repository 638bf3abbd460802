import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@Suite("The readings of a table as observations")
struct ImportedReadingsTests {
  private func imported(
    _ rows: String..., os: String? = nil, devices: [Device] = Device.samples
  ) throws -> ImportedReadings {
    try ImportedReadings(
      try readings(rows), in: .of([], metrics: [.of("statusBar.height")], devices: devices),
      terms: .init(
        source: "s", obtained: .reported, tool: "t", os: try os.map { try VersionSet($0) }))
  }

  @Test func `have all that the table and the terms say`() throws {
    let found = try imported("iPhone X,12,statusBar.height,44,landscape")
    #expect(
      found.observations == [
        Observation(
          id: "s/iphone-x-status-bar-height-landscape-12", metric: "statusBar.height", source: "s",
          scope: .of("devices iphone-x, orientation landscape"), os: .of("12"),
          value: Length(points: 44), obtained: .reported, tool: "t", locator: "line 2, value",
          layer: .local)
      ])
  }

  @Test(arguments: [
    ("12.1", "12.1"), ("12", "12"), ("12.1.3", "12.1.3"), ("12.0", "12.0"), ("12 13.1", "12 13.1"),
    ("12-13", "12..<14"), ("12+", "12..<"), ("..13", "..<14"), ("", "..<"),
  ])
  func `speak of the versions that the file states`(os: String, expected: String) throws {
    let found = try imported("iPhone X,\(os),statusBar.height,44")
    #expect(found.observations.map(\.os) == [.of(expected)])
    #expect(found.leftOut.isEmpty)
  }

  @Test(
    arguments: [
      ("Nokia,12,statusBar.height,44", .device), ("iPhone X,12,hat.height,44", .metric),
      ("iPhone X,12-13 15-16,statusBar.height,44", .severalRanges),
      ("iPad Pro,12,statusBar.height,24", .severalDevices(["pad-1", "pad-2"])),
    ] as [(String, ImportItem.Omission)])
  func `are left out where no observation can be made of them`(
    row: String, reason: ImportItem.Omission
  ) throws {
    let pads = (1...2).map {
      Device(id: "pad-\($0)", name: "iPad Pro (11-inch) (\($0)th generation)", family: .ipad)
    }
    let found = try imported(row, devices: Device.samples.filter { $0.family != .ipad } + pads)
    #expect(found.observations.isEmpty)
    #expect(found.leftOut.map(\.status) == [.leftOut])
    #expect(found.leftOut.map(\.detail) == [.leftOut(line: 2, reason)])
    #expect(found.leftOut.map(\.devices) == [[String(row.prefix { $0 != "," })]])
  }

  @Test func `that stand twice are taken once, and the place of each is told`() throws {
    let row = "iPhone X,12,statusBar.height,44"
    let found = try imported("Nokia,12,statusBar.height,1", row, row)
    #expect(found.observations.map(\.locator) == ["line 3, value"])
    #expect(found.place(of: found.observations[0].id)?.line == 3)
    #expect(found.place(of: "s/other") == nil)
  }
}

@Suite("The terms of an import")
struct ImportTermsTests {
  private static let measurement = Measurement(tool: "a simulator", key: "probe-a", title: "A")

  @Test(
    arguments: [
      (nil, nil, Observation.Obtained.tabulated), (measurement, nil, .measured),
      (nil, .reported, .reported), (measurement, .reported, .reported),
    ] as [(Measurement?, Observation.Obtained?, Observation.Obtained)])
  func `take a table for tabulated and a probe for measured, unless told otherwise`(
    measurement: Measurement?, given: Observation.Obtained?, expected: Observation.Obtained
  ) {
    let terms = ImportTerms(source: "s", measurement: measurement, obtained: given, os: nil)
    #expect(terms.obtained == expected)
    #expect(terms.tool == measurement?.tool)
  }
}
