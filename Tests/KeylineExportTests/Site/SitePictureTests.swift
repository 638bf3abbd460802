import KeylineModel
import KeylineTestSupport
import Testing

@testable import KeylineExport

@Suite("Pictures and timelines of a site")
struct SitePictureTests {
  /// The iPhone X at 44, the XR at 44 and then at 48, nothing for the XR in landscape.
  private static var knowledge: Knowledge {
    var knowledge = Knowledge.of(
      [
        .of("s/x", "44", where: "devices iphone-x", metric: "statusBar.height"),
        .of(
          "s/xr-old", "44", where: "devices iphone-xr, orientation portrait", os: "..<14",
          metric: "statusBar.height"),
        .of(
          "s/xr-new", "48", where: "devices iphone-xr, orientation portrait", os: "14..<",
          metric: "statusBar.height"),
      ],
      metrics: [
        .of("screen.width", .width, .height), .of("screen.height", .height, .width),
        .of("statusBar.height"),
      ],
      devices: [
        .iPhoneX, .iPhoneXR,
        .device("blank", "Blank", .iphone) { $0.firstOS = StatedVersion("16") },
      ])
    knowledge.releases = (11...18).map {
      Release(version: OSVersion($0), ios: "2020-01-01", ipados: nil)
    }
    return knowledge
  }

  /// The pictures on the page of a device.
  private func pictures(_ device: Device.ID, _ site: SiteFiles) throws -> [Markup] {
    site["devices/\(device).html"].pieces(from: "<svg ", to: "</svg>").map { try? Markup.read($0) }
      .compactMap(\.self)
  }

  @Test func `a device has a picture of its newest versions, without and with bars`() throws {
    let pictures = try pictures("iphone-xr", SiteFiles(Self.knowledge))
    #expect(pictures.count == 2)
    let titles = pictures.map { $0.children.first { $0.name == "title" }?.text }
    #expect(
      titles == [
        "iPhone XR, iOS 14–18 · portrait",
        "iPhone XR, iOS 14–18 · portrait · navigation bar · tab bar",
      ])
    let measures = pictures[0].measures.map { $0?.metric }
    #expect(Set(measures) == ["screen.width", "screen.height", "statusBar.height"])
    #expect(pictures[0].measures.first { $0?.metric == "statusBar.height" }??.points == 48)
  }

  @Test func `each length of a picture leads to its row on the page`() throws {
    let site = try SiteFiles(Self.knowledge)
    for device in ["iphone-x", "iphone-xr"] {
      for picture in try pictures(device, site) {
        let links = picture.all.filter { $0.name == "a" }
        #expect(links.count == picture.measures.count && !links.isEmpty)
        for link in links {
          let place = String((link.attributes["href"] ?? "").dropFirst())
          #expect(place.hasPrefix("metric-"))
          #expect(
            site["devices/\(device).html"].pieces(from: " id=\"\(place)\"", to: ">").count == 1)
        }
      }
    }
  }

  @Test func `its look is in the style sheet of the site, not in the picture`() throws {
    let site = try SiteFiles(Self.knowledge)
    #expect(site["site.css"].contains(".keyline-picture .paper { fill: #ffffff }"))
    #expect(site["site.css"].contains(".keyline-picture .paper { fill: #0d1117 }"))
    for picture in try pictures("iphone-x", site) {
      #expect(!picture.all.contains { $0.name == "style" || $0.attributes["style"] != nil })
    }
  }

  @Test func `a device of which no size is known has no picture, and its page says why`() throws {
    let page = try SiteFiles(Self.knowledge)["devices/blank.html"]
    #expect(!page.contains("<svg"))
    #expect(page.contains("No picture. The screen of Blank cannot be drawn: "))
  }

  @Test func `a stretch of a timeline stands where its versions are and leads to its rule`() throws
  {
    let page = try SiteFiles(Self.knowledge)["metrics/statusBar.height.html"]
    let rows = page.pieces(from: "<tr>", to: "</tr>").filter { $0.contains("class=\"lane") }
    // Two timelines: the versions, the X, the XR; in landscape nothing is known of the XR.
    #expect(rows.count == 5)
    let row = try #require(rows.first { $0.contains(">iPhone XR<") })
    let stretches = row.pieces(from: "<li ", to: "</li>")
    // The axis has iOS 11 to 18 in steps of a quarter.
    #expect(row.contains("<ol class=\"lane n32\">"))
    #expect(stretches.count == 2)
    #expect(stretches[0].contains("class=\"s5 w8 ") && stretches[0].contains(">12–13</span>"))
    #expect(stretches[1].contains("class=\"s13 w20 ") && stretches[1].contains(">14–18</span>"))
    #expect(stretches[0].contains("href=\"../metrics/statusBar.height.html#rule-s_2fxr-old\""))
    #expect(stretches[1].contains(">48<"))
  }

  @Test func `every place on a timeline has a class in the style sheet`() throws {
    let site = try SiteFiles(Self.knowledge)
    let page = site["metrics/statusBar.height.html"]
    for piece in page.pieces(from: "<li class=\"s", to: "\"") {
      for name in piece.dropFirst("<li class=\"".count).split(separator: " ").prefix(2) {
        #expect(site["site.css"].contains(".\(name) {"))
      }
    }
  }
}

extension String {
  /// The pieces that begin and end with some words, these included.
  fileprivate func pieces(from start: String, to end: String) -> [String] {
    var pieces: [String] = []
    var rest = self[...]
    while let head = rest.firstRange(of: start),
      let tail = rest[head.upperBound...].firstRange(of: end)
    {
      pieces.append(String(rest[head.lowerBound..<tail.upperBound]))
      rest = rest[tail.upperBound...]
    }
    return pieces
  }
}
