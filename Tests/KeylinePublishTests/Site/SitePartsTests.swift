import KeylineData
import KeylineModel
import KeylineQuery
import Testing

@testable import KeylinePublish
@testable import KeylineText

@Suite("Parts of a site")
struct SitePartsTests {
  @Test func `a text is escaped once, in elements and in attributes`() {
    let name = "<a & \"b\">"
    #expect(
      HTML.element("p", ["title": name], "\(name)").source
        == "<p title=\"&lt;a &amp; &quot;b&quot;&gt;\">&lt;a &amp; &quot;b&quot;&gt;</p>")
    #expect(HTML.element("p", ["title": nil], "").source == "<p></p>")
  }

  @Test(arguments: [
    ("https://example.com/?a&b", true), ("http://example.com", true), ("javascript:evil()", false),
    ("data:text/html,x", false), ("//example.com", false), (" https://example.com", false),
  ])
  func `only web addresses become links`(address: String, isLink: Bool) {
    #expect(HTML.external("x", address).source.contains("href") == isLink)
  }

  @Test(arguments: [
    ("iphone-x", "iphone-x"), ("statusBar.height", "statusBar.height"), ("a/b", "a_2fb"),
    ("../../etc", "_"), ("", "_"), (".hidden", "_"), ("a b", "a_20b"),
  ])
  func `an identifier becomes a harmless name`(id: String, start: String) {
    let name = SiteAddress.name(id)
    #expect(name.hasPrefix(start))
    #expect(!name.contains("..") || id == "a..b")
    #expect(name.first != ".")
  }

  @Test(
    arguments: [
      ("index.html", true), ("site.css", true), ("devices/a.html", true),
      ("metrics/a.b.html", true), ("versions/26.html", true), ("search.js", true),
      ("tables.html", true), ("404.html", true), ("keyline.csv", true),
      ("screen-sizes.html", true), ("widget-sizes.html", true), ("devices/keyline.csv", false),
      ("llms.txt", true), ("sitemap.xml", true),
      ("api/v1/index.json", true), ("api/v1/devices/a.json", true),
      ("api/v1/latest.json", true), ("api/v1/latest/a.json", true), ("latest.json", false),
      ("api/v1/changes/26.json", true), ("api/v1/schema/device.json", true),
      ("api/index.json", false), ("api/v1/devices/a.html", false), ("api/v1/x/a.json", false),
      ("devices/a.json", false), ("api/v1/devices/.a.json", false), ("versions/26.json", false),
      ("../x", false), ("/etc/x", false), (".git", false), ("home", false), ("README.md", false),
      ("devices/../../x.html", false), ("devices/.a.html", false), ("devices/a", false),
      ("x/a.html", false), ("manifest.json", false), ("", false), ("devices/a.html.new", false),
    ])
  func `a site has files of certain names alone`(path: String, isOfSite: Bool) {
    #expect(SiteFile.isPath(path) == isOfSite)
  }
}
