import KeylineQuery
import KeylineText

/// A page of the site: what all pages have around their content.
struct SitePage {
  let title: String
  /// The summary that a search engine or a preview shows.
  let summary: String
  /// The path of its file.
  let path: String
  /// The place at the top of every page that leads here, or near.
  var current: Place?
  /// False where the page has a larger field of its own.
  var hasSearch = true
  let content: [HTML]

  /// A link at the top of every page.
  enum Place: CaseIterable {
    case devices, metrics, versions, tables

    fileprivate var title: HTML {
      switch self {
      case .devices: "Devices"
      case .metrics: "Metrics"
      case .versions: "Versions"
      case .tables: "Tables"
      }
    }
  }

  /// Where a page of its path finds the others.
  private func address(_ site: Site) -> SiteAddress {
    path == Self.missing ? .fromAnywhere(site.base) : SiteAddress(of: path)
  }

  /// The path of the page for addresses that do not exist, as hosts of static sites look for it.
  static let missing = "404.html"

  /// The file's text.
  func text(of site: Site) -> String {
    let body = HTML.element(
      "body",
      HTML.lines([
        .element("a", ["class": "skip", "href": "#content"], "Skip to the content"),
        .element("header", ["class": "head"], .element("div", header(site))),
        .element("main", ["class": "frame", "id": "content"], HTML.lines(content)),
        .element("footer", ["class": "foot"], .element("div", HTML.lines(footer(site)))),
      ]))
    return "<!DOCTYPE html>\n"
      + HTML.element(
        "html", ["lang": "en"], HTML.lines([.element("head", HTML.lines(head(site))), body])
      ).source + "\n"
  }

  private func head(_ site: Site) -> [HTML] {
    let top = address(site).top
    return [
      .void("meta", ["charset": "utf-8"]),
      .void("meta", ["http-equiv": "Content-Security-Policy", "content": Self.policy]),
      .void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
      .void("meta", ["name": "referrer", "content": "no-referrer"]),
      .void("meta", ["name": "color-scheme", "content": "light dark"]),
      .void("meta", ["name": "description", "content": summary]),
      .element("title", HTML(title)),
    ] + (canonical(site).map { [$0] } ?? []) + [
      .void("link", ["rel": "icon", "href": top + SiteAsset.icon.rawValue]),
      .void("link", ["rel": "stylesheet", "href": top + SiteAsset.style.rawValue]),
      .element("script", ["src": top + SiteAsset.script.rawValue, "defer": ""], ""),
    ]
  }

  /// The address of the page, which is the same however somebody came to it; nil for one without its own.
  private func canonical(_ site: Site) -> HTML? {
    if path == Self.missing { return nil }
    return site.base.map { .void("link", ["rel": "canonical", "href": $0.address(of: path)]) }
  }

  private func header(_ site: Site) -> [HTML] {
    let top = address(site).top
    let places = Place.allCases.compactMap { place -> HTML? in
      guard let file = site.file(of: place) else { return nil }
      return .element(
        "li",
        .element(
          "a",
          [
            "href": top + file,
            "aria-current": place == current ? (file == path ? "page" : "true") : nil,
          ], place.title))
    }
    return [
      .element("a", ["class": "name", "href": top + "index.html"], "Keyline"),
      .element("nav", ["aria-label": "Site"], .element("ul", places)),
    ] + (hasSearch ? [Self.search("find", "Search")] : [])
  }

  /// A field that searches the site.
  static func search(_ id: String, _ placeholder: String) -> HTML {
    .element(
      "div", ["class": "find", "role": "search"],
      HTML.lines([
        .element(
          "label", ["class": "unseen", "for": id], "Search devices, metrics and versions"),
        .void(
          "input",
          [
            "id": id, "type": "search", "placeholder": placeholder, "autocomplete": "off",
            "spellcheck": "false", "role": "combobox", "aria-expanded": "false",
            "aria-autocomplete": "list", "aria-controls": id + "-list",
          ]),
        .element(
          "div",
          ["role": "listbox", "id": id + "-list", "aria-label": "Results", "hidden": ""], ""),
      ]))
  }

  private func footer(_ site: Site) -> [HTML] {
    let meanings: [(Status, HTML)] = [
      (.known, ": a source covers it"),
      (.assumed, ": a later version than the last one measured"),
      (.inferred, ": no source covers this device"),
      (.uncertain, ": one of two values"),
      (.unknown, ": nobody has measured it"),
    ]
    let key = meanings.map { status, meaning in
      HTML.element("li", [Self.sure(status), meaning])
    }
    return [
      .element("ul", ["class": "key", "aria-label": "How sure a value is"], key),
      .element(
        "p",
        [
          HTML("All lengths are in points. Data \(site.data), "),
          .external("\(DataLicence.id)", DataLicence.address), ". ",
          HTML(DataLicence.sentence),
          " At run time, ask UIKit; for tests, documents and code that runs before layout, ask Keyline.",
        ]),
      .element(
        "ul",
        site.ways.map { .element("li", .link($0.title, to: address(site).top + $0.file)) }
          + [.element("li", .external("Report a wrong number", Site.report))]),
    ]
  }

  /// A status as a word with its shape.
  static func sure(_ status: Status) -> HTML {
    .element("span", ["class": "sure \(status.rawValue)"], HTML(status.text))
  }

  /// Nothing is loaded but the site's own style, script and icon.
  private static let policy =
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; base-uri 'none'; "
    + "form-action 'none'"
}
