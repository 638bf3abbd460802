import KeylineModel
import KeylineQuery
import KeylineText

extension Site {
  /// The list of metrics.
  var metricsPage: SitePage {
    let rows = matrix.metrics.map { metric -> HTML in
      .element(
        "tr",
        [
          .element(
            "th", ["scope": "row"],
            .link(HTML(metric.title), to: SiteAddress.fromTop.metric(metric.id))),
          .element("td", .element("code", HTML(metric.id))),
          .element("td", HTML(metric.since.short)),
          .element("td", HTML(metric.definition)),
        ])
    }
    let head = Self.heads(["Metric", "Key", "Since iOS", "What is measured"])
    return SitePage(
      title: "Metrics", summary: "Every metric with its definition.", address: .fromTop,
      current: .metrics,
      content: [
        .element("h1", "Metrics"),
        .element("p", "Quantities in UIKit's own terms, in points."),
        Self.scrolling(
          "Metrics", .element("table", [head, .element("tbody", HTML.lines(rows))])),
      ])
  }

  /// The list of sources, each with the metrics that it speaks of.
  var sourcesPage: SitePage {
    let stated = Dictionary(grouping: resolver.knowledge.observations, by: \.source)
    let rows = resolver.knowledge.sources.sorted { $0.id < $1.id }.map { source -> HTML in
      let metrics = Set((stated[source.id] ?? []).map(\.metric)).intersection(exported).sorted()
      var about: [HTML] = []
      if let read = source.read { about.append(.element("p", HTML(read))) }
      if let original = source.copyOf {
        let link = HTML.link(HTML(original), to: SiteAddress.fromTop.source(original))
        about.append(.element("p", ["A copy of ", link, "; the two count as one."]))
      }
      if let licence = source.licence {
        about.append(.element("p", HTML("Licence: \(licence)")))
      }
      if source.locator != .exact {
        about.append(.element("p", HTML("Address: \(source.locator.rawValue)")))
      }
      return .element(
        "tr", ["id": SiteAddress.anchor("source", source.id)],
        [
          .element("th", ["scope": "row"], HTML(source.id)),
          .element("td", .external(source.title, source.address)),
          .element("td", HTML(source.kind.rawValue)),
          .element("td", about),
          .element(
            "td",
            .joined(
              metrics.map { .link(HTML($0), to: SiteAddress.fromTop.metric($0)) }, by: ", ")),
        ])
    }
    let head = Self.heads(["Key", "Title", "Kind", "What was read", "States"])
    return SitePage(
      title: "Sources", summary: "Where every number was read.", address: .fromTop,
      current: .sources,
      content: [
        .element("h1", "Sources"),
        .element("p", "The sources of all facts. Each remains under its own terms."),
        Self.scrolling(
          "Sources", .element("table", [head, .element("tbody", HTML.lines(rows))])),
      ])
  }
}
