import KeylineModel
import KeylineQuery
import KeylineText

extension Site {
  /// A device over versions in which none of the metrics on the first page changes.
  struct MatrixRow {
    let answers: AnswerTable.Row
    let situation: Situation
    let isNewest: Bool
  }

  /// The metrics on the first page.
  var matrixVariants: [AnswerMatrix.Variant] {
    let sheet = Set(Sheet.metrics(in: matrix.metrics).map(\.id))
    let chosen = matrix.variants.filter { sheet.contains($0.metric.id) }
    return chosen.isEmpty ? Array(matrix.variants.prefix(16)) : chosen
  }

  /// The rows of a device on the first page.
  func matrixRows(of device: Device, _ memory: inout TimelineMemory) -> [MatrixRow] {
    var rows: [(AnswerTable.Row, Situation)] = []
    for (index, situation) in matrix.situations.enumerated() {
      rows += table(matrixVariants.map { $0.columns[index] }, on: device, &memory).rows
        .map { ($0, situation) }
    }
    let newest = rows.compactMap { $0.0.ranges.last?.until }.max()
    return rows.map {
      MatrixRow(answers: $0.0, situation: $0.1, isNewest: $0.0.ranges.last?.until == newest)
    }
  }

  /// The first page: a row per device and stretch of versions, a column per metric of the sheet.
  ///
  /// - Parameter rows: Those of each device, the oldest device first.
  func matrixPage(_ rows: [[MatrixRow]]) -> SitePage {
    let head = Self.heads(
      ["Device", "iOS", "Orientation"]
        + matrixVariants.map {
          .element(
            "a", ["href": SiteAddress.fromTop.metric($0.metric.id), "title": $0.metric.id],
            HTML($0.title))
        })
    let body = HTML.element(
      "tbody",
      HTML.lines(
        rows.reversed().flatMap { $0.map(matrixRow) }))
    return SitePage(
      title: "Heights, insets and margins of Apple devices",
      summary: "Heights, insets and margins of Apple devices, per OS version, with sources.",
      address: .fromTop, current: .devices, isSearchable: true,
      content: [
        .element("h1", "Heights, insets and margins of Apple devices"),
        .element(
          "p",
          "Points per OS version. Each number links to its rule and its sources; each device and each metric has its own page."
        ),
        filters, legend,
        Self.scrolling(
          "Matrix of devices and metrics",
          .element("table", ["id": "matrix", "class": "matrix"], [head, body])),
      ])
  }

  private func matrixRow(_ shown: MatrixRow) -> HTML {
    let (row, situation) = (shown.answers, shown.situation)
    let device = row.device
    let search = ([device.name, device.id] + device.identifiers).joined(separator: " ")
    let front =
      device.homeButton == true
      ? "home-button" : device.sensorHousing?.rawValue ?? "unknown"
    let attributes: HTML.Attributes = [
      "data-search": search, "data-family": device.family.rawValue, "data-front": front,
      "data-orientation": situation.orientation.rawValue,
      "data-os": axis.majors(in: row.ranges).map(String.init).joined(separator: " "),
      "data-newest": shown.isNewest ? "" : nil,
    ]
    return .element(
      "tr", attributes,
      [
        .element(
          "th", ["scope": "row"],
          .link(HTML(device.name), to: SiteAddress.fromTop.device(device.id))),
        .element("td", HTML(labels.label(row.ranges))),
        .element("td", HTML(situation.orientation.rawValue)),
      ]
        + row.cells.map {
          .element("td", ["class": "n"], value($0, on: device, from: .fromTop))
        })
  }

  private var filters: HTML {
    func choice(_ id: String, _ label: HTML, _ options: [(String, String)]) -> HTML {
      .element(
        "div",
        [
          .element("label", ["for": id], label),
          .element(
            "select", ["id": id],
            options.map { .element("option", ["value": $0.0], HTML($0.1)) }),
        ])
    }
    let versions = axis.newestFirst.map { ("\($0)", "iOS \($0)") }
    return .element(
      "form", ["id": "filters", "role": "search", "hidden": ""],
      [
        .element(
          "div",
          [
            .element("label", ["for": "q"], "Search devices"),
            .void(
              "input",
              [
                "id": "q", "type": "search", "autocomplete": "off",
                "placeholder": "iPhone X, iPhone10,3",
              ]),
          ]),
        choice(
          "os", "Version",
          [("newest", "newest of each device"), ("", "all versions")] + versions),
        choice(
          "orientation", "Orientation",
          [("portrait", "portrait"), ("landscape", "landscape"), ("", "both")]),
        choice(
          "family", "Family",
          [("", "all"), ("iphone", "iPhone"), ("ipad", "iPad"), ("ipod", "iPod touch")]),
        choice(
          "front", "Front",
          [
            ("", "all"), ("home-button", "home button"), ("notch", "notch"),
            ("dynamic-island", "Dynamic Island"), ("none", "neither"),
          ]),
        .element(
          "p", ["role": "status", "id": "count"], ""),
      ])
  }

  private var legend: HTML {
    .element(
      "p", ["class": "legend"],
      [
        sample(.assumed), ": beyond the last measurement; ", sample(.inferred),
        ": no source covers this device in this situation; ", sample(.uncertain, "a or b"),
        ": the exact version of the change is unknown; ", sample(.unknown),
        ": nothing is recorded.",
      ])
  }

  /// A value as the matrix shows it with a status.
  private func sample(_ status: Status, _ shown: HTML? = nil) -> HTML {
    .element("span", ["class": status.rawValue], shown ?? HTML(status.text))
  }
}
