import KeylineText

extension Site {
  /// The page for an address that does not exist: a search, and the ways to every page.
  var missingPage: SitePage {
    let address = SiteAddress.fromAnywhere(base)
    let pages: [(HTML, String, HTML)] = [
      ("Devices", "devices.html", "every iPhone, iPad and iPod touch"),
      ("Metrics", "metrics.html", "bars, insets, margins, keyboards, widgets"),
      ("Tables", "tables.html", "every device in one table"),
    ]
    return SitePage(
      title: "No such page: Keyline", summary: "Search Keyline's devices, metrics and versions.",
      path: SitePage.missing, hasSearch: false,
      content: [
        .element(
          "div", ["class": "hero"],
          HTML.lines([
            .element("h1", "There is no such page"),
            .element(
              "p", ["class": "lead"],
              "The address is misspelled, or the page is gone. Search for what it was about."),
            SitePage.search("search", "iPhone 17 Pro, tab bar, 393x852"),
          ])),
        .element(
          "ul", ["class": "ways"],
          HTML.lines(
            pages.map { title, file, words in
              .element("li", [.link(title, to: address.top + file), .element("span", words)])
            })),
      ])
  }
}
