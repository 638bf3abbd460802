import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@testable import KeylinePublish
@testable import KeylineText

@Suite("Pages of metrics and versions")
struct SiteMetricTests {
  private static let majors = (11...18).map {
    Release(version: OSVersion($0), ios: "2020-01-01", ipados: "2020-01-01")
  }

  private static func knowledge(_ rules: [Rule], devices: [Device]) -> Knowledge {
    var knowledge = Knowledge.of(rules, devices: devices)
    knowledge.releases = majors
    return knowledge
  }

  private func table(_ rules: [Rule], devices: [Device]) throws -> MetricTable {
    let resolver = Resolver(Self.knowledge(rules, devices: devices))
    let answers = resolver.table(
      AnswerTable.Request(
        columns: [Column(try #require(resolver.metric("m")), Situation())],
        devices: DeviceSet(all: resolver.knowledge.devices), versions: .all))
    return MetricTable(answers.rows.map(MetricTable.Piece.init), resolver.calendar)
  }

  private func words(_ table: MetricTable) -> [String] {
    table.rows.map { row in
      row.devices.map(\.id).joined(separator: " ") + ": "
        + table.majors.map { row.cells[$0]?.text ?? "" }.joined(separator: " ")
    }
  }

  @Test func `devices that never disagree share a row, over the versions of both`() throws {
    let table = try table([.of("m/1", "44")], devices: [.iPhone8, .iPhoneX, .iPhoneXR])
    #expect(table.majors == [18, 17, 16, 15, 14, 13, 12, 11])
    #expect(words(table) == ["iphone-xr iphone-x iphone-8: 44 44 44 44 44 44 44 44"])
  }

  @Test func `devices that disagree on one version have rows of their own`() throws {
    let table = try table(
      [
        .of("m/1", "44", where: "devices iphone-x"),
        .of("m/2", "44", where: "devices iphone-xr", os: "..<14"),
        .of("m/3", "48", where: "devices iphone-xr", os: "14..<"),
      ], devices: [.iPhoneX, .iPhoneXR])
    #expect(words(table) == ["iphone-xr: 48 48 48 48 48 44 44 ", "iphone-x:   44 44 44 44 44 44"])
  }

  /// The iPhone Duo never ran iOS 26 and stood in a row of it: unknown on 27 as the others are.
  @Test func `what is unknown shares no row with a value`() throws {
    let late = Device.iPhoneXR.with { $0.firstOS = StatedVersion("14") }
    let table = try table(
      [.of("m/1", "335", where: "devices iphone-x iphone-8", os: "..<14")],
      devices: [.iPhone8, .iPhoneX, late])
    #expect(
      words(table) == [
        "iphone-xr: unknown unknown unknown unknown unknown   ",
        "iphone-x iphone-8:   unknown unknown unknown 335 335 335",
      ])
  }

  @Test func `a phone and an iPad never share a row, and the iPad comes last`() throws {
    let table = try table([.of("m/1", "44")], devices: [.iPadPro11, .iPhoneX])
    #expect(table.rows.map { $0.devices.map(\.id) } == [["iphone-x"], [Device.iPadPro11.id]])
  }

  @Test func `a row is as doubtful as its most doubtful device`() throws {
    let measured = Observation.of("s/1", "44", where: "devices iphone-x", os: "11..<19")
    var knowledge = Knowledge.of(
      [.of("m/1", "44", restsOn: ["s/1"])], [measured], devices: [.iPhoneX, .iPhoneXR])
    knowledge.releases = Self.majors
    let page = try SiteFiles(knowledge)["metrics/m.html"]
    // Only the iPhone X, on which it was measured, ran iOS 11; the iPhone XR is inferred.
    #expect(page.pieces(after: "<td class=\"i\">44</td>").count == 7)
    #expect(page.pieces(after: "<td>44</td>").count == 1)
  }

  @Test func `a metric that is new where nothing is known of it is no change`() throws {
    var knowledge = Knowledge.of(
      [.of("m/1", "44", where: "devices iphone-x", os: "13..<")],
      metrics: [.of("m", since: "13")], devices: [.iPhoneX, .iPhoneXR])
    knowledge.releases = Self.majors
    let page = try SiteFiles(knowledge)["metrics/m.html"]
    #expect(page.contains("n/a<span class=\"arrow\">→</span><b>44</b>"))
    #expect(!page.contains("<b>unknown</b>"))
  }

  @Test func `newer versions stand open, older ones behind a fold`() throws {
    let page = try SiteFiles(Self.knowledge([.of("m/1", "44")], devices: [.iPhoneX, .iPhoneXR]))[
      "metrics/m.html"]
    let fold = try #require(page.firstRange(of: "<summary>iOS 14 to 11"))
    #expect(page[..<fold.lowerBound].contains(">18</th><th scope=\"col\" class=\"num\">17</th>"))
    #expect(page[fold.lowerBound...].contains(">14</th><th scope=\"col\" class=\"num\">13</th>"))
  }

  @Test func `an orientation that says the same is not said twice`() throws {
    let same = try SiteFiles(Self.knowledge([.of("m/1", "44")], devices: [.iPhoneX]))
    #expect(
      same["metrics/m.html"].contains("Portrait and landscape, no bars, newest version first."))
    #expect(!same["metrics/m.html"].contains("<summary>Landscape"))
    let other = try SiteFiles(
      Self.knowledge(
        [
          .of("m/1", "44", where: "orientation portrait"),
          .of("m/2", "32", where: "orientation landscape"),
        ], devices: [.iPhoneX]))
    #expect(other["metrics/m.html"].contains("<summary>Landscape"))
  }

