import KeylineData
import KeylineModel
import KeylineQuery
import KeylineText

/// The page of a metric: what it is, its values by device and version, what changed it, how sure it is.
struct MetricPage {
  let site: Site
  let metric: Metric
  let parts: [Part]
  /// The changes on all devices, folded.
  let changes: [Difference]
  /// A device on which it can be shown.
  let metricScreen: MetricScreen?
  let address = SiteAddress.fromFolder

  /// The answers about one variant of a metric.
  struct Part {
    let variant: AnswerMatrix.Variant
    /// A device each, the oldest first.
    let answers: [DeviceAnswers]
  }

  var page: SitePage {
    let last = site.newest.map { $0.major == metric.since.major ? "" : " to \($0.major)" } ?? ""
    return SitePage(
      title: "\(metric.pageTitle) on every iPhone and iPad, iOS \(metric.since.major)\(last)",
      summary: "\(metric.definition) Per device and iOS version, with sources.",
      path: SiteAddress.file(metric: metric.id), current: .metrics, content: content)
  }

  private var content: [HTML] {
    var facts: [HTML] = [
      .element("code", HTML(metric.id)), HTML(metric.unit.words),
      HTML("since iOS \(metric.since.short)"),
    ]
    facts += metric.see.filter(site.exported.contains).compactMap(site.resolver.metric).map {
      .joined(["see ", .link(HTML($0.pageTitle), to: address.metric($0.id))])
    }
    let intro = HTML.element(
      "div",
      HTML.lines([
        .element("h1", HTML(metric.pageTitle)),
        .element("p", ["class": "lead"], HTML(metric.definition)),
        .element("ul", ["class": "facts"], facts.map { .element("li", $0) }),
      ]))
    let drawing = metricScreen?.drawing(of: metric.id, words: state, at: address)
    var content: [HTML] = [
      drawing.map { .element("div", ["class": "intro"], [intro, $0]) } ?? intro
    ]
    content += tables + history + sureness
    content.append(
      CopiedCommand.copied(
        ArgumentText.text(["keyline", "get", metric.id]) + " -d all \(site.flags.versions) all"))
    return content
  }

  /// A table with what it is about.
  struct Section {
    let variant: AnswerMatrix.Variant
    /// The places of the orientations in which it holds.
    let orientations: [Int]
    /// The variant, the orientation and what stands on the screen.
    let title: String
    let table: MetricTable
  }

  /// One table for each variant and orientation that differ and have a value.
  var sections: [Section] {
    parts.flatMap { part -> [Section] in
      let words = PageWords.text(part.variant.words(among: parts.map(\.variant)))
      let own = site.orientations.indices.map { index in
        MetricTable(
          part.answers.flatMap { answers in
            answers.sinceItExists[index].map { stretch in
              MetricTable.Piece(
                device: answers.device, ranges: stretch.ranges, content: stretch.value.content,
                isStarred: stretch.value.needsChecking)
            }
          }, site.resolver.calendar)
      }
      let isAlike = own.count > 1 && own.dropFirst().allSatisfy { $0.isLike(own[0]) }
      let places = isAlike ? [Array(own.indices)] : own.indices.map { [$0] }
      return places.filter { own[$0[0]].isKnown }.map { indices in
        let held = indices.map { site.orientations[$0].rawValue }.joined(separator: " and ")
        let title = [words, held, state].filter { !$0.isEmpty }.joined(separator: ", ")
        return Section(
          variant: part.variant, orientations: indices, title: title.capitalizedStart,
          table: own[indices[0]])
      }
    }
  }

  /// The tables; the first is open.
  private var tables: [HTML] {
    let found = sections
    guard let first = found.first else {
      return [
        .element("h2", "By device and version"),
        Fold.note("Nothing is known on any device."),
      ]
    }
    let note = Fold.note(
      [
        HTML(
          "\(first.title), newest version first. Devices share a row if they agree on every version that "
            + "both ran. ")
      ] + PageWords.marks + [" A mark is that of the least certain device in the row."])
    let further = found.dropFirst().map { section in
      Fold.element(section.title, rows(section.table), grids(section.table, section.title))
    }
    return [.element("h2", "By device and version"), note] + grids(first.table, first.title)
      + further
  }

