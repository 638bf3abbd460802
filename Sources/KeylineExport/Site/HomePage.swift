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

  init(
    _ site: Site, _ cards: [DeviceCard], _ example: Device?,
    _ news: [(major: Int, summary: ChangesSummary)]
  ) {
    self.example = example
    self.site = site
    self.cards = cards
    self.news = news
  }

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
      (example ?? cards.first?.device).map { HTML.link(HTML($0.name), to: address.device($0.id)) },
      site.matrix.metrics.first.map { .link(HTML($0.title), to: address.metric($0.id)) },
      site.versions.last.map { .link(HTML("iOS \($0)"), to: address.version($0)) },
    ].compactMap(\.self)
    return .element(
      "div", ["class": "hero"],
      HTML.lines([
        .element("h1", "Bar heights, safe areas and margins of Apple devices"),
        .element(
          "p", ["class": "lead"],
          HTML(
            "Keyline has \(count == 1 ? "1 device" : "\(count) devices"): each value per iOS version, with its "
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
    let all = HTML.element(
      "p", ["class": "note"], .link("All devices in one table", to: "tables.html"))
    let complete = cards.filter(\.isComplete)
    let others = cards.filter { !$0.isComplete }
    if cards.isEmpty { return [] }
    let tallest = complete.map(\.tall).max() ?? .zero
    let drawn: [HTML] =
      complete.isEmpty
      ? []
      : [
        .element(
          "p", ["class": "note"],
          "All to one scale. Screen insets in portrait, on the newest version that was measured."),
        .element(
          "ul", ["class": "lineup"],
          HTML.lines(complete.map { $0.item(at: address, tallest: tallest) })),
      ]
    let listed: [HTML] =
      others.isEmpty
      ? []
      : [
        .element("p", ["class": "note"], "Newer or not yet complete:"),
        .element("ul", ["class": "sources"], HTML.lines(others.map { $0.line(at: address) })),
      ]
    return [.element("h2", "Newest devices")] + drawn + listed + [all]
  }

  private var changes: [HTML] {
    if news.isEmpty { return [] }
    let sections = news.map { major, summary -> HTML in
      let rows = summary.table.rows
      let lines = rows.prefix(4).map { row in
        HTML.element(
          "tr",
          [
            .element("th", ["scope": "row"], HTML(row[0])),
            .element("td", ["class": "text"], HTML(row[1])),
            .element(
              "td", ["class": "num"], ChangeText.arrow(row[2].isEmpty ? row[3] : row[2])),
          ])
      }
      let link = HTML.link(HTML("Everything iOS \(major) changed"), to: address.version(major))
      let table = HTML.element(
        "table", ["class": "wide"],
        [
          .element(
            "thead",
            .element(
              "tr",
              [
                .element("th", ["scope": "col"], "Metric"),
                .element("th", ["scope": "col"], "Devices"),
                .element("th", ["scope": "col", "class": "num"], "Change"),
              ])), .element("tbody", HTML.lines(Array(lines))),
        ])
      return .element(
        "section",
        [.element("h3", .link(HTML("iOS \(major)"), to: address.version(major)))]
          + (rows.isEmpty
            ? [.element("p", ["class": "note"], "No change in what people ask for most.")]
            : [Fold.framed("scroll", "What iOS \(major) changed", table)])
          + [.element("p", ["class": "note"], link)])
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

/// A device among the newest: its outline and the insets of its screen.
struct DeviceCard {
  let device: Device
  /// True if all that its outline shows is known.
  let isComplete: Bool
  fileprivate let width: Length
  fileprivate let tall: Length
  private let version: String
  private let radius: Length?
  /// The width, the height and the top edge of the sensor housing; empty where there is none.
  private let housing: [Length]
  private let top: AnswerRecord
  private let bottom: AnswerRecord

  /// Makes a card; nil where the size is not known.
  init?(_ states: DeviceStates) {
    guard states.fillsScreen, let newest = states.opened,
      let state = states.states.first,
      let width = states.cell("screen.width", in: state, on: newest)?.value,
      let height = states.cell("screen.height", in: state, on: newest)?.value,
      let top = Self.cell("top", states, state, newest),
      let bottom = Self.cell("bottom", states, state, newest)
    else { return nil }
    device = states.device
    isComplete = states.isComplete
    version = newest.label
    self.width = width
    tall = height
    radius = states.cell("screen.cornerRadius", in: state, on: newest)?.value
    let places = ScreenFigures.housing.compactMap { states.cell($0, in: state, on: newest)?.value }
    housing = places.count == 3 ? places : []
    self.top = top
    self.bottom = bottom
  }

  private static func cell(
    _ side: String, _ states: DeviceStates, _ state: DeviceState, _ stretch: DeviceStates.Stretch
  ) -> AnswerRecord? {
    states.rows.first { $0.id == "screen.safeAreaInsets.\(side)" }
      .flatMap { states.cell($0, in: state, on: stretch) }
  }

  fileprivate func item(at address: SiteAddress, tallest: Length) -> HTML {
    let scale = PictureScale(tallest, tallest, room: 152, atMost: 152)
    let (drawn, height) = (scale(width), scale(tall))
    let (x, y) = (Hundredths(count: (12_200 - drawn.count) / 2), Hundredths(count: 15_200) - height)
    let (first, last) = (y + scale(top.value ?? .zero), y + height - scale(bottom.value ?? .zero))
    let clip = "c-" + SiteAddress.name(device.id)
    func rectangle(_ style: String?, _ top: Hundredths, _ height: Hundredths, rounded: Bool) -> HTML
    {
      .element(
        "rect",
        [
          "class": style, "x": x.description, "y": top.description, "width": drawn.description,
          "height": height.description, "rx": rounded ? radius.map { scale($0).description } : nil,
        ], [])
    }
    let island =
      housing.isEmpty
      ? []
      : [
        HTML.element(
          "rect",
          [
            "class": "p-housing", "x": (x + (drawn - scale(housing[0])) / 2).description,
            "y": (y + scale(housing[2])).description, "width": scale(housing[0]).description,
            "height": scale(housing[1]).description, "rx": (scale(housing[1]) / 2).description,
          ], [])
      ]
    let picture = HTML.element(
      "svg", ["viewBox": "0 0 122 153", "aria-hidden": "true"],
      [
        .element("clipPath", ["id": clip], rectangle(nil, y, height, rounded: true)),
        .element(
          "g", ["clip-path": "url(#\(clip))"],
          [
            rectangle("p-bar", y, height, rounded: false),
            rectangle("p-safe", first, last - first, rounded: false),
          ]),
        .element(
          "path", ["class": "p-edge", "d": "M\(x) \(first)h\(drawn)M\(x) \(last)h\(drawn)"], []),
      ] + island + [rectangle("p-screen", y, height, rounded: true)])
    return .element(
      "li",
      .element(
        "a", ["href": address.device(device.id)],
        [
          picture,
          .element(
            "span",
            [
              .element("strong", HTML(device.name)), " ",
              .element(
                "small",
                [
                  HTML("\(width) × \(tall)"), .void("br", [:]), "top ",
                  .element("b", HTML(top.content.text)), ", bottom ",
                  .element("b", HTML(bottom.content.text)), .void("br", [:]),
                  SitePage.sure(status), HTML(", iOS \(version)"),
                ]),
            ]),
        ]))
  }

  private var status: Status {
    [top.status, bottom.status].max { $0.rank < $1.rank } ?? top.status
  }

  /// What is known of a device whose outline is not.
  fileprivate func line(at address: SiteAddress) -> HTML {
    let corner = radius.map { "corner radius \($0)" } ?? "corner radius unknown"
    return .element(
      "li",
      [
        .link(HTML(device.name), to: address.device(device.id)), .void("br", [:]),
        .element(
          "small",
          [
            HTML("\(width) × \(tall), top \(top.content.text), bottom \(bottom.content.text) "),
            SitePage.sure(status), HTML(", iOS \(version), \(corner)"),
          ]),
      ])
  }
}

extension Status {
  /// How doubtful a value is.
  fileprivate var rank: Int { Status.allCases.firstIndex(of: self) ?? 0 }
}
