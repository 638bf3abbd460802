import KeylineJSON
import KeylineModel
import KeylineQuery
import KeylineText

extension Site {
  /// The screen of a device with its newest versions: as the export asks, and with bars if it asks
  /// for none; or why there is no picture.
  func pictures(of device: Device, _ memory: inout TimelineMemory) -> HTML {
    // A page may hold no control characters, which a file of SVG can.
    var device = device
    device.name = HTMLTable.held(device.name)
    var drawn: [HTML] = []
    var obstacle = "The screen size of \(device.name) is unknown."
    var versions = matrix.versions
    for situation in drawnSituations {
      let columns = drawnMetrics(in: situation).map { Column($0, situation) }
      let table = table(columns, on: device, over: versions, &memory)
      guard let row = table.rows.last, let newest = row.ranges.last else { continue }
      versions = VersionSet(newest)
      if let picture = ScreenPicture(row, in: situation, labels) {
        let svg = picture.inline { metric in
          let variant = matrix.variants.first { $0.metric.id == metric }
          return "#" + (variant.map { SiteAddress.anchor("metric", $0.key) } ?? "facts")
        }
        let label = "Picture: \(situation.words)"
        let style = device.idiom == .pad ? "picture wide" : "picture"
        drawn.append(.element("figure", ["class": style], Self.scrolling(label, .picture(svg))))
      } else {
        obstacle = ScreenPicture.obstacle(row)
      }
    }
    if drawn.isEmpty {
      return .element(
        "p", ["class": "unknown"], HTML("No picture. " + obstacle))
    }
    return .element("div", ["class": "pictures"], drawn)
  }

  private var drawnSituations: [Situation] {
    guard let plain = matrix.situations.first else { return [] }
    if ScreenFigures.hasBars(plain) { return [plain] }
    var bars = plain
    bars.content.navigationBar = true
    bars.content.tabBar = true
    return [plain, bars]
  }

  /// The metrics of a picture that are exported, and the size without which there is none.
  private func drawnMetrics(in situation: Situation) -> [Metric] {
    let size: Set<Metric.ID> = ["screen.width", "screen.height"]
    return ScreenPicture.metrics(in: situation)
      .filter { exported.contains($0) || size.contains($0) }
      .compactMap(resolver.metric).map { metric in
        Metric(
          id: metric.id, title: HTMLTable.held(metric.title), definition: metric.definition,
          since: metric.since, unit: metric.unit, elements: metric.elements,
          attribute: metric.attribute)
      }
  }
}