  /// The bars on the screen of the tables and the picture.
  private var state: String {
    let words = (site.matrix.situations.first ?? Situation()).words
      .split(separator: " · ").dropFirst()
    if !words.isEmpty { return words.joined(separator: ", ") }
    return metric.elements.isEmpty ? "no bars" : "no bars but its own"
  }

  private func rows(_ table: MetricTable) -> String {
    NameLists.counted(table.rows.count, "row")
  }

  /// The table of newer versions, and behind a fold the one of older ones.
  private func grids(_ table: MetricTable, _ title: String) -> [HTML] {
    let newer = table.majors.filter { $0 >= Self.oldestOpen }
    let older = table.majors.filter { $0 < Self.oldestOpen }
    var grids: [HTML] = []
    if !newer.isEmpty { grids.append(grid(table, newer, title)) }
    guard let first = older.first, let last = older.last else { return grids }
    let span = first == last ? "iOS \(first)" : "iOS \(first) to \(last)"
    let inner = grid(table, older, "\(title), \(span)")
    if newer.isEmpty { return [inner] }
    return grids + [Fold.element(span, "", [inner])]
  }

  /// The oldest version that a table shows without being asked.
  private static let oldestOpen = 15

  private func grid(_ table: MetricTable, _ majors: [Int], _ title: String) -> HTML {
    let rows = table.rows.filter { row in majors.contains { row.cells[$0] != nil } }
    let lines = rows.map { row in
      HTML.element(
        "tr",
        [.element("th", ["scope": "row"], names(row, majors))]
          + majors.map { cell(row.cells[$0]) })
    }
    return Fold.framed(
      "grid names", "\(metric.pageTitle), \(title)",
      Fold.table(
        nil, ["Devices, equal ones together"] + majors.map { HTML("\($0)") },
        numbers: majors.count, lines))
  }

  private func cell(_ entry: MetricTable.Entry?) -> HTML {
    guard let entry else { return .element("td", "") }
    let mark = entry.isEmpty ? "x" : entry.isUncertain ? "u" : entry.isStarred ? "i" : nil
    return .element("td", ["class": mark], HTML(entry.text))
  }

  /// The devices of a row that ran some of the versions, with those that each ran where they differ.
  private func names(_ row: MetricTable.Row, _ majors: [Int]) -> HTML {
    let own = zip(row.devices, row.spans).filter { majors.contains(where: $0.1.contains) }
    if own.count == 1 { return .link(HTML(own[0].0.name), to: address.device(own[0].0.id)) }
    let spans = [].merged(with: own.map(\.1))
    func text(_ span: ClosedRange<Int>, _ names: ([Device]) -> String) -> String {
      let last = span.upperBound == span.lowerBound ? "" : "–\(span.upperBound)"
      return names(own.filter { $0.1 == span }.map(\.0))
        + (spans.count == 1 ? "" : " (iOS \(span.lowerBound)\(last))")
    }
    let all = spans.map { text($0) { NameLists.joined($0.map(\.name)) } }.joined(separator: "; ")
    guard own.count > 3, let first = spans.first else { return HTML(all) }
    let more = own.count { $0.1 != first }
    return .element(
      "details", ["class": "more"],
      [
        .element(
          "summary",
          HTML(
            text(first) { NameLists.few($0) }
              + (more == 0 ? "" : " and \(more) more, each on its own versions"))),
        Fold.note(HTML(all)),
      ])
  }

