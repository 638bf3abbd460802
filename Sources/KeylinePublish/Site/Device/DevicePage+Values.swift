import KeylineModel
import KeylineQuery
import KeylineText

extension DevicePage {
  /// Every metric over every version, folded group by group, then what is not known and the device
  /// itself.
  var allValues: [HTML] {
    let known = answered.filter(\.isKnown)
    let folds = known.grouped(by: \.variant.metric.thing).map { thing, parts -> HTML in
      let metrics = Set(parts.map(\.variant.metric.id)).count
      return Fold.element(
        thing, NameLists.counted(metrics, "metric"),
        [
          Fold.framed(
            "scroll", "\(thing), all values",
            Fold.table("vals", heads, parts.flatMap(lines)))
        ])
    }
    let display = states.words((site.matrix.situations.first ?? Situation()).display)
    return [
      .element("h2", "All values"),
      Fold.note(
        HTML(
          "Every metric on every version\(display.isEmpty ? "" : ", \(display)"), with the bars that "
            + "each needs and no others.")),
    ] + folds + [unknown, about].compactMap(\.self)
  }

  private var heads: [HTML] {
    ["Metric", "iOS"] + site.orientations.map { HTML($0.rawValue.capitalizedStart) }
  }

  /// The lines of a metric: one for each stretch of either orientation; what both share stands once.
  private func lines(_ part: DeviceAnswers) -> [HTML] {
    let lists = part.sinceItExists
    let columns = lists.map { list -> [[VersionRange]] in
      list.reduce(into: [(ranges: [VersionRange], content: Answer.Content)]()) { runs, stretch in
        if let last = runs.last, last.content == stretch.value.content {
          runs[runs.count - 1].ranges = (last.ranges + stretch.ranges).joined
        } else {
          runs.append((stretch.ranges, stretch.value.content))
        }
      }.map(\.ranges)
    }
    let stretches = [].merged(with: columns.flatMap(\.self))
      .sorted { ($0[0].from, $1[0].until) < ($1[0].from, $0[0].until) }
    return stretches.enumerated().map { index, ranges in
      let title = HTML(part.variant.metric.pageTitle)
      let cells = columns.enumerated().map { column, own -> HTML in
        own.contains(ranges) ? cell(lists[column], over: ranges) : .element("td", "")
      }
      return .element(
        "tr",
        [
          index > 0
            ? nil
            : .element(
              "th",
              ["scope": "row", "rowspan": stretches.count > 1 ? "\(stretches.count)" : nil],
              .link(title, to: address.metric(part.variant.metric.id)),
              PageWords.text(part.variant.conditionWords)),
          .element("td", HTML(site.labels.label(ranges))),
        ].compactMap(\.self) + cells)
    }
  }

  /// A value with how it stands, and from which version on it is not as sure.
  private func cell(_ list: [DeviceAnswers.Stretch], over ranges: [VersionRange]) -> HTML {
    let pieces = list.compactMap { stretch -> (status: Status, from: OSVersion)? in
      stretch.ranges.lazy.compactMap { piece in
        ranges.lazy.compactMap(piece.clipped).first
      }.first.map { (stretch.value.status, $0.from) }
    }
    let content = list.first { stretch in
      stretch.ranges.contains { piece in ranges.contains { $0.overlaps(piece) } }
    }?.value.content
    guard let content, let first = pieces.first?.status else { return .element("td", "") }
    let text = content.text
    if case .status = content { return .element("td", ["class": "x"], HTML(text)) }
    var words = [first.text]
    var last = first
    for (status, start) in pieces.dropFirst() where status != last {
      last = status
      let from = site.resolver.calendar.first(from: start) ?? start
      words.append("\(status.text) from \(from.short)")
    }
    // A single word comes from the style sheet, by the class.
    if words.count == 1 {
      return .element("td", ["class": String(first.rawValue.prefix(1))], HTML(text))
    }
    return .element(
      "td", [HTML(text + " "), .element("small", HTML(words.joined(separator: ", ")))])
  }

  private var unknown: HTML? {
    let parts = answered.filter { !$0.isKnown }
    if parts.isEmpty { return nil }
    let known = Set(answered.filter(\.isKnown).map(\.variant.metric.id))
    let names = [].merged(
      with: parts.map {
        known.contains($0.variant.metric.id)
          ? PageWords.text($0.variant.title) : $0.variant.metric.pageTitle
      })
    return Fold.element(
      "Not known", NameLists.counted(names.count, "value"),
      [
        Fold.note([
          HTML(names.joined(separator: ", ") + ". Measured one? "),
          .external("Tell us", Site.report), ".",
        ])
      ])
  }

  private var about: HTML? {
    var facts: [(HTML, HTML)] = []
    if !device.identifiers.isEmpty {
      facts.append(
        (
          device.identifiers.count == 1 ? "Identifier" : "Identifiers",
          .joined(device.identifiers.map { .element("code", HTML($0)) }, by: " ")
        ))
    }
    facts += DeviceText.attributes(of: device).map { (HTML($0.title), HTML($0.value)) }
    if let note = device.note { facts.append(("Note", HTML(note))) }
    if device.layer != .shipped {
      facts.append(("Origin", "This device does not come with Keyline."))
    }
    if !device.sources.isEmpty {
      let links = device.sources.map { id -> HTML in
        .link(HTML(site.resolver.source(id)?.title ?? id), to: address.source(id))
      }
      facts.append(("Sources", .joined(links, by: ", ")))
    }
    if facts.isEmpty { return nil }
    return Fold.element("About this model", "", [Fold.facts(facts)])
  }
}

extension HTML {
  /// A head of a row with words behind it that tell it from others.
  fileprivate static func element(
    _ name: StaticString, _ attributes: Attributes, _ content: HTML, _ more: String
  ) -> HTML {
    element(
      name, attributes,
      more.isEmpty ? [content] : [content, " ", .element("small", HTML(more))])
  }
}
