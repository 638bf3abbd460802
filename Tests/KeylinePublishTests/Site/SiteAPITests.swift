import KeylineData
import KeylineModel
import KeylineQuery
import KeylineTestSupport
import KeylineText
import Testing

@testable import KeylinePublish

@Suite("The API of the site")
struct SiteAPITests {
  private static let shipped: Set<Device.ID> = [
    "iphone-17-pro", "iphone-11", "iphone-4", "ipad-pro-11-m5", "iphone-duo",
  ]
  private static let site = Result {
    try SiteFiles(shipped: shipped, base: BaseAddress("https://example.org/keyline"))
  }

  private func document(_ path: String) throws -> JSONValue {
    try JSONValue.reading(try Self.site.get()["api/v1/" + path])
  }

  /// The question of a series: that of the variant whose conditions it names.
  private func column(_ series: JSONValue, _ metric: Metric.ID) throws -> Column {
    let columns = try SiteFiles.matrix(shipped: Self.shipped).variants.flatMap(\.columns)
    return try #require(
      columns.first { column in
        let conditions = column.conditions.isEmpty ? nil : column.departures.sorted.inline
        return column.metric.id == metric
          && column.situation.orientation.rawValue == series["orientation"]?.text
          && conditions == series["situation"]?.sorted.inline
      })
  }

  @Test(arguments: shipped.sorted())
  func `each stretch of a device has what get answers about it`(id: Device.ID) throws {
    let resolver = try SeedAnswers.resolver
    let device = try #require(resolver.device(id))
    let labels = VersionLabels(resolver.knowledge.releases)
    let file = try document("devices/\(id).json")
    #expect(file["device"]?["id"]?.text == id)
    var count = 0
    for series in file["series"]?.elements ?? [] {
      #expect(series["device"]?.text == id)
      let column = try column(series, try #require(series["metric"]?.text))
      for stretch in series["stretches"]?.elements ?? [] {
        let os = try #require(stretch["os"]?.text)
        let table = resolver.table(
          AnswerTable.Request(
            columns: [column], devices: DeviceSet(naming: [device]),
            versions: try VersionSet(os, in: resolver.knowledge.releases)))
        let records = ToldAnswer.all(table, labels).map(\.json)
        #expect(records.count == 1, "\(column.metric.id) \(os)")
        for key in ["status", "value", "candidates", "confidence", "sources"] {
          #expect(
            stretch[key]?.inline == records.first?[key]?.inline,
            "\(id) \(column.metric.id) \(os) \(key)")
        }
        count += 1
      }
    }
    #expect(count > 100)
  }

  @Test func `a metric has the answer of every device on every release that it ran`() throws {
    let resolver = try SeedAnswers.resolver
    let file = try document("metrics/statusBar.height.json")
    var seen: Set<String> = []
    for series in file["series"]?.elements ?? [] {
      let column = try column(series, "statusBar.height")
      for id in series["devices"]?.texts ?? [] {
        #expect(seen.insert(id + column.situation.orientation.rawValue).inserted)
        let question = try #require(resolver.question("statusBar.height", device: id))
        for release in resolver.calendar.versions
        where question.device.support?.contains(release) == true {
          let stretch = series["stretches"]?.elements.last {
            OSVersion($0["from"]?.text ?? "").map { $0 <= release } ?? false
          }
          let answer = question.result(at: release, in: column.situation)
          #expect(stretch?["status"]?.text == answer.status.rawValue, "\(id) \(release)")
          #expect(
            stretch?["value"]?.inline == answer.value?.description ?? "null", "\(id) \(release)")
        }
      }
    }
    #expect(seen.count == Self.shipped.count * 2)
  }

  @Test func `every file is as its schema says, and is in the list of files`() throws {
    let schemas = SiteAPI.schemas(versionsWith: "--os")
    let files = try Self.site.get().texts.filter {
      $0.key.hasPrefix("api/v1/") && !$0.key.contains("/schema/")
    }
    let listed = try document("index.json")["files"]?.elements ?? []
    #expect(
      Set(listed.compactMap { $0["path"]?.text }.map { "api/v1/" + $0 } + ["api/v1/index.json"])
        == Set(files.keys))
    for (path, text) in files {
      let document = try JSONValue.reading(text)
      let schema = try #require(schemas.first { $0.name == document["schema"]?.text }, "\(path)")
      var validator = SchemaValidator(try JSONValue.reading(schema.text))
      validator.validate(document)
      #expect(validator.objections == [], "\(path)")
      #expect(document["licence"]?.text == "CC0-1.0", "\(path)")
      let own = listed.first { $0["path"]?.text.map { "api/v1/" + $0 } == path }
      if let own { #expect(own["schema"]?.text == schema.name) }
    }
  }

  @Test func `a program takes a number by the names of its parts`() throws {
    let file = try document("latest/iphone-17-pro.json")
    #expect(file["safeArea"]?["portrait"]?["top"]?["value"]?.inline == "62")
    #expect(file["screen"]?["width"]?["value"]?.inline == "402")
    #expect(file["schema"]?.text == "keyline.api-latest-device/1")
  }

  @Test func `what is not known has a status and no version, and what does not exist as well`()
    throws
  {
    let duo = try document("latest/iphone-duo.json")
    #expect(
      duo["keyboard"]?["portrait"]?["height"]?.inline == #"{ "status": "unknown", "value": null }"#)
    let four = try document("latest/iphone-4.json")
    #expect(four["version"]?.text == "7.1.2")
    #expect(
      four["safeArea"]?["portrait"]?["top"]?.inline
        == #"{ "status": "notApplicable", "value": null }"#)
  }

  @Test func `a site of some metrics in one orientation has no other values`() throws {
    let file = try JSONValue.reading(
      SiteFiles(shipped: ["iphone-11"], metrics: ["statusBar.height"])[
        "api/v1/latest/iphone-11.json"])
    #expect(file["statusBar"]?["portrait"]?["height"]?["value"] != nil)
    #expect(file["safeArea"] == nil && file["screen"] == nil)
  }

  @Test func `changes name each set of devices once`() throws {
    let file = try document("changes/26.json")
    let groups = file["groups"]?.elements.map(\.texts) ?? []
    #expect(Set(groups).count == groups.count && !groups.isEmpty)
    let heights = file["changes"]?.elements.filter { change in
      guard change["metric"]?.text == "navigationBar.height",
        let place = change["group"].flatMap({ Int($0.inline) })
      else { return false }
      return groups[place].contains("iphone-11")
    }
    let values = heights?.compactMap { $0["right"]?.elements.first?["value"]?.inline }
    #expect(values?.contains("54") == true)
  }

  @Test func `with an address, pages and schemas name their own`() throws {
    let site = try Self.site.get()
    let start = "https://example.org/keyline/"
    #expect(site["index.html"].contains("<link rel=\"canonical\" href=\"\(start)\">"))
    #expect(
      site["devices/iphone-11.html"].contains(
        "<link rel=\"canonical\" href=\"\(start)devices/iphone-11.html\">"))
    let listed = site["sitemap.xml"].pieces(after: "<loc>").map { $0.prefix { $0 != "<" } }
    // The page of addresses that do not exist has none itself.
    let pages = site.paths.filter { $0.hasSuffix(".html") && $0 != "404.html" }
      .map { start + ($0 == "index.html" ? "" : $0) }
    #expect(listed.map(String.init).sorted() == pages.sorted())
    #expect(
      try document("schema/device.json")["$id"]?.text == start + "api/v1/schema/device.json")
    #expect(site["llms.txt"].utf8.count <= 2_000)
    #expect(site["llms.txt"].contains("(\(start)api/v1/index.json)"))
    #expect(site["llms.txt"].contains("(\(start)api/v1/latest/ID.json)"))
  }

  @Test func `the page of addresses that do not exist finds the others from any depth`() throws {
    for (site, top) in [(try Self.site.get(), "/keyline/"), (try SiteFiles(Sample.states), "/")] {
      let page = site["404.html"]
      #expect(page.contains("<input id=\"search\""))
      #expect(page.contains("<script src=\"\(top)site.js\""))
      #expect(!page.contains("canonical"))
      for link in page.pieces(after: " href=\"") where !link.hasPrefix("http") {
        let path = link.prefix { $0 != "\"" }
        #expect(path.hasPrefix("#") || path.hasPrefix(top), "\(path)")
        #expect(
          path.hasPrefix("#") || site.paths.contains(String(path.dropFirst(top.count))), "\(path)")
      }
    }
  }

  @Test func `without one there is neither a sitemap nor a canonical link`() throws {
    let site = try SiteFiles(Sample.states)
    #expect(!site.paths.contains("sitemap.xml"))
    for (path, text) in site.texts where path.hasSuffix(".html") {
      #expect(!text.contains("canonical"), "\(path)")
    }
    let schema = try JSONValue.reading(site["api/v1/schema/device.json"])
    #expect(schema["$id"]?.text == "device.json")
  }

  @Test func `a value that rests on own rows says so`() throws {
    var knowledge = Sample.states
    knowledge.rules.append(
      .of(
        "mine", "50", where: "devices iphone-x", metric: "homeIndicator.height", layer: .local))
    let file = try JSONValue.reading(
      SiteFiles(knowledge)["api/v1/devices/iphone-x.json"])
    for series in file["series"]?.elements ?? [] {
      let isOwn = series["stretches"]?.elements.contains { $0["own"] != nil }
      #expect(isOwn == (series["metric"]?.text == "homeIndicator.height"))
    }
  }
}

