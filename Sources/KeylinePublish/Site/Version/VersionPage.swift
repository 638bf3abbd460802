import KeylineModel
import KeylineQuery
import KeylineText

/// The page of a major version: what it changed, in a picture, in short and in full.
struct VersionPage {
  let site: Site
  let major: Int
  /// Every change that may have come with it.
  let changes: [Difference]
  /// A device that ran it and the version before, and changed.
  let pair: VersionPair?
  let address = SiteAddress.fromFolder

  /// The devices that ran the version and one before it.
  var devices: [Device] {
    let range = VersionRange(from: OSVersion(major), until: OSVersion(major + 1))
    return site.matrix.devices.filter { $0.ranBoth(range) }
  }

  var page: SitePage {
    SitePage(
      title: "iOS \(major): what changed in bars, safe areas and margins",
      summary:
        "What iOS \(major) changed in the heights of bars, the safe area and margins on iPhone and "
        + "iPad.",
      path: SiteAddress.file(version: major), current: .versions, content: content)
  }

  private var content: [HTML] {
    let metrics = Set(changes.map(\.metric.id)).count
    let families = Family.listed.compactMap { family -> String? in
      let count = devices.count { $0.family == family }
      let name = family == .ipod ? "iPod touch" : String(family.name.dropLast())
      return count == 0 ? nil : "\(count) \(count == 1 ? name : family.name)"
    }
    var facts = [HTML(families.joined(separator: ", "))]
    facts.append(
      metrics == 0
        ? "No metric is known to have changed"
        : HTML(metrics == 1 ? "1 metric changed" : "\(metrics) metrics changed or are new"))
    let place = site.versions.firstIndex(of: major)
    let neighbours = place.map { [$0 - 1, $0 + 1].filter(site.versions.indices.contains) } ?? []
    facts += neighbours.map { index in
      .link(HTML("iOS \(site.versions[index])"), to: address.version(site.versions[index]))
    }
    var content: [HTML] = [.element("h1", HTML("iOS \(major)"))]
    if let lead { content.append(.element("p", ["class": "lead"], HTML(lead))) }
    content.append(.element("ul", ["class": "facts"], facts.map { .element("li", $0) }))
    if let pair { content += pair.section(at: address) }
    content += summary + rows
    content.append(CopiedCommand.copied("keyline changes \(major) \(site.flags.everyChange)"))
    return content + others
  }

  /// The redesigns of the version.
  private var lead: String? {
    let clauses = site.resolver.knowledge.redesigns.filter { $0.version.major == major }
      .sorted { $0.id < $1.id }.map { $0.text + ($0.idiom == .phone ? " on phones" : "") + "." }
    return clauses.isEmpty ? nil : clauses.joined(separator: " ")
  }

  private var summary: [HTML] {
    let summary = ChangesSummary(changes, among: devices)
    let rows = summary.rows
    if rows.isEmpty {
      return [
        .element("h2", "What it changed"),
        Fold.note("No height, inset or margin that people ask for most is known to have changed."),
      ] + others(summary)
    }
    let sections = rows.map { row -> HTML in
      .element(
        "section", ["class": "change"],
        [
          .element(
            "div",
            [
              .element(
                "h3", .link(HTML(row.metric.pageTitle), to: address.metric(row.metric.id))),
              Fold.note(ChangeText.devices(row)),
            ]),
          .element("div", lines(row)),
        ])
    }
    return [
      .element("h2", "What it changed"),
      Fold.note([
        HTML("For apps that link against the SDK of iOS \(major). "),
        .element("span", ["class": "sure uncertain"], "perhaps"),
        ": the version of the change or its new value is uncertain.",
      ]),
      .element("div", ["class": "changes"], HTML.lines(sections)),
    ] + others(summary)
  }

  /// The changes in each orientation; changes in both stand once.
  private func lines(_ row: ChangesSummary.Row) -> [HTML] {
    let parts = Orientation.allCases.map { ($0.rawValue, row.parts[$0] ?? []) }
    let isBoth = Set(parts.map(\.1)).count == 1
    return (isBoth ? [("portrait and landscape", parts[0].1)] : parts).flatMap {
      orientation, parts in
      parts.map { part in
        let who = ChangeText.devices(part).map { ", \($0)" } ?? ""
        return .element(
          "p", ["class": "to"],
          [ChangeText.arrow(part), " ", .element("small", HTML(orientation + who))])
      }
    }
  }

  private func others(_ summary: ChangesSummary) -> [HTML] {
    let links = summary.unlisted.map {
      HTML.link(HTML($0.pageTitle), to: address.metric($0.id))
    }
    if links.isEmpty { return [] }
    return [Fold.note(["Also changed: ", .joined(links, by: ", "), "."])]
  }

  private var rows: [HTML] {
    let folded = changes.folded
    if folded.isEmpty { return [] }
    let lines = folded.prefix(Self.mostRows).map { change -> [HTML] in
      let orientations = change.orientations.count > 1 ? "both" : change.orientations[0].rawValue
      return [
        .link(HTML(change.metric.pageTitle), to: address.metric(change.metric.id)),
        HTML(NameLists.few(change.devices)), HTML(orientations),
        HTML(change.kind == .changed ? "" : change.kind.rawValue), ChangeText.arrow(change),
      ]
    }
    let metrics = Set(folded.map(\.metric.id)).count
    let table = Fold.table(
      "wide", ["Metric", "Devices", "Orientation", "Kind", "Change"], numbers: 1, Array(lines))
    return [
      .element("h2", "Every row"),
      Fold.element(
        "All changes, by metric", "\(folded.count) rows, \(metrics) metrics",
        [Fold.framed("scroll", "All changes of iOS \(major)", table)]),
    ]
  }

  /// More rows than any version has; a page has at most 3,000 elements.
  private static let mostRows = 260

  private var others: [HTML] {
    let links = site.versions.reversed().map { other -> HTML in
      other == major
        ? .element("b", HTML("\(other)")) : .link(HTML("\(other)"), to: address.version(other))
    }
    return [
      Fold.note([HTML("All versions: "), .joined(links, by: " ")])
    ]
  }
}
