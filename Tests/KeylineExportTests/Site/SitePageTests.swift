import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@testable import KeylineExport

@Suite("Pages of a site, part by part")
struct SitePageTests {
  private static var knowledge: Knowledge {
    var knowledge = Knowledge.of(
      [
        .of("m/x", "44", where: "devices iphone-x", restsOn: ["a/1", "b/1"]),
        .of("sum/all", "m - n", metric: "sum"), .of("n/1", "-8", metric: "n"),
        .of("late/1", "5", os: "13..<", metric: "late"),
      ],
      [
        .of("a/1", "44", where: "devices iphone-x", os: "11"),
        .of("b/1", "44", where: "devices iphone-x", os: "12", .documented),
        .of("c/1", "20", where: "devices iphone-x", os: "11", .reported, disputed: "wrong device"),
      ], metrics: [.of("late", since: "13")], devices: [.iPhoneX, .iPhone8],
      sources: [
        Source(id: "a", title: "Measured", kind: .dataset, address: "https://example.com/a?b&c"),
        Source(
          id: "b", title: "Copied", kind: .article, locator: .reconstructed, read: "A table.",
          copyOf: "a"),
        Source(id: "c", title: "Somebody", kind: .notes, address: "javascript:evil()"),
      ])
    knowledge.releases = (11...16).map {
      Release(version: OSVersion($0), ios: "2020-01-01", ipados: nil)
    }
    return knowledge
  }

  private let site = Result { try SiteFiles(knowledge) }

  @Test func `a device has its facts, those that are known`() throws {
    let page = try site.get()["devices/iphone-x.html"]
    for fact in [
      "<dt>Identifiers</dt><dd>iPhone10,3 iPhone10,6</dd>",
      "<dt>First sold</dt><dd>2017-11-03</dd>",
      "<dt>Screen</dt><dd>375 × 812 pt @3x</dd>", "<dt>Native pixels</dt><dd>1125 × 2436</dd>",
      "<dt>Home button</dt><dd>no</dd>", "<dt>Sensor housing</dt><dd>notch</dd>",
      "<dt>First OS</dt><dd>11</dd>", "<dt>Last OS</dt><dd>16</dd>",
    ] {
      #expect(page.contains(fact), "\(fact)")
    }
    #expect(!page.contains("<dt>Corner radius</dt>"))
    #expect(!page.contains("<dt>Note</dt>"))
  }

  @Test func `a value says how sure it is and who says so`() throws {
    let page = try site.get()["devices/iphone-x.html"]
    let row = try #require(page.split(separator: "\n").first { $0.contains("id=\"metric-m\"") })
    #expect(row.contains("<td>11"))
    #expect(row.contains("../metrics/m.html#rule-m_2fx"))
    #expect(row.contains("../sources.html#source-a"))
    #expect(row.contains("../sources.html#source-b"))
  }

  @Test func `versions before a metric was there have no row`() throws {
    let page = try site.get()["devices/iphone-8.html"]
    let rows = page.split(separator: "\n").filter { $0.contains("metrics/late.html") }
    #expect(rows.count == 1)
    #expect(rows.first?.contains("<td>13–16</td>") == true)
  }

  @Test func `a metric has its rules with versions, and a formula whose terms are links`() throws {
    let site = try site.get()
    #expect(
      site["metrics/sum.html"].contains(
        "<a href=\"../metrics/m.html\">m</a> − <a href=\"../metrics/n.html\">n</a>"))
    #expect(site["metrics/late.html"].contains("all devices, from iOS 13"))
    #expect(site["metrics/m.html"].contains("iPhone X, all versions"))
    #expect(site["metrics/late.html"].contains("In points, since iOS 13."))
  }

  @Test func `every statement about a metric is there, what is disputed marked as such`() throws {
    let page = try site.get()["metrics/m.html"]
    let rows = page.split(separator: "\n").filter { $0.contains("id=\"observation-") }
    #expect(rows.count == 3)
    let disputed = try #require(rows.first { $0.contains("observation-c_2f1") })
    #expect(disputed.contains("class=\"disputed\""))
    #expect(disputed.contains("disputed: wrong device"))
    #expect(!rows.contains { $0.contains("observation-a_2f1") && $0.contains("disputed") })
  }

  @Test func `a source has a link if its address is one, and says what it copies`() throws {
    let page = try site.get()["sources.html"]
    #expect(
      page.contains("<a href=\"https://example.com/a?b&amp;c\" rel=\"noreferrer\">Measured</a>"))
    #expect(
      page.contains("A copy of <a href=\"sources.html#source-a\">a</a>; the two count as one."))
    #expect(page.contains("<p>A table.</p>"))
    #expect(page.contains("<p>Address: reconstructed</p>"))
    #expect(!page.contains("javascript:"))
    #expect(page.contains("<td>Somebody</td>"))
  }

  @Test(arguments: ["index.html", "metrics/m.html", "devices/iphone-8.html", "sources.html"])
  func `every page names the licence of the data`(path: String) throws {
    let page = try site.get()[path]
    let address = "https://creativecommons.org/publicdomain/zero/1.0/"
    #expect(page.contains("Licence: <a href=\"\(address)\" rel=\"noreferrer\">CC0-1.0</a>"))
  }

  @Test func `the list of metrics has their keys and definitions`() throws {
    let page = try site.get()["metrics.html"]
    #expect(page.contains("<a href=\"metrics/m.html\">m</a>"))
    #expect(page.contains("<code>m</code>"))
    #expect(page.contains("<td>13</td>"))
    #expect(page.contains("<td>What a test measures.</td>"))
  }

  @Test(arguments: [
    ("index.html", "Devices", "index.html"), ("metrics.html", "Metrics", "metrics.html"),
    ("sources.html", "Sources", "sources.html"),
  ])
  func `a page at the top says that it is the current one`(
    path: String, title: String, file: String
  ) throws {
    let page = try site.get()[path]
    #expect(page.contains("<a href=\"\(file)\" aria-current=\"page\">\(title)</a>"))
    #expect(page.split(separator: "aria-current").count == 2)
  }

  @Test func `pages in folders lead to the top, and none of them is current`() throws {
    for path in ["devices/iphone-x.html", "metrics/m.html"] {
      let page = try site.get()[path]
      #expect(page.contains("<a href=\"../index.html\">Devices</a>"))
      #expect(page.contains("href=\"../site.css\""))
      #expect(!page.contains("aria-current"))
      #expect(!page.contains("<script"))
    }
  }

  @Test func `every page has one heading, a language, a title and a description`() throws {
    for (path, page) in try site.get().texts where path.hasSuffix(".html") {
      #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"), "\(path)")
      #expect(page.split(separator: "<h1>").count == 2, "\(path)")
      #expect(page.split(separator: "<title>").count == 2, "\(path)")
      #expect(page.contains("<meta name=\"description\" content=\""), "\(path)")
      #expect(page.contains("<main id=\"content\">"), "\(path)")
      for name in ["table", "tr", "td", "th", "div", "ul", "li", "p", "a", "section", "span"] {
        let opened =
          page.split(separator: "<\(name)>").count + page.split(separator: "<\(name) ").count - 2
        let closed = page.split(separator: "</\(name)>").count - 1
        #expect(opened == closed, "\(path): \(name)")
      }
    }
  }
}
