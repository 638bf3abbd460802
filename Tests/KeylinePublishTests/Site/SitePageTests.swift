import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@testable import KeylinePublish

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
      "<li>375 × 812 pt @3x</li>", "<li>1125 × 2436 px</li>", "<li>Notch</li>",
      "<li>iOS 11 to 16</li>",
      "<dt>Identifiers</dt><dd><code>iPhone10,3</code> <code>iPhone10,6</code></dd>",
      "<dt>Released</dt><dd>2017-11-03</dd>", "<dt>Home button</dt><dd>no</dd>",
      "<dt>Notch or Dynamic Island</dt><dd>notch</dd>", "<dt>First OS</dt><dd>11</dd>",
      "<dt>Last OS</dt><dd>16</dd>",
    ] {
      #expect(page.contains(fact), "\(fact)")
    }
    #expect(!page.contains("Corner radius"))
    #expect(!page.contains("<dt>Note</dt>"))
  }

  @Test func `a value says how sure it is, and from which version on it is less so`() throws {
    let page = try site.get()["devices/iphone-x.html"]
    let row = try #require(page.pieces(after: "<tr>").first { $0.contains("metrics/m.html") })
    #expect(row.contains("<td>11"))
    // It was measured on iOS 11; on iOS 12 it is documented.
    #expect(row.contains(">44 <small>known, assumed from 12</small></td>"))
  }

  @Test func `versions before a metric was there have no row`() throws {
    let page = try site.get()["devices/iphone-8.html"]
    let rows = page.split(separator: "\n").filter { $0.contains("metrics/late.html") }
    #expect(rows.count == 1)
    #expect(rows.first?.contains("<td>13–16</td>") == true)
  }

  @Test func `what is known of no version is in one list`() throws {
    let page = try site.get()["devices/iphone-8.html"]
    #expect(page.contains("<summary>Not known <small>2 values</small></summary>"))
    #expect(page.contains("m, sum. Measured one? "))
  }

  @Test func `every statement about a metric is there, what is disputed marked as such`() throws {
    let page = try site.get()["metrics/m.html"]
    #expect(page.contains("<summary>What sources state <small>3</small></summary>"))
    #expect(page.contains("<b>44</b> on iPhone X, iOS 11, measured"))
    #expect(page.contains("<b>44</b> on iPhone X, iOS 12, documented"))
    #expect(page.contains("<b>20</b> on iPhone X, iOS 11, reported, disputed: wrong device"))
  }

  @Test func `a source has a link if its address is one, and says what it copies`() throws {
    let page = try site.get()["sources.html"]
    #expect(
      page.contains("<a href=\"https://example.com/a?b&amp;c\">Measured</a>"))
    #expect(
      page.contains(
        "A copy of <a href=\"sources.html#source-a\">Measured</a>; the two count as one."))
    #expect(page.contains("<small>A table.</small>"))
    #expect(page.contains("address: reconstructed"))
    #expect(!page.contains("javascript:"))
    #expect(page.contains("<li id=\"source-c\">Somebody "))
  }

  @Test(arguments: [
    "index.html", "metrics/m.html", "devices/iphone-8.html", "sources.html", "tables.html",
    "versions/12.html", "data.html", "devices.html", "metrics.html",
  ])
  func `every page names the licence and the number of the data`(path: String) throws {
    let page = try site.get()[path]
    let address = "https://creativecommons.org/publicdomain/zero/1.0/"
    #expect(page.contains("Data 0, <a href=\"\(address)\">CC0-1.0</a>"))
  }

  @Test func `the list of metrics has their keys and definitions`() throws {
    let page = try site.get()["metrics.html"]
    #expect(page.contains("<a href=\"metrics/m.html\">m</a> <code>m</code>"))
    #expect(page.contains("<small>What a test measures.</small>"))
  }

  @Test func `the list of devices has their sizes and versions, the newest first`() throws {
    let page = try site.get()["devices.html"]
    let x = try #require(page.firstRange(of: "<a href=\"devices/iphone-x.html\">iPhone X</a>"))
    let eight = try #require(page.firstRange(of: "<a href=\"devices/iphone-8.html\">iPhone 8</a>"))
    #expect(x.lowerBound < eight.lowerBound)
    #expect(
      page.contains(
        "<td data-words=\"\">375 × 812 @3x</td><td class=\"text\">2017</td><td class=\"text\">11–16</td>"
      ))
  }

  @Test(arguments: [
    ("devices.html", "Devices", "devices.html"), ("metrics.html", "Metrics", "metrics.html"),
    ("tables.html", "Tables", "tables.html"),
  ])
  func `a page at the top says that it is the current one`(
    path: String, title: String, file: String
  ) throws {
    let page = try site.get()[path]
    #expect(page.contains("<a href=\"\(file)\" aria-current=\"page\">\(title)</a>"))
    #expect(page.split(separator: "aria-current").count == 2)
  }

  @Test(arguments: [
    ("devices/iphone-x.html", "devices", "Devices"), ("metrics/m.html", "metrics", "Metrics"),
  ])
  func `pages in folders lead to the top, below the place that they belong to`(
    path: String, file: String, title: String
  ) throws {
    let page = try site.get()[path]
    #expect(page.contains("<a href=\"../\(file).html\" aria-current=\"true\">\(title)</a>"))
    #expect(page.contains("href=\"../site.css\""))
    #expect(page.contains("src=\"../site.js\""))
  }

  @Test func `the first page has a field of its own and the newest devices`() throws {
    let page = try SiteFiles(Sample.states)["index.html"]
    #expect(page.split(separator: "type=\"search\"").count == 2)
    #expect(page.contains("<strong>iPhone XR</strong>") == false, "no inset of its screen is known")
    let shipped = try SiteFiles(shipped: ["iphone-17-pro", "iphone-11"])["index.html"]
    #expect(shipped.contains("<strong>iPhone 17 Pro</strong>"))
    #expect(shipped.contains("top <b>62</b>, bottom <b>34</b>"))
  }

  @Test func `every page has one heading, a language, a title and a description`() throws {
    for (path, page) in try site.get().texts where path.hasSuffix(".html") {
      #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"), "\(path)")
      #expect(page.split(separator: "<h1>").count == 2, "\(path)")
      #expect(page.split(separator: "<title>").count == 2, "\(path)")
      #expect(page.contains("<meta name=\"description\" content=\""), "\(path)")
      #expect(page.contains("<main class=\"frame\" id=\"content\">"), "\(path)")
      for name in ["table", "tr", "td", "th", "div", "ul", "li", "p", "a", "section", "span"] {
        let opened =
          page.pieces(after: "<\(name)>").count + page.pieces(after: "<\(name) ").count
        let closed = page.pieces(after: "</\(name)>").count
        #expect(opened == closed, "\(path): \(name)")
      }
    }
  }
}