  @Test func `a change is on the page of its metric, newest first, and on that of its version`()
    throws
  {
    let site = try SiteFiles(
      Self.knowledge(
        [
          .of("m/1", "44", os: "..<13"), .of("m/2", "48", os: "13..<15"),
          .of("m/3", "50", os: "15..<"),
        ], devices: [.iPhoneX]))
    let metric = site["metrics/m.html"]
    let newer = try #require(
      metric.firstRange(of: "<a href=\"../versions/15.html\">iOS\u{A0}15</a>"))
    let older = try #require(
      metric.firstRange(of: "<a href=\"../versions/13.html\">iOS\u{A0}13</a>"))
    #expect(newer.lowerBound < older.lowerBound)
    let arrow = "<span class=\"arrow\">→</span>"
    #expect(metric.contains("48\(arrow)<b>50</b>"))
    #expect(site["versions/13.html"].contains("44\(arrow)<b>48</b>"))
    #expect(!site["versions/13.html"].contains("<b>50</b>"))
    #expect(site["versions/14.html"].contains("No metric is known to have changed"))
  }

  @Test func `a version has a page if a device ran it and one before it`() throws {
    let site = try SiteFiles(Self.knowledge([.of("m/1", "44")], devices: [.iPhoneXR]))
    let pages = site.paths.filter { $0.hasPrefix("versions/") }.sorted()
    #expect(pages == (13...18).map { "versions/\($0).html" })
  }

  @Test func `a phone before and since a version has its bars and what differs`() throws {
    let page = try SiteFiles(Sample.states)["versions/14.html"]
    #expect(page.contains("Before: iOS 12–13") && page.contains("Since: iOS 14–18"))
    let row = try #require(
      page.pieces(after: "<tr").first { $0.contains(">Status bar, height<") })
    #expect(row.hasPrefix(" class=\"differs\">"))
    #expect(row.contains(">44</td>") && row.contains(">48</td>"))
  }
}

extension MetricTable.Piece {
  /// The first column of a row of a table.
  init(_ row: AnswerTable.Row) {
    self.init(
      device: row.device, ranges: row.ranges, content: row.answers[0].content,
      isStarred: row.answers[0].needsChecking)
  }
}
