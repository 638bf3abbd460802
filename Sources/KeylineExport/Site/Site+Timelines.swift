import KeylineModel
import KeylineQuery
import KeylineText

extension Site {
  /// One timeline for each orientation: a lane per group of devices, below the versions.
  ///
  /// - Parameter words: The conditions that tell the table from others on the page.
  func timelines(of table: AnswerTable, _ words: String, from address: SiteAddress) -> [HTML] {
    let axis = axis.over(table.rows.flatMap(\.ranges))
    guard axis.length > 0 else { return [] }
    return table.columns.indices.compactMap { column -> HTML? in
      let lanes = SiteLane.all(table.column(column))
      if lanes.isEmpty { return nil }
      let orientation = table.columns[column].situation.orientation.rawValue
      let name = words.isEmpty ? orientation : "\(words), \(orientation)"
      return Self.scrolling(
        "Over versions, \(name)",
        .element(
          "table", ["class": "timeline"],
          [
            .element("caption", HTML(name.capitalizedStart)),
            .element("thead", heads(axis)),
            .element("tbody", HTML.lines(lanes.map { row($0, axis, from: address) })),
          ]))
    }
  }

  /// The meaning of the colours of a lane.
  var laneLegend: HTML {
    func sample(_ status: Status, _ text: HTML) -> [HTML] {
      [.element("span", ["class": "sample " + status.rawValue], ""), " ", text, " "]
    }
    return .element(
      "p", ["class": "legend"],
      sample(.known, "measured")
        + sample(.assumed, HTML("\(Status.assumed.text) beyond the last measurement"))
        + sample(.inferred, HTML("\(Status.inferred.text), or one of two values"))
        + sample(.unknown, HTML("\(Status.unknown.text)."))
        + [
          "Each row shows its least certain device and covers every version that any of its devices ran."
        ])
  }

  private func heads(_ axis: SiteAxis) -> HTML {
    let majors = axis.majors.map { major in
      HTML.element("li", ["class": "w\(SiteAxis.steps)"], HTML("\(major)"))
    }
    return .element(
      "tr",
      [
        .element("th", ["scope": "col"], "Devices"),
        .element(
          "th", ["scope": "col"],
          [
            .element("span", ["class": "unseen"], "iOS"),
            .element("ol", ["class": "lane axis n\(Self.drawn(axis.length))"], majors),
          ]),
      ])
  }

  private func row(_ lane: SiteLane, _ axis: SiteAxis, from address: SiteAddress) -> HTML {
    let names = lane.devices.map(\.name)
    let more = names.count > 4 ? " and \(names.count - 4) more" : ""
    var pieces: [HTML] = []
    var end = 0
    for (index, stretch) in lane.stretches.enumerated() {
      // Versions that are shorter than a step still have one, and none covers another: each leaves
      // a step to every one that follows.
      let room = axis.length - (lane.stretches.count - 1 - index)
      let start = max(
        min(max(axis.position(stretch.from), end), room - 1), min(end, axis.length - 1))
      let width = max(1, min(axis.position(stretch.until), room) - start)
      pieces.append(
        piece(stretch, of: lane, (start, width), room: width * 680 / axis.length, from: address))
      end = start + width
    }
    return .element(
      "tr",
      [
        .element("th", ["scope": "row"], HTML(Names.joined(Array(names.prefix(4))) + more)),
        .element("td", .element("ol", ["class": "lane n\(Self.drawn(axis.length))"], pieces)),
      ])
  }

  /// The content of some versions, with as much text as fits.
  ///
  /// - Parameter room: The pixels that it has at least.
  private func piece(
    _ stretch: Timeline<AnswerTable.Group>.Stretch, of lane: SiteLane,
    _ place: (start: Int, width: Int), room: Int,
    from address: SiteAddress
  ) -> HTML {
    let versions = labels.label(stretch.versions)
    let text = stretch.cell.content.text
    // Texts are at most so wide.
    let columns = (room - 10) / 8
    let fits = text.displayWidth <= columns
    let bothFit = versions.displayWidth + 1 + text.displayWidth <= columns
    let places = "s\(Self.drawn(place.start + 1)) w\(Self.drawn(place.width)) "
    return .element(
      "li",
      [
        "class": places + stretch.status.rawValue + (fits ? "" : " narrow"),
        "title": "iOS \(versions): \(text), \(stretch.status.text)",
      ],
      [
        .element("span", ["class": bothFit ? nil : "unseen"], HTML(versions)), " ",
        value(stretch.cell, on: lane.devices[0], from: address),
      ])
  }

  /// A number of steps for which there is a class.
  private static func drawn(_ steps: Int) -> Int { min(steps, SiteStyle.steps) }
}
