import KeylineModel
import KeylineTestSupport
import Testing

@testable import KeylinePublish

@Suite("Site")
struct SiteTests {
  /// The iPhone X at 44, the XR at 44 and then at 48, each with who says so.
  private static let knowledge = Knowledge.of(
    [
      .of("m/x", "44", where: "devices iphone-x"),
      .of("m/xr-old", "44", where: "devices iphone-xr", os: "..<14"),
      .of("m/xr-new", "48", where: "devices iphone-xr", os: "14..<"),
    ])

  @Test func `a value leads to its metric, that to what sources state, and that to its source`()
    throws
  {
    let site = try SiteFiles(Self.knowledge)
    #expect(site["devices/iphone-x.html"].contains("<a href=\"../metrics/m.html\">m</a>"))
    #expect(site["metrics/m.html"].contains("href=\"../sources.html#source-own\""))
    #expect(site["sources.html"].contains("id=\"source-own\""))
  }

  @Test func `what was not chosen has no page, no row and no link`() throws {
    let site = try SiteFiles(
      shipped: ["iphone-x", "iphone-17"], metrics: ["statusBar.height"])
    #expect(
      site.paths.filter { $0.hasPrefix("devices/") }.sorted()
        == ["devices/iphone-17.html", "devices/iphone-x.html"])
    #expect(site.paths.filter { $0.hasPrefix("metrics/") } == ["metrics/statusBar.height.html"])
    #expect(!site.paths.contains("techniques.html"))
    #expect(
      site.paths.filter { $0.hasPrefix("api/v1/") && $0.split(separator: "/").count > 3 }
        .filter { !$0.contains("/schema/") && !$0.contains("/changes/") }.sorted() == [
          "api/v1/devices/iphone-17.json", "api/v1/devices/iphone-x.json",
          "api/v1/latest/iphone-17.json", "api/v1/latest/iphone-x.json",
          "api/v1/metrics/statusBar.height.json",
        ])
    for (path, text) in site.texts where path.hasSuffix(".html") {
      for other in ["iphone-xr", "iphone-16", "iphone-18-pro"] {
        #expect(!text.contains("devices/\(other).html"), "\(path)")
        #expect(!text.contains("value=\"\(other)\""), "\(path)")
      }
      #expect(!text.contains("navigationBar.height"), "\(path)")
    }
    for (path, text) in site.texts where path.hasSuffix(".json") && !path.contains("/schema/") {
      for other in ["iphone-xr", "iphone-16", "navigationBar.height"] {
        #expect(!text.contains("\"\(other)\""), "\(path)")
      }
    }
  }

  @Test func `nothing is loaded from elsewhere, and nothing runs in a page`() throws {
    for (path, text) in try SiteFiles(Self.knowledge).texts where path.hasSuffix(".html") {
      #expect(text.contains("http-equiv=\"Content-Security-Policy\""))
      #expect(text.contains("default-src &#39;none&#39;"))
      for word in [
        "src=\"http", "src=\"//", " style=\"", " onclick", " onload", "<style", "@import",
      ] {
        #expect(!text.contains(word), "\(path): \(word)")
      }
      let scripts = text.pieces(after: "<script")
      // A server gives the page of unknown addresses at any depth.
      let places = path == "404.html" ? ["/"] : ["", "../"]
      let own = places.map { " src=\"\($0)site.js\" defer=\"\"></script>" }
      #expect(
        scripts.allSatisfy { script in
          own.contains { script.hasPrefix($0) }
            || script.hasPrefix(" type=\"application/json\" id=\"states\">")
        })
    }
  }

  @Test(arguments: ["</script><script>evil()</script>", "\" onclick=\"evil()", "'><b>", "&quot;<"])
  func `no text of the catalogue becomes markup`(text: String) throws {
    let device = Device.device(text, text, .iphone) {
      $0.identifiers = [text]
      $0.note = text
      $0.firstOS = StatedVersion("11")
    }
    let source = Source(
      id: "own", title: text, kind: .notes, address: "javascript:evil()", read: text)
    let metric = Metric(id: text, title: text, definition: text, since: OSVersion(2))
    let site = try SiteFiles(
      .of(
        [.of("rule/\(text)", "44", metric: text)], metrics: [metric], devices: [device],
        sources: [source]))
    let plain = try SiteFiles(
      .of(
        [.of("rule/a", "44", metric: "a")], metrics: [.of("a")],
        devices: [.device("a", "a", .iphone) { $0.firstOS = StatedVersion("11") }],
        sources: [.of("own")]))
    func count(_ word: String, _ site: SiteFiles) -> Int {
      site.texts.filter { $0.key.hasSuffix(".html") }.values.map { $0.pieces(after: word).count }
        .reduce(0, +)
    }
    #expect(count("<script", site) == count("<script", plain))
    #expect(count("<b>", site) == count("<b>", plain))
    #expect(count(" onclick=\"", site) == 0 + count(" onclick=\"", plain))
    #expect(count("href=\"javascript", site) == count("href=\"javascript", plain))
    #expect(site.paths.allSatisfy { !$0.contains("..") && $0.utf8.count < 200 })
  }
}
