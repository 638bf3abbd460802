import KeylineModel
import KeylineQuery
import KeylineText

extension Site {
  /// The page of a device: its attributes, its picture and its metrics over its versions.
  func page(of sheet: DeviceSheet, _ memory: inout TimelineMemory) -> SitePage {
    let device = sheet.device
    let address = SiteAddress.fromFolder
    var content: [HTML] = [
      .element("h1", HTML(device.name)), facts(device, from: address),
    ]
    content += [.element("h2", "Screen"), pictures(of: device, &memory)]
    let orientations = matrix.situations.map { HTML($0.orientation.rawValue.capitalizedStart) }
    let body = sheet.parts.filter(\.isKnown).flatMap { rows(of: $0, device, from: address) }
    content += [
      .element("h2", "Values over versions"),
      Self.scrolling(
        "Values over versions",
        .element(
          "table", ["class": "values"],
          [
            Self.heads(
              ["Metric", "iOS"] + orientations + ["How sure", "Why", "Who says so"]),
            .element("tbody", HTML.lines(body)),
          ])),
    ]
    let unknown = sheet.parts.filter { !$0.isKnown }
    if !unknown.isEmpty {
      content += [.element("h2", "Not known"), .element("ul", unknown.map { gap($0, device) })]
    }
    return SitePage(
      title: "\(device.name): heights, insets and margins",
      summary: "Heights, insets and margins of \(device.name), per OS version, with sources.",
      address: address, content: content)
  }

  private func rows(
    of part: DeviceSheet.Part, _ device: Device, from address: SiteAddress
  ) -> [HTML] {
    part.rows.enumerated().map { index, row in
      let title = HTML(part.variant.title)
      let name = HTML.link(title, to: address.metric(part.variant.metric.id))
      return .element(
        "tr",
        [
          "id": index == 0 ? SiteAddress.anchor("metric", part.variant.key) : nil,
          "class": index == 0 ? "first" : nil,
        ],
        [
          .element(
            "th", ["scope": "row"],
            index == 0 ? name : .element("span", ["class": "again"], title)),
          .element("td", HTML(labels.label(row.ranges))),
        ]
          + row.cells.map {
            .element("td", ["class": "n"], value($0, on: device, from: address))
          }
          + [
            .element("td", HTML(standing(row.cells, on: device, over: row.ranges))),
            .element("td", rules(of: row.cells, from: address)),
            .element("td", sources(of: row.cells, from: address)),
          ])
    }
  }

  private func gap(_ part: DeviceSheet.Part, _ device: Device) -> HTML {
    let cells = part.rows.first?.cells ?? []
    return .element(
      "li", ["id": SiteAddress.anchor("metric", part.variant.key)],
      [
        .link(
          HTML(part.variant.title), to: SiteAddress.fromFolder.metric(part.variant.metric.id)),
        ": ",
        HTML(standing(cells, on: device, over: part.rows.first?.ranges ?? [])),
      ])
  }

  private func facts(_ device: Device, from address: SiteAddress) -> HTML {
    var facts: [HTML] = []
    func add(_ name: HTML, _ value: HTML, isWide: Bool) {
      facts.append(
        .element(
          "div", ["class": isWide ? "wide" : nil],
          [.element("dt", name), .element("dd", value)]))
    }
    func add(_ name: HTML, _ value: String?, isWide: Bool = false) {
      if let value { add(name, HTML(value), isWide: isWide) }
    }
    add("Identifiers", device.identifiers.isEmpty ? nil : device.identifiers.joined(separator: " "))
    add("First sold", device.released)
    if let width = device.width, let height = device.height {
      add("Screen", "\(width) × \(height) pt" + (device.scale.map { " @\($0)x" } ?? ""))
    }
    if let width = device.nativeWidth, let height = device.nativeHeight {
      add("Native pixels", "\(width) × \(height)")
    }
    add("Corner radius", device.cornerRadius.map { "\($0) pt" })
    add("Home button", device.homeButton.map { $0 ? "yes" : "no" })
    add("Sensor housing", device.sensorHousing?.rawValue)
    add("Size class in landscape", device.sizeClassInLandscape?.rawValue)
    add("First OS", device.firstOS?.description)
    add("Last OS", device.lastOS?.description)
    add("Note", device.note, isWide: true)
    if !device.sources.isEmpty {
      let links = device.sources.map { HTML.link(HTML($0), to: address.source($0)) }
      add("Who says so", .joined(links, by: ", "), isWide: true)
    }
    return .element("dl", ["id": "facts"], facts)
  }
}

/// The answers about one device.
struct DeviceSheet {
  let device: Device
  let parts: [Part]

  /// One variant of a metric over the versions of the device.
  struct Part {
    let variant: AnswerMatrix.Variant
    let rows: [AnswerTable.Row]

    /// True if any version has a value.
    var isKnown: Bool {
      rows.contains { $0.cells.contains { $0.value != nil || $0.status == .uncertain } }
    }
  }
}
