import KeylineText

/// A page of the site: what all pages have around their content.
struct SitePage {
  let title: String
  /// The summary that a search engine or a preview shows.
  let summary: String
  let address: SiteAddress
  /// The page itself among the links at the top, if it is one of them.
  var current: Current?
  /// True if the page has something to search.
  var isSearchable = false
  let content: [HTML]

  /// A link at the top of every page.
  enum Current { case devices, metrics, sources }

  /// The file's text.
  var text: String {
    var head: [HTML] = [
      .void("meta", ["charset": "utf-8"]),
      .void("meta", ["http-equiv": "Content-Security-Policy", "content": Self.policy]),
      .void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
      .void("meta", ["name": "referrer", "content": "no-referrer"]),
      .void("meta", ["name": "color-scheme", "content": "light dark"]),
      .void("meta", ["name": "description", "content": summary]),
      .element("title", HTML(title)),
      .void("link", ["rel": "stylesheet", "href": address.top + "site.css"]),
      .void("link", ["rel": "icon", "href": address.top + "icon.svg"]),
    ]
    if isSearchable {
      head.append(.element("script", ["src": address.top + "site.js", "defer": ""], ""))
    }
    let body = HTML.element(
      "body", ["class": isSearchable ? "searchable" : nil],
      HTML.lines([
        .element("a", ["class": "skip", "href": "#content"], "Skip to the content"),
        .element("header", navigation),
        .element("main", ["id": "content"], HTML.lines(content)),
        .element(
          "footer",
          .joined(
            [
              "Made by keyline export site. Values rest on the named sources; unknown values stay unknown.",
              HTML(DataLicence.sentence),
              .joined(["Licence: ", .external(DataLicence.id, DataLicence.address)]),
            ], by: " ")),
      ]))
    return "<!DOCTYPE html>\n"
      + HTML.element(
        "html", ["lang": "en"], HTML.lines([.element("head", HTML.lines(head)), body])
      ).source + "\n"
  }

  private var navigation: HTML {
    func item(_ title: HTML, _ file: String, _ place: Current) -> HTML {
      .element(
        "li",
        .element(
          "a",
          [
            "href": address.top + file, "aria-current": place == current ? "page" : nil,
          ], title))
    }
    return .element(
      "nav", ["aria-label": "Site"],
      .element(
        "ul",
        [
          item("Devices", "index.html", .devices), item("Metrics", "metrics.html", .metrics),
          item("Sources", "sources.html", .sources),
        ]))
  }

  /// Nothing is loaded but the site's own style, script and icon.
  private static let policy =
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; base-uri 'none'; "
    + "form-action 'none'"
}
