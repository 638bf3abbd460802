import KeylineModel
import KeylineQuery
import KeylineText

extension DevicePage {
  /// Every line of every bar, each with its evidence folded behind it.
  var list: HTML {
    let sections = StateRow.Group.allCases.compactMap { group -> HTML? in
      let rows = states.rows.indices.filter { states.rows[$0].group == group }
      if rows.isEmpty { return nil }
      let shown = shown(
        with: group.isShown, of: DeviceState.Bars.allCases, first: first.bars)
      return .element(
        "section",
        [
          "aria-labelledby": "bar-\(group.rawValue)", "data-in": shown.choices,
          "hidden": shown.hidden,
        ],
        HTML.lines([
          .element("h3", ["id": "bar-\(group.rawValue)"], HTML(group.title)),
          .element("div", ["class": "rows"], HTML.lines(rows.map(line))),
        ]))
    }
    return .element(
      "div", ["class": "bars", "id": "list"],
      HTML.lines(
        [
          .element("h2", ["class": "unseen"], "Values"),
          .element(
            "p", ["class": "usual"],
            [
              .element("span", ["id": "usual"], HTML(usual(opened, first))), " ",
              PageWords.unmarked,
            ]),
        ] + sections))
  }

  private func line(_ index: Int) -> HTML {
    let row = states.rows[index]
    guard let cell = states.cell(row, in: first, on: opened) else { return "" }
    let nearby = states.nearby(row, in: first, at: states.measured)
    let shown = shown(
      with: { row.id != StateRow.largeTitle || $0 == .title }, of: DeviceState.Bars.allCases,
      first: first.bars)
    let written = cell.writtenValue
    let definition = HTML.element(
      "p",
      [
        HTML(row.metric.definition), " ",
        .link("All devices", to: address.metric(row.metric.id)),
      ])
    return .element(
      "details",
      [
        "class": "row", "id": SiteAddress.name(row.id), "data-in": shown.choices,
        "hidden": shown.hidden,
      ],
      [
        .element(
          "summary",
          [
            .element("span", ["class": "what"], HTML(row.title)), " ",
            .element(
              "span", ["class": nearby == nil ? "value" : "value nearby"], HTML(nearby ?? written)),
            " ", SitePage.sure(cell.status),
          ]),
        .element(
          "div", ["class": "why"],
          HTML.lines([definition] + evidence(of: index))),
      ])
  }
}
