import KeylineModel
import KeylineQuery
import KeylineText

/// The pages that list everything, one line each.
extension Site {
  /// The devices, family by family, the newest first.
  var devicesPage: SitePage {
    let sections = Family.listed.flatMap { family -> [HTML] in
      let devices = matrix.devices.reversed().filter { $0.family == family }
      if devices.isEmpty { return [] }
      let lines = devices.map { device -> HTML in
        let size = device.points.map { $0 + (device.scale.map { " @\($0)x" } ?? "") }
        let facts = [
          device.released.map { String($0.prefix(4)) }, device.support.map(Self.span),
        ]
        return .element(
          "tr",
          [
            .element(
              "th", RowFilter.words(scope: "row"),
              .link(HTML(device.name), to: SiteAddress.fromTop.device(device.id))),
            .element("td", RowFilter.words(), HTML(size ?? "unknown")),
          ] + facts.map { .element("td", ["class": "text"], HTML($0 ?? "unknown")) })
      }
      let system = family == .ipad ? "iPadOS" : "iOS"
      return [
        .element(
          "section", ["class": RowFilter.group],
          [
            .element("h2", HTML(family.name)),
            Fold.table("wide", ["Device", "Points", "Sold since", HTML(system)], lines),
          ])
      ]
    }
    return SitePage(
      title: "All iPhones, iPads and iPod touches",
      summary: "Every device with its size and its versions.",
      path: "devices.html", current: .devices,
      content: [
        .element("h1", "Devices"),
        .element(
          "p", ["class": "lead"],
          [
            "Each device has a page with its insets, bars and margins; ",
            .link("one table", to: "tables.html"), " lists them all.",
          ]), .element("div", ["class": "tools"], HTML.lines(RowFilter.field)),
      ] + sections)
  }

  private static func span(_ support: VersionRange) -> String {
    support.until == .highest
      ? "\(support.from.short)+"
      : "\(support.from.short)–\(StatedVersion(before: support.until))"
  }

  /// The metrics, group by group.
  var metricsPage: SitePage {
    let sections = matrix.metrics.grouped(by: \.thing).flatMap { thing, own -> [HTML] in
      let lines = own.map { metric -> HTML in
        .element(
          "li",
          [
            .link(HTML(metric.pageTitle), to: SiteAddress.fromTop.metric(metric.id)), " ",
            .element("code", HTML(metric.id)), .void("br", [:]),
            .element("small", HTML(metric.definition)),
          ])
      }
      return [.element("h2", HTML(thing)), .element("ul", ["class": "sources"], lines)]
    }
    return SitePage(
      title: "All metrics: bars, insets and margins in UIKit's terms",
      summary: "Every metric with its definition.", path: "metrics.html", current: .metrics,
      content: [
        .element("h1", "Metrics"),
        .element("p", ["class": "lead"], "Quantities in UIKit's own terms, in points."),
      ] + sections)
  }

  /// The techniques: where each works, partly works and fails.
  var techniquesPage: SitePage {
    let sections = Technique.Kind.allCases.flatMap { kind -> [HTML] in
      let own = techniques.filter { $0.kind == kind }
      if own.isEmpty { return [] }
      return [.element("h2", HTML(kind.rawValue.capitalizedStart))] + own.map(technique)
    }
    return SitePage(
      title: "Techniques: margins, bars and tables on each iOS version",
      summary:
        "Ways to adapt bars and margins: where each works, partly works and fails, by iOS version.",
      path: "techniques.html",
      content: [
        .element("h1", "Techniques"),
        .element(
          "p", ["class": "lead"],
          "Ways to reach a goal, and what UIKit does by itself, each with its versions."
        ),
      ] + sections)
  }