@Suite("The address of a site")
struct BaseAddressTests {
  @Test(arguments: [
    ("https://example.org/keyline/", "https://example.org", "/keyline/"),
    ("https://example.org/keyline", "https://example.org", "/keyline/"),
    ("https://example.org", "https://example.org", "/"),
    ("https://example.org:8443/a/b%20c", "https://example.org:8443", "/a/b%20c/"),
    (
      "https://keyline-authors.github.io/keyline/", "https://keyline-authors.github.io", "/keyline/"
    ),
  ])
  func `is that of a folder on https, with a slash at its end`(
    text: String, host: String, path: String
  ) {
    #expect(BaseAddress(text)?.path == path)
    #expect(BaseAddress(text)?.text == host + path)
  }

  @Test(arguments: [
    "example.org", "https://example.org/?a=1", "https://example.org/#a", "ftp://example.org/",
    "http://example.org/", "https://example.org/\"><script>", "https://", "https:///a/",
    "https://example.org//a/", "https://example.org/../", "https://user@example.org/", "",
    "https://example.org:/", "https://example.org:a/", "https://exa mple.org/",
    "https://.example.org/", "https://example.org/a'b/", "HTTPS://example.org/",
  ])
  func `is nothing else`(text: String) {
    #expect(BaseAddress(text) == nil)
  }
}
