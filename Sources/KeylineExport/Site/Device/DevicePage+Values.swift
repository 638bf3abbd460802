import KeylineModel
import KeylineQuery
import KeylineText

/// The answers about one device.
struct DeviceSheet {
  let device: Device
  let parts: [Part]

  /// One variant of a metric over the versions of the device.
  struct Part {
    let variant: AnswerMatrix.Variant
    /// Versions over which no value changes, the oldest first.
    let rows: [AnswerTable.Row]
    /// The same cut wherever a status changes; none where nothing is known.
    var pieces: [AnswerTable.Row]

    /// True if any version has a value.
    var isKnown: Bool {
      rows.contains { $0.cells.contains { $0.value != nil || $0.status == .uncertain } }
    }
  }
}

extension DevicePage {
  /// Every metric over every version, folded group by group, then what is not known and the device
  /// itself.
  var allValues: [HTML] {
    let known = sheet.parts.filter(\.isKnown)
    let groups = MetricGroup.all(of: known.map(\.variant.metric))
    let folds = groups.map { group -> HTML in
      let parts = known.filter { MetricGroup($0.variant.metric) == group }
      let metrics = Set(parts.map(\.variant.metric.id)).count
      return Self.fold(
        group.title, metrics == 1 ? "1 metric" : "\(metrics) metrics",
        [Fold.table("\(group.title), all values", ["class": "vals"], heads, parts.flatMap(lines))])
    }
    return [
      .element("h2", "All values"),
      .element(
        "p", ["class": "note"], "Every metric on every version, with the bars that each needs."),
    ] + folds + [unknown, about].compactMap(\.self)
  }

  static func fold(_ title: String, _ note: String, _ content: [HTML]) -> HTML {
    Fold.element(title, note, content)
  }

  private var heads: [HTML] {
    ["Metric", "iOS"] + site.orientations.map { HTML($0.rawValue.capitalizedStart) }
  }

  /// The lines of a metric: one for each stretch of either orientation; what both share stands once.
  private func lines(_ part: DeviceSheet.Part) -> [HTML] {
    let columns = site.orientations.indices.map { column -> [[VersionRange]] in
      part.rows.reduce(into: [(ranges: [VersionRange], content: Cell.Content)]()) { runs, row in
        let content = row.cells[column].content
        if let last = runs.last, last.content == content {
          runs[runs.count - 1].ranges = (last.ranges + row.ranges).joined
        } else {
          runs.append((row.ranges, content))
        }
      }.map(\.ranges)
    }
    let stretches = [].merged(with: columns.flatMap(\.self))
      .sorted { ($0[0].from, $1[0].until) < ($1[0].from, $0[0].until) }
    return stretches.enumerated().map { index, ranges in
      let title = HTML(part.variant.metric.title)
      let cells = columns.enumerated().map { column, own -> HTML in
        own.contains(ranges) ? cell(part, column, over: ranges) : .element("td", "")
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
              part.variant.conditionWords),
          .element("td", HTML(site.labels.label(ranges))),
        ].compactMap(\.self) + cells)
    }
  }

  /// A value with how it stands, and from which version on it is not as sure.
  private func cell(_ part: DeviceSheet.Part, _ column: Int, over ranges: [VersionRange]) -> HTML {
    let pieces = part.pieces.compactMap { row -> (Cell, VersionRange)? in
      row.ranges.lazy.compactMap { piece in
        ranges.lazy.compactMap(piece.clipped).first
      }.first.map { (row.cells[column], $0) }
    }
    guard let first = pieces.first?.0 else { return .element("td", "") }
    let text = first.content.text
    guard first.value != nil || first.status == .uncertain else {
      return .element("td", ["class": "x"], HTML(text))
    }
    var words = [first.status.text]
    var last = first.status
    for (cell, range) in pieces.dropFirst() where cell.status != last {
      last = cell.status
      let from = site.resolver.calendar.first(from: range.from) ?? range.from
      words.append("\(cell.status.text) from \(from.short)")
    }
    // A single word comes from the style sheet, by the class.
    if words.count == 1 {
      return .element("td", ["class": String(first.status.rawValue.prefix(1))], HTML(text))
    }
    return .element(
      "td", [HTML(text + " "), .element("small", HTML(words.joined(separator: ", ")))])
  }

  private var unknown: HTML? {
    let parts = sheet.parts.filter { !$0.isKnown }
    if parts.isEmpty { return nil }
    let known = Set(sheet.parts.filter(\.isKnown).map(\.variant.metric.id))
    let names = [].merged(
      with: parts.map {
        known.contains($0.variant.metric.id) ? $0.variant.title : $0.variant.metric.title
      })
    return Self.fold(
      "Not known", names.count == 1 ? "1 value" : "\(names.count) values",
      [
        .element(
          "p", ["class": "note"],
          [
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
    if let released = device.released { facts.append(("First sold", HTML(released))) }
    var display: [String] = []
    if let diagonal = device.diagonal {
      display.append(
        "\(diagonal / 100).\(diagonal % 100 / 10)\(diagonal % 10 == 0 ? "" : "\(diagonal % 10)") inches"
      )
    }
    if let density = device.pixelsPerInch { display.append("\(density) pixels per inch") }
    if let radius = device.cornerRadius { display.append("corner radius \(radius) pt") }
    if !display.isEmpty { facts.append(("Display", HTML(display.joined(separator: ", ")))) }
    if let button = device.homeButton { facts.append(("Home button", button ? "yes" : "no")) }
    if let housing = device.sensorHousing {
      facts.append(("Sensor housing", HTML(housing.rawValue)))
    }
    if let size = device.sizeClassInLandscape {
      facts.append(("Width class in landscape", HTML(size.rawValue)))
    }
    if let first = device.firstOS { facts.append(("First OS", HTML(first.description))) }
    if let last = device.lastOS { facts.append(("Last OS", HTML(last.description))) }
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
    let items = facts.map { HTML.element("div", [.element("dt", $0.0), .element("dd", $0.1)]) }
    return Self.fold("About this model", "", [.element("dl", ["class": "near"], items)])
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
