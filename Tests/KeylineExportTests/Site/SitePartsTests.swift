import KeylineJSON
import KeylineModel
import KeylineQuery
import Testing

@testable import KeylineExport
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

  @Test func `every major version has the same length, and none was called 19 to 25`() {
    let axis = SiteAxis(
      [(17, 0), (18, 0), (18, 3), (26, 0)].map {
        Release(version: OSVersion($0.0, $0.1), ios: nil, ipados: nil)
      })
    #expect(axis.length == 12)
    let positions = [OSVersion(17), OSVersion(18), OSVersion(18, 2), OSVersion(26), .highest]
    #expect(positions.map(axis.position) == [0, 4, 6, 8, 12])
    #expect(axis.position(.lowest) == 0)
    let range = VersionRange(from: OSVersion(17, 4), until: OSVersion(26))
    #expect(axis.majors(in: [range]) == [17, 18])
  }

  @Test(
    arguments: [
      ("index.html", true), ("site.css", true), ("devices/a.html", true),
      ("metrics/a.b.html", true),
      ("../x", false), ("/etc/x", false), (".git", false), ("home", false), ("README.md", false),
      ("devices/../../x.html", false), ("devices/.a.html", false), ("devices/a", false),
      ("x/a.html", false), ("manifest.json", false), ("", false), ("devices/a.html.new", false),
    ])
  func `a site has files of certain names alone`(path: String, isOfSite: Bool) {
    #expect(SiteFile.isPath(path) == isOfSite)
  }
}
