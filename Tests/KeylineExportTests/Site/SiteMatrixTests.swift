import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@testable import KeylineExport

@Suite("The first page of a site, and its timelines")
struct SiteMatrixTests {
  private static func site(_ rules: [Rule], devices: [Device], releases: [String]) throws
    -> SiteFiles
  {
    var knowledge = Knowledge.of(rules, devices: devices)
    knowledge.releases = releases.map {
      Release(version: .of($0), ios: "2020-01-01", ipados: "2020-01-01")
    }
    return try SiteFiles(knowledge)
  }

  private static let majors = (11...18).map { "\($0)" }

  private func rows(_ site: SiteFiles) -> [Substring] {
    site["index.html"].split(separator: "\n").filter { $0.contains("data-search=") }
  }

  @Test func `a row can be found by name, identifiers, family, front, versions and orientation`()
    throws
  {
    let site = try Self.site(
      [.of("m/1", "44")], devices: [.iPhoneX], releases: Self.majors)
    let row = try #require(rows(site).first)
    #expect(row.contains("data-search=\"iPhone X iphone-x iPhone10,3 iPhone10,6\""))
    #expect(row.contains("data-family=\"iphone\""))
    #expect(row.contains("data-front=\"notch\""))
    #expect(row.contains("data-os=\"11 12 13 14 15 16\""))
    #expect(row.contains("data-orientation=\"portrait\""))
    #expect(rows(site).count == 2, "one for each orientation")
  }

  @Test(arguments: [
    (Device.iPhone8, "home-button"), (.iPhoneX, "notch"), (.iPhone14Pro, "dynamic-island"),
    (.iPadPro11, "none"),
    (.device("blank", "Blank", .iphone) { $0.firstOS = StatedVersion("12") }, "unknown"),
  ])
  func `the front of a device is its button or what holds its sensors`(
    device: Device, front: String
  ) throws {
    let site = try Self.site([.of("m/1", "44")], devices: [device], releases: Self.majors)
    #expect(rows(site).first?.contains("data-front=\"\(front)\"") == true)
  }

  @Test func `the newest versions of each device are marked, older ones are not`() throws {
    let site = try Self.site(
      [.of("m/1", "44", os: "..<14"), .of("m/2", "48", os: "14..<")], devices: [.iPhoneX],
      releases: Self.majors)
    let newest = rows(site).map { $0.contains("data-newest=\"\"") }
    let versions = rows(site).map { $0.contains("14 15 16") }
    #expect(newest == versions)
    #expect(newest.contains(true) && newest.contains(false))
  }

  @Test func `the newest device stands first, and a choice is there for every version`() throws {
    let site = try Self.site(
      [.of("m/1", "44")], devices: [.iPhone8, .iPhoneXR], releases: Self.majors)
    #expect(rows(site).first?.contains("iPhone XR") == true)
    for major in Self.majors {
      #expect(site["index.html"].contains("<option value=\"\(major)\">iOS \(major)</option>"))
    }
  }

  /// Where the pieces of the first lane begin and how long they are.
  private func places(_ site: SiteFiles) throws -> [(start: Int, width: Int)] {
    let page = site["metrics/m.html"]
    let lane = try #require(
      page.split(separator: "<ol class=\"lane n").first { $0.contains("<li class=\"s") })
    return lane.split(separator: "<li class=\"s").dropFirst().compactMap { piece in
      let words = piece.prefix { $0 != "\"" }.split(separator: " ")
      guard words.count > 1, let start = Int(words[0]), let width = Int(words[1].dropFirst()) else {
        return nil
      }
      return (start, width)
    }
  }

  @Test func `a stretch of a timeline is as long as its versions`() throws {
    let site = try Self.site(
      [.of("m/1", "44", os: "..<13"), .of("m/2", "48", os: "13..<")], devices: [.iPhoneX],
      releases: (11...16).map { "\($0)" })
    let places = try places(site)
    // Four steps for each of iOS 11 to 16.
    #expect(places.map(\.start) == [1, 9])
    #expect(places.map(\.width) == [8, 16])
  }

  @Test(arguments: [2, 3, 4, 5, 6, 8])
  func `no stretch covers another, however short they are`(count: Int) throws {
    let device = Device.iPhoneX.with {
      ($0.firstOS, $0.lastOS) = (StatedVersion("11"), StatedVersion("12"))
    }
    let rules = (0..<count).map { index in
      Rule.of(
        "m/\(index)", "\(40 + index)",
        os: (index == 0 ? "" : "12.\(index)") + "..<"
          + (index == count - 1 ? "" : "12.\(index + 1)"))
    }
    let releases = ["11.0"] + (0..<count).map { "12.\($0)" }
    let places = try places(Self.site(rules, devices: [device], releases: releases))
    #expect(places.count == count)
    for (first, second) in zip(places, places.dropFirst()) {
      #expect(first.start + first.width <= second.start, "\(places)")
    }
    #expect(places.allSatisfy { $0.width >= 1 })
    #expect(try #require(places.last).start + #require(places.last).width <= 9)
  }
}
