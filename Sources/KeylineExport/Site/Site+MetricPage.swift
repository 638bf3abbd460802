import KeylineModel
import KeylineQuery
import KeylineText

extension Site {
  /// The answers about one variant of a metric.
  struct MetricPart {
    let variant: AnswerMatrix.Variant
    let table: AnswerTable
  }

  /// The page of a metric: its timelines, its values, its rules and what sources state.
  func page(of metric: Metric, _ parts: [MetricPart]) -> SitePage {
    let address = SiteAddress.fromFolder
    var content: [HTML] = [
      .element("h1", HTML(metric.title)),
      .element("p", [.element("code", HTML(metric.id)), " — ", HTML(metric.definition)]),
      .element(
        "p",
        "In \(metric.unit == .points ? "points" : "pixels per point"), since iOS \(metric.since.short)."
      ),
    ]
    let variants = parts.map(\.variant)
    var timelines: [HTML] = []
    var values: [HTML] = []
    for part in parts {
      let words = part.variant.words(among: variants)
      timelines += self.timelines(of: part.table, words, from: address)
      values += self.values(of: part, words, from: address)
    }
    if !timelines.isEmpty { content += [.element("h2", "Over versions"), laneLegend] + timelines }
    if values.isEmpty {
      content.append(.element("p", ["class": "unknown"], "Nothing is known on any device."))
    } else {
      content += [.element("h2", "Values")] + values
    }
    content += ruleSections(of: metric, from: address)
    content += statements(about: metric, from: address)
    return SitePage(
      title: "\(metric.title) (\(metric.id))", summary: metric.definition, address: address,
      content: content)
  }

  /// The values of a variant, below the conditions that tell it from others; nothing where nothing
  /// is known.
  private func values(
    of part: MetricPart, _ words: String, from address: SiteAddress
  ) -> [HTML] {
    let groups = part.table.groups.filter(\.isKnown)
    if groups.isEmpty { return [] }
    let orientations = part.table.columns.map {
      HTML($0.situation.orientation.rawValue.capitalizedStart)
    }
    let rows = groups.map { group -> HTML in
      let members = group.rows.flatMap(\.cells)
      let devices = group.devices.map {
        HTML.link(HTML($0.name), to: address.variant(part.variant.key, on: $0.id))
      }
      var cells: [HTML] = [
        .element("th", ["scope": "row"], .joined(devices, by: ", ")),
        .element("td", HTML(labels.label(group.versions))),
      ]
      cells += group.cells.map {
        .element("td", ["class": "n"], value($0, on: group.devices[0], from: address))
      }
      cells += [
        .element("td", standing(group)),
        .element("td", rules(of: members, from: address)),
        .element("td", sources(of: members, from: address)),
      ]
      return .element("tr", cells)
    }
    let head = Self.heads(["Devices", "iOS"] + orientations + ["How sure", "Why", "Who says so"])
    let legend = labels.legend(groups.map(\.versions)).map {
      [HTML.element("p", ["class": "legend"], HTML($0))]
    }
    let name = words.capitalizedStart
    let caption = name.isEmpty ? [] : [HTML.element("caption", HTML(name))]
    return [
      Self.scrolling(
        name.isEmpty ? "Values" : "Values, \(words)",
        .element(
          "table", ["class": "values"],
          caption + [head, .element("tbody", HTML.lines(rows))]))
    ] + (legend ?? [])
  }

  private func statements(about metric: Metric, from address: SiteAddress) -> [HTML] {
    let observations = resolver.statements(about: metric.id)
    if observations.isEmpty { return [] }
    let rows = observations.map { observation -> HTML in
      let remarks = [
        observation.tool, observation.locator, observation.note,
        observation.disputed.map { "disputed: \($0)" },
      ]
      let id = SiteAddress.anchor("observation", observation.id)
      return .element(
        "tr", ["id": id, "class": observation.disputed == nil ? nil : "disputed"],
        [
          .element("th", ["scope": "row"], HTML(observation.id)),
          .element(
            "td", .link(HTML(observation.source), to: address.source(observation.source))),
          .element("td", ["class": "n"], HTML(observation.value.description)),
          .element("td", HTML(observation.scope.words(in: resolver))),
          .element("td", HTML(observation.os.text)),
          .element("td", HTML(observation.obtained.rawValue)),
          .element("td", HTML(remarks.compactMap(\.self).joined(separator: "; "))),
        ])
    }
    let head = Self.heads(["Statement", "Source", "Value", "Of", "iOS", "Obtained", "Remarks"])
    return [
      .element("h2", "What sources state"),
      Self.scrolling(
        "What sources state", .element("table", [head, .element("tbody", HTML.lines(rows))])),
    ]
  }
}
