import KeylineModel
import KeylineQuery
import KeylineText

/// The first page: a search, the newest complete devices, what the newest versions changed, and ways in.
struct HomePage {
  let site: Site
  let cards: [DeviceCard]
  /// A device that a reader may try.
  let example: Device?
  /// The summaries of the newest versions, the newest first.
  let news: [(major: Int, summary: ChangesSummary)]
  private let address = SiteAddress.fromTop

  var page: SitePage {
    SitePage(
      title: "Keyline: heights, safe areas and margins of Apple devices",
      summary:
        "Heights, safe areas and margins of Apple devices, per iOS version, with sources and how sure "
        + "each value is.",
      path: "index.html", hasSearch: false, content: [hero] + lineup + changes + ways)
  }

  private var hero: HTML {
    let count = site.matrix.devices.count
    let examples = [
      example.map { HTML.link(HTML($0.name), to: address.device($0.id)) },
      site.matrix.metrics.first.map { .link(HTML($0.pageTitle), to: address.metric($0.id)) },
      site.versions.last.map { .link(HTML("iOS \($0)"), to: address.version($0)) },
    ].compactMap(\.self)
    return .element(
      "div", ["class": "hero"],
      HTML.lines([
        .element("h1", "Bar heights, safe areas and margins of Apple devices"),
        .element(
          "p", ["class": "lead"],
          HTML(
            "Keyline has \(NameLists.counted(count, "device")): each value per iOS version, with its "
              + "sources and how sure it is.")),
        SitePage.search("search", "iPhone 17 Pro, tab bar, 393x852"),
        .element(
          "p", ["class": "try"],
          ["Try "] + examples.flatMap { [$0, " "] } + [
            .element("span", ["class": "key-hint"], ["or press ", .element("kbd", "/")])
          ]),
      ]))
  }

  private var lineup: [HTML] {
    let all = Fold.note(.link("All devices in one table", to: "tables.html"))
    let complete = cards.filter(\.isComplete)
    let others = cards.filter { !$0.isComplete }
    if cards.isEmpty { return [] }
    let tallest = complete.map(\.tall).max() ?? .zero
    let drawn: [HTML] =
      complete.isEmpty
      ? []
      : [
        Fold.note(
          "All to one scale. Screen insets in portrait, on the newest version that was measured."),
        .element(
          "ul", ["class": "lineup"],
          HTML.lines(complete.map { $0.item(at: address, tallest: tallest) })),
      ]
    let listed: [HTML] =
      others.isEmpty
      ? []
      : [
        Fold.note("Newer or not yet complete:"),
        .element("ul", ["class": "sources"], HTML.lines(others.map { $0.line(at: address) })),
      ]
    return [.element("h2", "Newest devices")] + drawn + listed + [all]
  }

  private var changes: [HTML] {
    if news.isEmpty { return [] }
    let sections = news.map { major, summary -> HTML in
      let rows = summary.rows
      let lines = rows.prefix(4).map { row -> [HTML] in
        let parts = Orientation.allCases.lazy.compactMap { row.parts[$0] }.first { !$0.isEmpty }
        return [
          HTML(row.metric.pageTitle), ChangeText.devices(row),
          HTML.joined((parts ?? []).map(ChangeText.arrow), by: "; "),
        ]
      }
      let link = HTML.link(HTML("Everything iOS \(major) changed"), to: address.version(major))
      let table = Fold.table("wide", ["Metric", "Devices", "Change"], numbers: 1, lines)
      return .element(
        "section",
        [.element("h3", .link(HTML("iOS \(major)"), to: address.version(major)))]
          + (rows.isEmpty
            ? [Fold.note("No change in what people ask for most.")]
            : [Fold.framed("scroll", "What iOS \(major) changed", table)])
          + [Fold.note(link)])
    }
    return [
      .element("h2", "What the newest versions changed"),
      .element("div", ["class": "news"], HTML.lines(sections)),
    ]
  }

  private var ways: [HTML] {
    var ways: [(HTML, String, String)] = [
      ("Devices", "devices.html", "\(site.matrix.devices.count) iPhones, iPads and iPod touches"),
      (
        "Metrics", "metrics.html",
        "\(site.matrix.metrics.count): bars, insets, margins, keyboards, widgets"
      ),
    ]
    if let first = site.versions.first, let last = site.versions.last {
      ways.append(
        (
          "Versions", SiteAddress.file(version: last),
          "iOS \(first) to \(last): what each one changed"
        ))
    }
    ways.append(
      ("Tables", "tables.html", "every device in one table, ticked ones side by side"))
    if !site.techniques.isEmpty {
      ways.append(
        (
          "Techniques", "techniques.html",
          "\(site.techniques.count) ways to adapt: where each works and fails"
        ))
    }
    ways.append(("Data", "data.html", "JSON, CSV, SQLite, and how to cite"))
    return [
      .element("h2", "Ways in"),
      .element(
        "ul", ["class": "ways"],
        HTML.lines(
          ways.map { title, file, words in
            .element("li", [.link(title, to: file), .element("span", HTML(words))])
          })),
    ]
  }
}
