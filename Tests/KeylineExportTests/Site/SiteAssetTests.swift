import KeylineModel
import KeylineTestSupport
import Testing

@testable import KeylineExport
@testable import KeylineText

@Suite("What the pages of a site share")
struct SiteAssetTests {
  @Test func `the style closes what it opens, and loads nothing`() {
    let text = SiteStyle.text
    #expect(text.count { $0 == "{" } == text.count { $0 == "}" })
    for word in ["url(", "@import", "http:", "https:", "expression("] {
      #expect(!text.contains(word), "\(word)")
    }
    #expect(text.contains("@media (prefers-color-scheme: dark)"))
    #expect(text.contains("@media print"))
  }

  @Test(arguments: [
    "scroll", "timeline", "lane", "matrix", "values", "picture", "legend", "rule", "unseen",
    "again",
    "assumed", "inferred", "uncertain", "unknown", "notApplicable", "impossible", "conflict",
  ])
  func `a class that pages use has a look`(name: String) {
    #expect(SiteStyle.text.contains(".\(name)"))
  }

  @Test func `the icon is a picture of its own`() throws {
    let icon = try Markup.read(SiteStyle.icon)
    #expect(icon.name == "svg")
    #expect(icon.attributes["viewBox"] == "0 0 16 16")
  }

  @Test func `the script reads what the rows have, and nothing from elsewhere`() {
    for field in ["search", "family", "front", "orientation", "os"] {
      #expect(SiteScript.text.contains("dataset.\(field)"), "\(field)")
    }
    for id in ["filters", "matrix", "count", "q"] {
      #expect(SiteScript.text.contains("\"\(id)\""), "\(id)")
    }
    for word in [
      "fetch(", "XMLHttpRequest", "innerHTML", "eval(", "http", "localStorage", "cookie",
    ] {
      #expect(!SiteScript.text.contains(word), "\(word)")
    }
  }

  @Test(arguments: [
    ("m", "44", "44"), ("<b>", "a & b", "a &amp; b"), ("x", "\u{1B}", "\u{FFFD}"),
  ])
  func `a piece of a page is text unless it is an element`(
    name: String, text: String, source: String
  ) {
    #expect(HTML(text).source == source)
    #expect(HTML.element("td", HTML(text)).source == "<td>\(source)</td>")
    #expect(HTML.joined([HTML(text), HTML(text)], by: ", ").source == "\(source), \(source)")
    #expect(HTML.lines([HTML(text)]).source == "\(source)\n")
  }

  @Test func `an attribute without a value is left out, an empty one is not`() {
    #expect(HTML.void("input", ["id": "q", "class": nil]).source == "<input id=\"q\">")
    #expect(HTML.element("tr", ["hidden": ""], []).source == "<tr hidden=\"\"></tr>")
    #expect(
      HTML.link("a", to: "x.html#\"").source == "<a href=\"x.html#&quot;\">a</a>")
  }

  @Test(arguments: [("top", ""), ("folder", "../")])
  func `addresses are seen from the page that they stand on`(place: String, prefix: String) {
    let address = place == "top" ? SiteAddress.fromTop : .fromFolder
    #expect(address.device("iphone-x") == "\(prefix)devices/iphone-x.html")
    #expect(address.metric("m.n") == "\(prefix)metrics/m.n.html")
    #expect(address.variant("m", on: "iphone-x") == "\(prefix)devices/iphone-x.html#metric-m")
    #expect(
      address.variant("m small", on: "iphone-x")
        == "\(prefix)devices/iphone-x.html#metric-m_20small")
    #expect(address.rule("m/1", of: "m") == "\(prefix)metrics/m.html#rule-m_2f1")
    #expect(address.source("a b") == "\(prefix)sources.html#source-a_20b")
  }

  @Test(arguments: ["a/b", "a b", "a_b", "ä", "../x", ".x", "", "%2f", "CON", "a\u{0}b", "_"])
  func `two identifiers never have one name`(id: String) {
    let others = ["a/b", "a b", "a_b", "ä", "../x", ".x", "", "%2f", "CON", "a\u{0}b", "_", "a-b"]
    for other in others where other != id {
      #expect(SiteAddress.name(id) != SiteAddress.name(other), "\(other)")
    }
    #expect(!SiteAddress.name(id).contains("/"))
  }
}