  private var history: [HTML] {
    // That it is new says nothing where its value is unknown.
    let told = changes.filter { change in
      change.kind != .unknown
        && (change.kind != .new || change.right.contains { $0.value.content.hasValue })
    }
    let sorted = told.enumerated().map { (place: Self.place(of: $1), offset: $0, change: $1) }
      .sorted { ($1.place, $0.offset) < ($0.place, $1.offset) }
    let rows = sorted.map(\.change).map { change -> [HTML] in
      let version =
        change.boundary.map { site.version(of: $0, at: address) } ?? HTML("")
      return [
        version, HTML(NameLists.few(change.devices)),
        HTML(change.orientations.map(\.rawValue).joined(separator: " and ")),
        ChangeText.arrow(change),
      ]
    }
    if rows.isEmpty { return [] }
    let table = Fold.table(
      "wide", ["Version", "Devices", "Orientation", "Change"], numbers: 1, Array(rows.prefix(40)))
    let title = "Changes of \(metric.pageTitle)"
    let more =
      rows.count > 40
      ? [Fold.note(HTML("And \(rows.count - 40) older rows."))] : []
    return [.element("h2", "What changed it"), Fold.framed("scroll", title, table)] + more
  }

  /// Where a change stands in a list: one between two versions with the first, below what came later.
  private static func place(of change: Difference) -> OSVersion {
    if case .between(let after, _)? = change.boundary { return after }
    return change.boundary?.latest ?? .lowest
  }

  private var sureness: [HTML] {
    let observations = site.resolver.statements(about: metric.id)
    var counts: [Status: Int] = [:]
    for answers in parts.first?.answers ?? [] {
      for stretch in answers.lists.first ?? [] {
        counts[stretch.value.status, default: 0] +=
          site.matrix.releases(of: answers.device, in: stretch.ranges).count
      }
    }
    let shown = Status.allCases.filter { counts[$0] != nil && $0 != .notApplicable }
    let total = shown.reduce(0) { $0 + (counts[$1] ?? 0) }
    let pieces = shown.map { status -> HTML in
      .joined([.element("b", HTML("\(counts[status] ?? 0)")), HTML(" \(status.text)")])
    }
    var content: [HTML] = [.element("h2", "How sure")]
    if total > 0 {
      let orientation = site.orientations.first?.rawValue ?? ""
      content.append(
        Fold.note([
          HTML("Of \(total) values in \(orientation), one for each device and release: "),
          .joined(pieces, by: ", "), ".",
        ]))
    }
    if observations.isEmpty { return content }
    return content + [statements(observations)]
  }

  /// The statements of each source, the sources in the order of the catalogue.
  private func statements(_ observations: [Observation]) -> HTML {
    let sources = [].merged(with: observations.map(\.source))
    let items = sources.map { id -> HTML in
      let own = observations.filter { $0.source == id }
      let lines = own.prefix(Self.mostStatements).map(site.words)
      let more = own.count > lines.count ? HTML("; and \(own.count - lines.count) more") : HTML("")
      return .element(
        "li",
        [
          .link(HTML(site.resolver.source(id)?.title ?? id), to: address.source(id)),
          .void("br", [:]), .element("small", [.joined(lines, by: "; "), more]),
        ])
    }
    return Fold.element(
      "What sources state", "\(sources.count)", id: Self.sources,
      [.element("ul", ["class": "sources"], items)])
  }

  /// The name of the part that has them.
  static let sources = "sources"

  /// How many statements of one source are written out.
  private static let mostStatements = 12
}

extension Site {
  /// A statement of a source with its scope: `62 on iPhone 17 Pro, portrait, iOS 26.1, measured`.
  func words(_ statement: Observation) -> HTML {
    let os = statement.os
    let scope = statement.scope.words(in: resolver, most: 3)
    let about = [
      scope, os.namesVersions ? "iOS \(os.text)" : os.text,
      statement.obtained.rawValue, statement.unclear.map { "unclear: \($0)" },
      statement.disputed.map { "disputed: \($0)" },
      statement.layer == .shipped ? nil : "not part of Keyline",
    ].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
    return .joined([
      .element("b", HTML(statement.value.description)),
      HTML((scope.isEmpty ? ", " : " on ") + PageWords.text(about)),
    ])
  }
}
