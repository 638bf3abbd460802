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

  @Test func `long identifiers stay apart in short names`() {
    let names = ["a", "b"].map { SiteAddress.name(String(repeating: "x", count: 5_000) + $0) }
    #expect(Set(names).count == 2)
    #expect(names.allSatisfy { $0.utf8.count < 130 })
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

  private static func list(_ paths: String...) -> String {
    let files = paths.map { #"{"bytes": 1, "path": "\#($0)", "sha256": "aa"}"# }
    return #"{"schema": "keyline.site/1", "files": [\#(files.joined(separator: ", "))]}"#
  }

  @Test(arguments: [
    (list("index.html", "site.css"), ["index.html", "site.css"]),
    (list("../x", "/etc/x", ".git", "home", "README.md"), []),
    (
      list("devices/../../x.html", "devices/a.html", "devices/.a.html", "devices/a", "x/a.html"),
      ["devices/a.html"]
    ),
    (#"{"schema": "keyline.site/1", "files": [{"bytes": 1, "path": "index.html"}]}"#, []),
  ])
  func `a list of files names nothing that a site does not have`(text: String, paths: [String]) {
    let entries = SiteManifest.entries(in: JSONText(name: "x", bytes: Array(text.utf8)))
    #expect(entries?.map(\.path) == paths)
  }

  @Test func `a list is read as it was written`() {
    let entries = [
      SiteManifest.Entry(path: "index.html", bytes: 7, sha256: "ab"),
      SiteManifest.Entry(path: "devices/a.html", bytes: 8, sha256: "cd"),
      SiteManifest.Entry(path: "devices/a.html", bytes: 9, sha256: "ef"),
    ]
    let text = SiteManifest(data: 1, entries: entries).text
    #expect(SiteManifest.entries(in: JSONText(name: "x", bytes: Array(text.utf8))) == entries)
  }

  @Test(arguments: ["", "{}", "[]", #"{"schema": "other", "files": []}"#])
  func `another file is no list of ours`(text: String) {
    #expect(SiteManifest.entries(in: JSONText(name: "x", bytes: Array(text.utf8))) == nil)
  }
}