  private func technique(_ technique: Technique) -> HTML {
    let links = technique.sources.map { id -> HTML in
      .link(HTML(resolver.source(id)?.title ?? id), to: SiteAddress.fromTop.source(id))
    }
    var facts: [(HTML, HTML)] = []
    if !technique.support.isEmpty {
      facts.append(("Versions", HTML(technique.supportText)))
    }
    if !technique.hazards.isEmpty {
      facts.append(("Costs", HTML(technique.hazards.joined(separator: " "))))
    }
    if !links.isEmpty { facts.append(("Sources", .joined(links, by: ", "))) }
    return .element(
      "section", ["class": "technique", "id": SiteAddress.anchor("technique", technique.id)],
      [
        .element("h3", HTML(technique.title)),
        .element("p", HTML(technique.effect)),
        Fold.facts(facts),
        CopiedCommand.copied(ArgumentText.text(["keyline", "technique", "show", technique.id])),
      ])
  }

  /// The sources by kind, each with its terms and what was read.
  var sourcesPage: SitePage {
    let stated = Dictionary(grouping: resolver.knowledge.observations, by: \.source)
    let sources = cited
    let sections = Source.Kind.allCases.flatMap { kind -> [HTML] in
      let own = sources.filter { $0.kind == kind }.sorted { $0.title < $1.title }
      if own.isEmpty { return [] }
      let name = kind.rawValue.split(separator: "-").joined(separator: " ").capitalizedStart
      return [
        Fold.element(
          name, NameLists.counted(own.count, "source"),
          [
            .element(
              "ul", ["class": "sources"],
              HTML.lines(own.map { source($0, states: stated[$0.id]?.count ?? 0) }))
          ])
      ]
    }
    return SitePage(
      title: "Sources of Keyline's values",
      summary: "Where every number was read, and under which terms.",
      path: "sources.html",
      content: [
        .element("h1", "Sources"),
        .element(
          "p", ["class": "lead"],
          "Where each value comes from, by kind of source. Each source remains under its own terms."
        ),
      ] + sections)
  }

  private func source(_ source: Source, states count: Int) -> HTML {
    var facts: [String] = []
    if let licence = source.licence {
      facts.append(licence == .noneStated ? "no licence stated" : "licence: \(licence)")
    }
    if source.locator != .exact { facts.append("address: \(source.locator.rawValue)") }
    if count > 0 { facts.append(NameLists.counted(count, "statement")) }
    if source.layer != .shipped { facts.append("not part of Keyline") }
    var about: [HTML] = []
    if let read = source.read { about += [.void("br", [:]), .element("small", HTML(read))] }
    if let original = source.copyOf {
      about += [
        .void("br", [:]),
        .element(
          "small",
          [
            "A copy of ",
            .link(
              HTML(resolver.source(original)?.title ?? original),
              to: SiteAddress.fromTop.source(original)), "; the two count as one.",
          ]),
      ]
    }
    return .element(
      "li", ["id": SiteAddress.anchor("source", source.id)],
      [
        .external(source.title, source.address), " ",
        .element("small", HTML(facts.joined(separator: ", "))),
      ] + about)
  }

  /// The techniques, if every metric is exported: they are about no device.
  var techniques: [Technique] {
    exported.count == resolver.knowledge.metrics.count ? resolver.knowledge.techniques : []
  }

  /// The sources of what is exported.
  var cited: [Source] {
    var cited: Set<Source.ID> = []
    for observation in resolver.knowledge.observations where exported.contains(observation.metric) {
      cited.insert(observation.source)
    }
    // A rule may rest on what is stated about another metric.
    for rule in resolver.knowledge.rules where exported.contains(rule.metric) {
      for observation in rule.restsOn.compactMap(resolver.observation) {
        cited.insert(observation.source)
      }
    }
    cited.formUnion(matrix.devices.flatMap(\.sources))
    cited.formUnion(techniques.flatMap(\.sources))
    cited.formUnion(cited.compactMap { resolver.source($0)?.copyOf })
    return resolver.knowledge.sources.filter { cited.contains($0.id) }
  }
}
