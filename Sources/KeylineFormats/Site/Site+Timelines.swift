import KeylineModel
import KeylineQuery

extension Site {
  /// One timeline for each orientation: a lane per group of devices.
  func timelines(of groups: [AnswerTable.Group], in table: AnswerTable) -> [HTML] {
    table.columns.indices.map { column in
      let orientation = table.columns[column].situation.orientation.rawValue
      let lanes = lanes(of: groups, column)
      return Self.scrolling(
        "Over versions, \(orientation)",
        .element(
          "table", ["class": "timeline"],
          [
            .element("caption", HTML(orientation.capitalizedWord)),
            .element("tbody", HTML.lines(lanes)),
          ]))
    }
  }

  private func lanes(of groups: [AnswerTable.Group], _ column: Int) -> [HTML] {
    var order: [[Device.ID]] = []
    var lanes: [[Device.ID]: [AnswerTable.Group]] = [:]
    for group in groups {
      let key = group.devices.map(\.id)
      if lanes[key] == nil { order.append(key) }
      lanes[key, default: []].append(group)
    }
    return order.compactMap { lanes[$0] }.map { stages in
      let names = stages[0].devices.map(\.name)
      let more = names.count > 4 ? " and \(names.count - 4) more" : ""
      return .element(
        "tr",
        [
          .element("th", ["scope": "row"], HTML(Names.joined(Array(names.prefix(4))) + more)),
          .element("td", lane(stages, column)),
        ])
    }
  }

  /// The stretches of one lane in proportion to the versions, gaps included.
  private func lane(_ stages: [AnswerTable.Group], _ column: Int) -> HTML {
    var pieces: [HTML] = []
    var position = 0
    let stretches = stages.flatMap { stage in stage.ranges.map { (range: $0, stage: stage) } }
    for (range, stage) in stretches.sorted(by: { $0.range.from < $1.range.from }) {
      let (from, until) = (axis.position(range.from), axis.position(range.until))
      if from > position { pieces.append(gap(from - position)) }
      let cell = stage.cells[column]
      let width = max(1, until - max(from, position))
      pieces.append(
        .element(
          "li", ["class": "w\(width) " + cell.status.rawValue],
          [
            .element("span", HTML(labels.label(range))), " ",
            .element("b", HTML(cell.content.text)),
          ]))
      position = max(position, until)
    }
    if position < axis.length { pieces.append(gap(axis.length - position)) }
    return .element("ol", ["class": "lane"], pieces)
  }

  private func gap(_ width: Int) -> HTML {
    .element("li", ["class": "w\(width) gap", "aria-hidden": "true"], "")
  }
}
