import KeylineData
import KeylineModel
import KeylineTestSupport
import Testing

@testable import KeylinePublish
@testable import KeylineText

@Suite("What the pages of a site share")
struct SiteAssetTests {
  @Test(arguments: SiteAsset.allCases)
  func `what pages load is in the program`(asset: SiteAsset) {
    #expect(asset.text.utf8.count > 100)
  }

  @Test func `the style closes what it opens, and loads nothing`() {
    let text = SiteAsset.style.text
    #expect(text.count { $0 == "{" } == text.count { $0 == "}" })
    for word in ["url(", "@import", "http:", "https:", "expression("] {
      #expect(!text.contains(word), "\(word)")
    }
    for rule in [
      "@media (prefers-color-scheme: dark)", "@media print",
      "@media (prefers-reduced-motion: no-preference)", "@media (scripting: none)",
    ] { #expect(text.contains(rule), "\(rule)") }
  }

  @Test func `every class of a page has a look`() throws {
    let site = try SiteFiles(Sample.states)
    let style = SiteAsset.style.text
    var classes: Set<Substring> = []
    for (path, page) in site.texts where path.hasSuffix(".html") {
      for part in page.pieces(after: " class=\"") {
        classes.formUnion(part.prefix { $0 != "\"" }.split(separator: " "))
      }
    }
    // What only the script looks for, and statuses without a shape of their own.
    let plain: Set<Substring> = [
      "what", "filtered", "mark", "notApplicable", "impossible", "conflict", "inferred", "after",
      "name",
      "p-edge",
    ]
    for name in classes.subtracting(plain).sorted() {
      #expect(style.contains(".\(name)"), "\(name)")
    }
  }

  @Test func `the icon is a picture of its own`() throws {
    let icon = try Markup.read(SiteAsset.icon.text)
    #expect(icon.name == "svg")
    #expect(icon.attributes["viewBox"] == "0 0 16 16")
  }

  @Test func `the script loads nothing from elsewhere and makes no markup of texts`() {
    for word in [
      "fetch(", "XMLHttpRequest", "innerHTML", "eval(", "http:", "https:", "localStorage", "cookie",
      "insertAdjacentHTML", "document.write",
    ] {
      #expect(!SiteAsset.script.text.contains(word), "\(word)")
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

  @Test(arguments: ["</script>", "<!--", "]]>", "\"", "\u{2028}"])
  func `nothing ends a block of JSON before its time`(text: String) throws {
    let source = HTML.data("states", .strings([text])).source
    let start = "<script type=\"application/json\" id=\"states\">"
    let inner = source.dropFirst(start.count).dropLast("</script>".count)
    #expect(source.hasPrefix(start) && source.hasSuffix("</script>"))
    #expect(!inner.contains("<"))
    #expect(try JSONValue.reading(String(inner)).texts == [text])
  }

  @Test(arguments: [("index.html", ""), ("devices/x.html", "../")])
  func `addresses are seen from the page that they stand on`(page: String, prefix: String) {
    let address = SiteAddress(of: page)
    #expect(address.device("iphone-x") == "\(prefix)devices/iphone-x.html")
    #expect(address.metric("m.n") == "\(prefix)metrics/m.n.html")
    #expect(address.version(26) == "\(prefix)versions/26.html")
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

extension StringProtocol where SubSequence == Substring {
  /// The texts behind each occurrence of a word, up to the next.
  func pieces(after word: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = self[...]
    while let range = rest.firstRange(of: word) {
      parts.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    return Array((parts + [rest]).dropFirst())
  }
}
