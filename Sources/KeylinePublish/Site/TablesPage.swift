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
    ("Corner radius", .screenCornerRadius, .portrait),
    ("Safe area top", .screenSafeAreaInsetsTop, .portrait),
    ("Safe area bottom", .screenSafeAreaInsetsBottom, .portrait),
    ("Left in landscape", .screenSafeAreaInsetsLeft, .landscape),
    ("Bottom in landscape", .screenSafeAreaInsetsBottom, .landscape),
    ("Status bar", .statusBarHeight, .portrait),
    ("Navigation bar", .navigationBarHeight, .portrait),
    ("Large title row", StateRow.largeTitle, .portrait),
    ("Navigation bar bottom", .navigationBarMaxY, .portrait),
    ("Tab bar frame", .tabBarFrameHeight, .portrait), ("Toolbar", .toolbarHeight, .portrait),
    ("Home indicator", .homeIndicatorHeight, .portrait),
    ("Bar button margin", .barButtonItemEdgeMargin, .portrait),
    ("Title view margin", .titleViewEdgeMargin, .portrait),
    ("Keyboard", .keyboardHeight, .portrait),
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
    let count = NameLists.counted(rows.count, "device")
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
      Fold.note(PageWords.marks),
      table.element,
      Fold.note(["See also: "] + [.joined(site.sizeLinks, by: ", ")] + ["."]),
      CopiedCommand.copied("keyline get -d all \(site.flags.versions) latest -f csv"),
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

  private var table: DeviceTable {
    DeviceTable(
      label: "All devices, newest version of each", id: "grid",
      heads: ["iOS", "Points", "Pixels"] + site.tableColumns.map(\.head),
      rows: rows.map { row in
        DeviceTable.Row(
          device: row.device,
          before: .void(
            "input",
            [
              "type": "checkbox", "value": SiteAddress.name(row.device.id),
              "aria-label": row.device.name,
            ]),
          cells: [
            .element("td", HTML(row.version.description)),
            DeviceTable.size(row.device.points), DeviceTable.size(row.device.pixels),
          ]
            + row.cells.map(DeviceTable.cell))
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
    guard let newest = newestRelease(of: device) else { return nil }
    let cells = tableColumns.compactMap {
      usual($0.metric, $0.orientation, answered, at: newest)
    }
    return cells.count == tableColumns.count
      ? TablesPage.Row(device: device, version: newest, cells: cells) : nil
  }
}
