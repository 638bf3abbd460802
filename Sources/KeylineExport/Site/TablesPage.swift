import KeylineModel
import KeylineQuery
import KeylineText

/// Every device in one table, each on its newest version; ticked ones side by side.
struct TablesPage {
  let site: Site
  /// The rows, the oldest device first.
  let rows: [Row]

  /// A device with the values of its newest version.
  struct Row {
    let device: Device
    let version: OSVersion
    let cells: [Answer]
  }

  /// The columns: a metric in an orientation, with a short head.
  static let columns: [(head: String, metric: Metric.ID, orientation: Orientation)] = [
    ("Corner radius", "screen.cornerRadius", .portrait),
    ("Safe area top", "screen.safeAreaInsets.top", .portrait),
    ("Safe area bottom", "screen.safeAreaInsets.bottom", .portrait),
    ("Left in landscape", "screen.safeAreaInsets.left", .landscape),
    ("Bottom in landscape", "screen.safeAreaInsets.bottom", .landscape),
    ("Status bar", "statusBar.height", .portrait),
    ("Navigation bar", "navigationBar.height", .portrait),
    ("Large title row", StateRow.largeTitle, .portrait),
    ("Navigation bar bottom", "navigationBar.maxY", .portrait),
    ("Tab bar frame", "tabBar.frameHeight", .portrait), ("Toolbar", "toolbar.height", .portrait),
    ("Home indicator", "homeIndicator.height", .portrait),
    ("Bar button margin", "barButtonItem.edgeMargin", .portrait),
    ("Title view margin", "titleView.edgeMargin", .portrait),
    ("Keyboard", "keyboard.height", .portrait),
  ]

  var page: SitePage {
    SitePage(
      title: "Safe areas and bar heights of all iPhones and iPads in one table",
      summary:
        "Insets, bar heights and margins of every iPhone and iPad on the newest version it runs, side "
        + "by side.",
      path: "tables.html", current: .tables, content: content)
  }

  private var content: [HTML] {
    let count = rows.count == 1 ? "1 device" : "\(rows.count) devices"
    return [
      .element("h1", "All devices, side by side"),
      .element(
        "p", ["class": "lead"],
        HTML(
          "\(count), each on the newest version it runs. A head sorts; tick some to compare them.")),
      tools,
      .element(
        "div",
        [
          "class": "side", "id": "side", "tabindex": "-1", "role": "region",
          "aria-label": "Ticked devices side by side", "hidden": "",
        ], ""),
      .element(
        "p", ["class": "note"],
        [
          .element("b", "*"), " inferred from other screens or disputed, ", .element("b", "?"),
          " one of two values, n/a: does not exist there. No mark: known, or assumed after the last version measured.",
        ]),
      grid, CommandLine.copied("keyline get -d all \(site.flags.versions) latest -f csv"),
    ]
  }

  private var tools: HTML {
    .element(
      "div", ["class": "tools"],
      HTML.lines(
        RowFilter.field + [
          .element(
            "label", [.void("input", ["type": "checkbox", "id": "only"]), " Differences only"]),
          .element("span", ["role": "status", "id": "count"], ""),
          .element(
            "button", ["type": "button", "id": "show", "hidden": ""], "Show side by side"),
          .element("button", ["type": "button", "id": "clear", "hidden": ""], "Untick all"),
        ]))
  }

  private var grid: HTML {
    let columns = site.tableColumns
    let heads = (["Device", "iOS", "Points", "Pixels"] + columns.map(\.head)).map {
      HTML.element("th", ["scope": "col"], HTML($0))
    }
    let families: [(Family, HTML)] = [
      (.iphone, "iPhones"), (.ipad, "iPads"), (.ipod, "iPod touches"),
    ]
    let groups = families.compactMap { family, title -> HTML? in
      let own = rows.reversed().filter { $0.device.family == family }
      if own.isEmpty { return nil }
      let head = HTML.element(
        "tr", ["class": "kind"],
        .element("th", ["scope": "rowgroup", "colspan": "\(columns.count + 4)"], title))
      return .element("tbody", ["class": RowFilter.group], HTML.lines([head] + own.map(line)))
    }
    return Fold.framed(
      "grid tall", "All devices, newest version of each", id: "grid",
      .element(
        "table",
        [.element("thead", .element("tr", heads))] + groups))
  }

  private static func size<Number>(_ width: Number?, _ height: Number?) -> String {
    width.flatMap { width in height.map { "\(width) × \($0)" } } ?? "unknown"
  }

  private func line(_ row: Row) -> HTML {
    let name = HTML.element(
      "label",
      [
        .void(
          "input",
          ["type": "checkbox", "value": row.device.id, "aria-label": row.device.name]),
        .link(HTML(row.device.name), to: SiteAddress.fromTop.device(row.device.id)),
      ])
    return .element(
      "tr",
      [
        .element("th", RowFilter.words(scope: "row"), name),
        .element("td", HTML(row.version.description)),
        .element("td", RowFilter.words(), HTML(Self.size(row.device.width, row.device.height))),
        .element(
          "td", RowFilter.words(), HTML(Self.size(row.device.nativeWidth, row.device.nativeHeight))),
      ]
        + row.cells.map { cell in
          .element("td", ["class": cell.mark], HTML(cell.content.text))
        })
  }
}

extension Site {
  /// The columns of the table whose metrics and orientations are exported.
  var tableColumns: [(head: String, metric: Metric.ID, orientation: Orientation)] {
    TablesPage.columns.filter {
      exported.contains($0.metric) && orientations.contains($0.orientation)
    }
  }

  /// The row of a device; nil where it ran none of the versions.
  func tableRow(_ device: Device, _ answered: [DeviceAnswers]) -> TablesPage.Row? {
    let ranges = matrix.ranges(of: device)
    guard let newest = matrix.releases(of: device, in: ranges).last?.from else { return nil }
    let cells = tableColumns.compactMap { column -> Answer? in
      guard let index = orientations.firstIndex(of: column.orientation) else { return nil }
      // The first variant of a metric is the usual one.
      return answered.first { $0.variant.metric.id == column.metric }?.entry(index, at: newest)
    }
    return cells.count == tableColumns.count
      ? TablesPage.Row(device: device, version: newest, cells: cells) : nil
  }
}

extension Answer {
  /// The class of its mark in a table: empty, one of two, or a value to check.
  fileprivate var mark: String? {
    switch content {
    case .status: "x"
    case .candidates: "u"
    case .value: needsChecking ? "i" : nil
    }
  }
}
