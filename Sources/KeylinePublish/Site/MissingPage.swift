import KeylineText

extension Site {
  /// The page for an address that does not exist: a search.
  var missingPage: SitePage {
    SitePage(
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
          ]))
      ])
  }
}
