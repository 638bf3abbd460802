import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

struct AnswerTableTests {
  private let resolver = Resolver.of(
    .of("m/old", "20", os: "..<13"), .of("m/new", "44", os: "13..<"))

  private func request(
    _ devices: String, _ versions: String = "all", metrics: [Metric.ID] = ["m"],
    of resolver: Resolver? = nil
  ) throws -> AnswerTable.Request {
    let resolver = resolver ?? self.resolver
    return AnswerTable.Request(
      columns: try metrics.map { Column(try #require(resolver.metric($0)), Situation()) },
      devices: try DeviceSet([devices], in: resolver.knowledge.devices),
      versions: try VersionSet(versions))
  }

  private func rows(_ table: AnswerTable) -> [String] {
    table.rows.map { row in
      let ranges = row.ranges.map { "\($0.from.short)..<\($0.until.short)" }
      let cells = row.answers.map { $0.value?.description ?? $0.status.rawValue }
      return ([row.device.id] + ranges + cells).joined(separator: " ")
    }
  }

  @Test(arguments: [
    ("iphone-x", "all", ["iphone-x 11..<13 20", "iphone-x 13..<17 44"]),
    ("iphone-x", "12-14", ["iphone-x 12..<13 20", "iphone-x 13..<15 44"]),
    ("iphone-x", "14+", ["iphone-x 14..<17 44"]), ("iphone-x", "12.0", ["iphone-x 12..<12.0.1 20"]),
    (
      "iphone-x,iphone-xr", "11-12",
      ["iphone-x 11..<13 20", "iphone-xr 12..<13 20"]
    ),
    ("iphone-x", "12,14", ["iphone-x 12..<13 20", "iphone-x 14..<15 44"]),
    ("iphone-x", "13,15", ["iphone-x 13..<14 15..<16 44"]),
  ])
  func `there is a row for each device and each value that it ran`(
    devices: String, versions: String, rows: [String]
  ) throws {
    #expect(self.rows(resolver.table(try request(devices, versions))) == rows)
  }

  @Test func `versions with equal values share a row unless their rules are to be told apart`()
    throws
  {
    let resolver = Resolver.of(.of("m/old", "20", os: "..<13"), .of("m/new", "20", os: "13..<"))
    var request = try request("iphone-x", of: resolver)
    let folded = resolver.table(request)
    #expect(rows(folded) == ["iphone-x 11..<17 20"])
    #expect(folded.records.count == 1)
    request.folding = .rules
    let table = resolver.table(request)
    #expect(rows(table) == ["iphone-x 11..<13 20", "iphone-x 13..<17 20"])
    #expect(table.rows.map { $0.answers[0].rules } == [["m/old"], ["m/new"]])
    #expect(table.records.map(\.answer.rules) == [["m/old"], ["m/new"]])
    #expect(table.column(0).rows.count == 2)
  }

  @Test func `a row ends where any column changes`() throws {
    let resolver = Resolver.of(
      .of("m/old", "20", os: "..<13"), .of("m/new", "44", os: "13..<"),
      .of("n/old", "1", os: "..<14", metric: "n"), .of("n/new", "2", os: "14..<", metric: "n"))
    let table = resolver.table(try request("iphone-x", metrics: ["n", "m"], of: resolver))
    #expect(
      rows(table) == [
        "iphone-x 11..<13 1 20", "iphone-x 13..<14 1 44", "iphone-x 14..<17 2 44",
      ])
  }

  @Test func `devices with equal values share a row, whenever they came or went`() throws {
    let groups = resolver.table(try request("iphone-8,iphone-x,iphone-xr")).groups
    #expect(
      groups.map { $0.devices.map(\.id) }
        == Array(
          repeating: ["iphone-8", "iphone-x", "iphone-xr"], count: 2))
    #expect(
      groups.map(\.versions) == [
        .open(from: nil, until: .of("13")), .open(from: .of("13"), until: nil),
      ])
  }

  @Test func `devices with other values stand apart`() throws {
    let resolver = Resolver.of(
      .of("m/any", "20"), .of("m/xr", "44", where: "devices iphone-xr"))
    let groups = resolver.table(try request("iphone-x,iphone-xr,iphone-8", of: resolver)).groups
    #expect(groups.map { $0.devices.map(\.id) } == [["iphone-x", "iphone-8"], ["iphone-xr"]])
  }
}

/// One table taken apart and put together.
struct AnswerTablePartsTests {
  private let resolver = Resolver.of(
    .of("m/old", "20", os: "..<13"), .of("m/new", "44", os: "13..<"),
    .of("n/all", "8", metric: "n"))

  private func request(_ devices: [Device.ID]) throws -> AnswerTable.Request {
    let metrics = try ["m", "n"].map { try #require(resolver.metric($0)) }
    return AnswerTable.Request(
      columns: metrics.map { Column($0, Situation()) },
      devices: DeviceSet(all: devices.compactMap(resolver.device)), versions: .all)
  }

  @Test func `a column alone is joined where another one cut it`() throws {
    let table = resolver.table(try request(["iphone-x", "iphone-xr"]))
    #expect(table.rows.map(\.device.id) == ["iphone-x", "iphone-x", "iphone-xr", "iphone-xr"])
    let alone = table.column(1)
    #expect(alone.columns.map(\.metric.id) == ["n"])
    #expect(alone.rows.map(\.device.id) == ["iphone-x", "iphone-xr"])
    #expect(alone.rows.flatMap(\.answers).map { $0.value?.description } == ["8", "8"])
    #expect(alone.rows[0].ranges == [VersionRange(from: .of("11"), until: .of("17"))])
    #expect(table.column(0).rows.map(\.ranges) == table.rows.map(\.ranges))
  }

  @Test(arguments: ["iphone-x", "iphone-xr"])
  func `questions that were asked before answer the same`(device: Device.ID) throws {
    let questions = DeviceQuestions(try #require(resolver.device(device)), resolver)
    for isHypothetical in [false, true, false] {
      var request = try request([device])
      request.hypothetical = isHypothetical
      #expect(resolver.table(request, asking: questions).rows == resolver.table(request).rows)
    }
    // Of another device they know nothing.
    let other = device == "iphone-x" ? "iphone-xr" : "iphone-x"
    #expect(resolver.table(try request([other]), asking: questions).rows.isEmpty)
  }

  @Test func `tables of several devices make one`() throws {
    var table = resolver.table(try request(["iphone-x"]))
    table.append(resolver.table(try request(["iphone-xr"])))
    #expect(table.rows == resolver.table(try request(["iphone-x", "iphone-xr"])).rows)
  }
}
