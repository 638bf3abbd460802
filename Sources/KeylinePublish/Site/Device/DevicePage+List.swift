import KeylineModel
import KeylineQuery
import KeylineText

extension DevicePage {
  /// Every line of every bar, each with its evidence folded behind it.
  var list: HTML {
    let sections = StateRow.Group.allCases.compactMap { group -> HTML? in
      let rows = states.rows.indices.filter { states.rows[$0].group == group }
      if rows.isEmpty { return nil }
      let bar: String? = group == .navigation ? "nav" : group == .tab ? "tab" : nil
      return .element(
        "section",
        [
          "aria-labelledby": "bar-\(group.rawValue)", "data-bar": bar,
          "hidden": group.isShown(with: first.bars) ? nil : "",
        ],
        HTML.lines([
          .element("h3", ["id": "bar-\(group.rawValue)"], HTML(group.title)),
          .element("div", ["class": "rows"], HTML.lines(rows.map(line))),
        ]))
    }
    let usual = usual(opened, first)
    return .element(
      "div", ["class": "bars", "id": "list", "data-usual": usual.status?.rawValue ?? ""],
      HTML.lines(
        [
          .element("h2", ["class": "unseen"], "Values"),
          .element("p", ["class": "usual", "id": "usual"], HTML(usual.words)),
        ] + sections))
  }

  private func line(_ index: Int) -> HTML {
    let row = states.rows[index]
    guard let cell = states.cell(row, in: first, on: opened) else { return "" }
    let nearby = states.nearby(row, in: first, at: states.measured)
    let isHidden = row.id == StateRow.largeTitle && first.bars != .title
    let written = cell.writtenValue
    let definition = HTML.element(
      "p",
      [
        HTML(row.metric.definition), " ",
        .link("All devices", to: address.metric(row.metric.id)),
      ])
    return .element(
      "details",
      ["class": "row", "id": SiteAddress.name(row.id), "hidden": isHidden ? "" : nil],
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
