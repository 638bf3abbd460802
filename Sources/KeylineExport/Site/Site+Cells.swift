import KeylineModel
import KeylineQuery
import KeylineText

extension Site {
  /// A value that leads to the rule behind it; one without a value says how it stands.
  func value(_ cell: Cell, on device: Device, from address: SiteAddress) -> HTML {
    let text = HTML(cell.content.text)
    let metric = cell.column.metric.id
    let mark = cell.status == .known ? nil : cell.status.rawValue
    let shown = HTML.element("span", ["class": mark], text)
    if let rule = cell.rules.first, cell.value != nil || cell.status == .uncertain {
      return .link(mark == nil ? text : shown, to: address.rule(rule, of: ruleMetric(rule, metric)))
    }
    return cell.value == nil
      ? shown : .link(text, to: address.device(device.id) + "#facts")
  }

  /// How sure cells are, in words.
  func standing(_ cells: [Cell], on device: Device, over ranges: [VersionRange]) -> String {
    let words = [].merged(
      with: cells.flatMap { cell in
        cell.caveats(at: ranges, in: labels.calendar).map(\.text)
          + [cell.reasonText(on: device)].compactMap(\.self)
      })
    return words.isEmpty
      ? cells.compactMap(\.confidence).max()?.text ?? "" : words.joined(separator: "; ")
  }

  /// How sure the answers of a group are: said once, or for each part of it.
  func standing(_ group: AnswerTable.Group) -> HTML {
    var order: [String] = []
    var names: [String: [String]] = [:]
    for row in group.rows {
      let words = standing(row.cells, on: row.device, over: row.ranges)
      if names[words] == nil { order.append(words) }
      names[words, default: []].append(row.device.name)
    }
    if order.count == 1 { return HTML(order[0]) }
    return .joined(
      order.map { words in
        .element("p", HTML("\(Names.joined(names[words] ?? [])): \(words)"))
      })
  }

  /// The rules behind cells, as links.
  func rules(of cells: [Cell], from address: SiteAddress) -> HTML {
    let metric = cells.first?.column.metric.id ?? ""
    let rules = [].merged(with: cells.flatMap(\.rules))
    if rules.isEmpty, cells.contains(where: { $0.value != nil }) { return "the device's own" }
    return .joined(
      rules.map { .link(HTML($0), to: address.rule($0, of: ruleMetric($0, metric))) }, by: ", ")
  }

  /// The sources behind cells, as links.
  func sources(of cells: [Cell], from address: SiteAddress) -> HTML {
    .joined(
      Set(cells.flatMap(\.sources)).sorted().map { .link(HTML($0), to: address.source($0)) },
      by: ", ")
  }

  /// The metric of a rule, which for a term of a formula is another one.
  private func ruleMetric(_ rule: Rule.ID, _ fallback: Metric.ID) -> Metric.ID {
    metricOfRule[rule] ?? fallback
  }

  /// A table that can be scrolled sideways, also with the keyboard.
  static func scrolling(_ label: String, _ table: HTML) -> HTML {
    .element(
      "div",
      ["class": "scroll", "role": "region", "aria-label": label, "tabindex": "0"], table)
  }

  /// A row of heads.
  static func heads(_ titles: [HTML]) -> HTML {
    .element("thead", .element("tr", titles.map { .element("th", ["scope": "col"], $0) }))
  }
}
