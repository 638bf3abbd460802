import KeylineForeign
import KeylineJSON
import KeylineModel
import KeylineQuery
import KeylineTestSupport
import KeylineText
import Testing

@Suite("Device types of simctl against what is known")
struct SimulatorReportTests {
  private func report(
    _ types: [String], devices: [Device] = Device.samples
  ) throws -> SimulatorReport {
    let text = "{ \"devicetypes\": [\(types.joined(separator: ", "))] }"
    return SimulatorReport(
      try SimulatorTypes(SourceText(name: "file", bytes: text.utf8)).types,
      in: Knowledge(devices: devices))
  }

  private func type(_ name: String, _ identifier: String?, _ first: Int?, _ last: Int?) -> String {
    let members: [(String, JSONValue?)] = [
      ("name", .string(name)), ("modelIdentifier", identifier.map(JSONValue.string)),
      ("minRuntimeVersion", first.map { .number($0) }),
      ("maxRuntimeVersion", last.map { .number($0) }),
    ]
    return JSONValue.object(members).inline
  }

  private static let (eleven, sixteen, never) = (11 << 16, 16 << 16 | 0xFFFF, 0xFFFF_FFFF)

  @Test(
    arguments: [
      // An iPhone X ran iOS 11 to 16, an iPhone 14 Pro runs iOS 16 and later.
      ("iPhone X", "iPhone10,3", eleven, sixteen, .same),
      ("iPhone X", nil, eleven, sixteen, .same),
      ("iPhone X", "iPhone10,6", eleven | 0x0100, sixteen, .same),
      ("iPhone X", "iPhone10,3", 12 << 16, sixteen, .differs),
      ("iPhone X", "iPhone10,3", eleven, 17 << 16 | 0xFFFF, .differs),
      ("iPhone X", "iPhone10,3", eleven, never, .differs),
      ("iPhone 14 Pro", "iPhone15,2", 16 << 16, never, .same),
      ("iPhone 14 Pro", "iPhone15,2", 16 << 16, sixteen, .differs),
      ("iPhone 14 Pro", "iPhone15,2", nil, nil, .differs),
      ("iPhone 99", "iPhone99,1", eleven, never, .unknown),
    ] as [(String, String?, Int?, Int?, SimulatorReport.Verdict)])
  func `fare as their versions do`(
    name: String, identifier: String?, first: Int?, last: Int?, verdict: SimulatorReport.Verdict
  ) throws {
    let report = try report([type(name, identifier, first, last)])
    #expect(report.rows.map(\.verdict) == [verdict])
    #expect(report.count(verdict) == 1)
  }

  @Test func `are found by their identifier before their name`() throws {
    let report = try report([type("iPhone 8", "iPhone10,3", nil, nil)])
    #expect(report.rows.map(\.device?.id) == ["iphone-x"])
  }

  @Test func `are unknown where their name fits several devices`() throws {
    let older = Device.iPadPro11.with { $0.name = "iPad Pro (11-inch) (4th generation)" }
    var other = Device(
      id: "ipad-pro-11-inch-3", name: "iPad Pro (11-inch) (3rd generation)", family: .ipad)
    other.firstOS = StatedVersion("14.5")
    let report = try report([type("iPad Pro", nil, nil, nil)], devices: [older, other])
    #expect(report.rows.map(\.verdict) == [.unknown])
    #expect(report.rows.map(\.device) == [nil])
  }

  @Test func `stand in a table, what differs first, and as objects in the order of the file`()
    throws
  {
    let report = try report([
      type("iPhone X", "iPhone10,3", Self.eleven, Self.sixteen),
      type("iPhone 99", nil, nil, nil), type("iPhone 8", nil, Self.eleven, Self.never),
    ])
    #expect(
      report.table.rows == [
        ["iPhone 8", "", "differs", "iphone-8", "11.0", "11", "", "16"],
        ["iPhone 99", "", "unknown", "", "", "", "", ""],
        ["iPhone X", "iPhone10,3", "same", "iphone-x", "11.0", "11", "16", "16"],
      ])
    #expect(report.table.rows.allSatisfy { $0.count == report.table.columns.count })
    #expect(report.objects.map { $0["name"]?.text } == ["iPhone X", "iPhone 99", "iPhone 8"])
    #expect(report.objects[1]["device"]?.kind == .null)
    #expect(report.objects[2]["last"]?.kind == .null)
    #expect(report.objects[2]["knownLast"]?.text == "16")
  }

  @Test func `with names of any kind steer no terminal`() throws {
    let report = try report([type("iPhone \u{1B}[2J", "a\u{7}b", nil, nil)])
    let cells = report.table.rows.joined().joined()
    #expect(!cells.unicodeScalars.contains { $0.properties.generalCategory == .control })
    #expect(report.objects[0]["name"]?.text == "iPhone \u{1B}[2J")
  }
}
